import { tokenFiles } from "virtual:token-downloads";

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Every file of tokens for another tool, as a download. */
export function TokenFileList() {
  return (
    <ul role="list" className="sb-unstyled flex flex-col bg-page p-4 text-body text-primary sm:p-6">
      {tokenFiles.map(({ name, type, description, size, href }) => (
        <li key={name} className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-b-thin border-hairline py-3">
          <span className="flex min-w-0 flex-col">
            <a
              href={href}
              type={type}
              download={name}
              className="inline-flex min-h-target-small items-center rounded-control font-mono text-small break-words text-link underline decoration-thin underline-offset-1 hover:text-link-hover hover:decoration-thick"
            >
              {name}
            </a>
            <span className="text-small">{description}</span>
          </span>
          <span className="text-small text-secondary tabular-nums">{kilobytes(size)}</span>
        </li>
      ))}
    </ul>
  );
}
