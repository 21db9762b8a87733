interface SecurityContact {
  email: string;
  site: string;
  /** The day of the build. */
  day: string;
}

/** The text of `/.well-known/security.txt` (RFC 9116), valid until the first day of the twelfth month after the build. */
export function securityTxt({ email, site, day }: SecurityContact): string {
  const built = new Date(day);
  const expires = new Date(Date.UTC(built.getUTCFullYear() + 1, built.getUTCMonth(), 1));
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${site}/.well-known/security.txt`,
    "",
  ].join("\n");
}
