import { Link } from "#ui/link.tsx";

/** How a tester opens the site, on the computer that serves it and on other devices. */
export function OpenTheSite() {
  const local = "http://localhost:4173";
  return (
    <div className="flex flex-col gap-2">
      <p>Open the site with the assistive technology:</p>
      <ul className="flex list-disc flex-col gap-2 ps-6">
        <li>
          On the computer that serves it: run <code className="wrap-anywhere">npm start</code>, and open {local}.
        </li>
        <li>
          On an Android device at its USB port: run <code className="wrap-anywhere">npm start</code> and{" "}
          <code className="wrap-anywhere">adb reverse tcp:4173 tcp:4173</code>, and open {local} on the device.
        </li>
        <li>
          On any other device: open the address of a deployed copy, or that of a tunnel to port 4173. A tunnel’s name
          has to be allowed: <code className="wrap-anywhere">ALLOWED_HOSTS=name.example npm start</code>. Without a
          tunnel the server cannot be reached from other devices, because it listens on localhost alone.
        </li>
      </ul>
      <p>
        Words in ‘single’ quotes are words of the site; the others are those of the assistive technology. What differs
        from them may be a failure of either: note what you heard or saw. The{" "}
        <Link to="https://www.w3.org/TR/WCAG22/">criteria</Link> at a step are those that fail with it.
      </p>
      <p>
        A step has passed when all of what it expects was heard or seen. A step that you leave at <em>Not tried</em>{" "}
        counts neither as passed nor as failed.
      </p>
    </div>
  );
}
