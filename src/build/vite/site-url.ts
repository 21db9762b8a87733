import { loadEnv, type Plugin } from "vite";
import { siteAddress, type SiteAddress } from "#build/site/site-url.ts";

/** The address of the deployment, from the environment or from the settings files. */
export const loadSiteAddress = (mode: string, root: string): SiteAddress =>
  siteAddress(loadEnv(mode, root, ["VITE_SITE_URL", "BASE_PATH"]));

/** Sets the path of the site, and replaces `import.meta.env.VITE_SITE_URL` by the validated address of the deployment. */
export const siteUrlVariable = (): Plugin => ({
  name: "korvane:site-url",
  config({ root = process.cwd(), base: configured }, { mode }) {
    const { address, base } = loadSiteAddress(mode, root);
    // The static Storybook sets its own.
    return { base: configured ?? base, define: { "import.meta.env.VITE_SITE_URL": JSON.stringify(address) } };
  },
});
