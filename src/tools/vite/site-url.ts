import { loadEnv, type Plugin } from "vite";
import { buildDay } from "#tools/site/build-day.ts";
import { siteAddress, storybookUrl, type SiteAddress } from "#tools/site/site-url.ts";

/** The address of the deployment, from the environment or from the settings files. */
export const loadSiteAddress = (mode: string, root: string): SiteAddress =>
  siteAddress(loadEnv(mode, root, ["VITE_SITE_URL", "BASE_PATH"]));

/**
 * Sets the path of the site, and replaces `import.meta.env.VITE_SITE_URL` and `VITE_STORYBOOK_URL` by the validated addresses
 * of the deployment and of its Storybook, and `VITE_BUILD_YEAR` by the year of the build.
 */
export const siteUrlVariable = (): Plugin => ({
  name: "korvane:site-url",
  config({ root = process.cwd(), base: configured }, { mode }) {
    const { address, base } = loadSiteAddress(mode, root);
    const storybook = storybookUrl(loadEnv(mode, root)["VITE_STORYBOOK_URL"], address);
    return {
      // The static Storybook sets its own.
      base: configured ?? base,
      define: {
        "import.meta.env.VITE_SITE_URL": JSON.stringify(address),
        "import.meta.env.VITE_STORYBOOK_URL": JSON.stringify(storybook),
        "import.meta.env.VITE_BUILD_YEAR": buildDay().slice(0, 4),
      },
    };
  },
});
