import { useState } from "react";
import { Button } from "#ui/button.tsx";

/** A button that copies a text, such as the custom property of a token, and says so. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const [message, setMessage] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setMessage(`Copied ${text}`);
    } catch {
      setMessage("The browser refused to copy.");
    }
  };
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Button size="compact" variant="secondary" onClick={() => void copy()}>
        {label}
      </Button>
      <span role="status" className="text-small break-words text-secondary">
        {message}
      </span>
    </span>
  );
}
