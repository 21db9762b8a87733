import resolver from "#tokens/resolver.json" with { type: "json" };

const { contexts, $extensions } = resolver.modifiers.theme;

/** The name of a theme: the value of `data-theme`, and of its token file. */
export type Theme = keyof typeof contexts;

interface ThemeFacts {
  /** The name that people read. */
  title: string;
  /** The colors of native controls and scrollbars. */
  scheme: "light" | "dark";
  /** The preference of the system that selects it until a visitor chooses. */
  preference?: string;
  /** Whether its pairs need the enhanced contrast of WCAG 1.4.6. */
  isHighContrast?: boolean;
}

/** The themes in the order of `tokens/resolver.json`: of the preferences that match, the last one applies. */
export const themes = $extensions["com.korvane.themes"] as Record<Theme, ThemeFacts>;

export const themeNames = Object.keys(contexts) as Theme[];

/** True for the name of a theme, as a stored or an addressed text may be one. */
export const isTheme = (value: unknown): value is Theme => themeNames.some((theme) => theme === value);
