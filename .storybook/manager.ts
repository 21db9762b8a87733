import { addons } from "storybook/manager-api";
import { korvane } from "./theme.ts";

addons.setConfig({ theme: korvane });
