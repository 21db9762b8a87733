import type { Social } from "#content/schema-page.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";

const icons = { LinkedIn: "linkedin", YouTube: "youtube", Instagram: "instagram", X: "twitter-x" } as const;

export type SocialLinksProps = {
  /** The networks with the addresses of their profiles. */
  socials: readonly Social[];
};

/** Icon links to the company's social media, which open in a new tab. */
export function SocialLinks({ socials }: SocialLinksProps) {
  return (
    <ul role="list" aria-label="Social media" className="-ms-2 flex no-icons:gap-3">
      {socials.map(({ name, href }) => (
        // browsers paint no outline around an inline link whose content is a block
        <li key={name} className="flex">
          <Link to={href} size="compact" variant="quiet">
            <span className="flex size-8 items-center justify-center no-icons:hidden">
              <Icon name={icons[name]} size="sm" />
            </span>
            <span className="sr-only no-icons:not-sr-only">{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
