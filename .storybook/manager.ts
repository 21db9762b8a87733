import { addons } from "storybook/manager-api";
import { korvane } from "./theme";

addons.setConfig({ theme: korvane });
