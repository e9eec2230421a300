/** The colours that a branch can set, as "#rgb" or "#rrggbb"; what is missing or anything else counts as the default. Source: 000 §3 Branch. */
export type ColorConfig = {
  readonly colorModeType?: string | null
  readonly buttonBorderedColorLight?: string | null
  readonly buttonBorderedColorDark?: string | null
  readonly lightMainColor?: string | null
  readonly darkMainColor?: string | null
  readonly promotionalBannerColorLight?: string | null
  readonly promotionalBannerColorDark?: string | null
  readonly mainBackgroundColorLight?: string | null
  readonly mainBackgroundColorDark?: string | null
  readonly mainTextColorLight?: string | null
  readonly mainTextColorDark?: string | null
  readonly descriptionTextColorLight?: string | null
  readonly descriptionTextColorDark?: string | null
}

/** The custom properties that a tenant fills; `on-` is the text colour that goes on its partner. */
export const THEME_TOKENS = [
  '--brand',
  '--on-brand',
  '--brand-text',
  '--accent',
  '--on-accent',
  '--banner',
  '--on-banner',
  '--canvas',
  '--surface',
  '--surface-raised',
  '--text',
  '--text-muted',
  '--line',
  '--positive',
  '--on-positive',
  '--warning',
  '--on-warning',
  '--danger',
  '--on-danger',
] as const

/** One custom property. */
export type ThemeToken = (typeof THEME_TOKENS)[number]

/** Whether a tenant is light; whatever is not LIGHT is dark. Source: 000 §3 Branch, colorModeType. */
export const isLightTheme = (config: ColorConfig): boolean => config.colorModeType === 'LIGHT'

/** A tenant's colours as custom properties. */
export function themeTokens(_config: ColorConfig): Readonly<Record<ThemeToken, string>> {
  throw new Error('unwritten')
}
