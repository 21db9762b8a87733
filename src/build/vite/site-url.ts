import { loadEnv, type Plugin } from "vite";
import { siteUrl } from "#build/site/site-url.ts";

/** Replaces `import.meta.env.VITE_SITE_URL` by the validated address of the deployment. */
export const siteUrlVariable = (): Plugin => ({
  name: "korvane:site-url",
  config({ root = process.cwd() }, { mode }) {
    const address = siteUrl(loadEnv(mode, root)["VITE_SITE_URL"]);
    return { define: { "import.meta.env.VITE_SITE_URL": JSON.stringify(address) } };
  },
});
