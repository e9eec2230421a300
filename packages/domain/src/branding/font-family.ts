const SANS = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"
const SERIF = "Georgia, Cambria, 'Times New Roman', serif"
const ROUNDED = `ui-rounded, 'SF Pro Rounded', ${SANS}`
const MONO = 'ui-monospace, Menlo, Consolas, monospace'

/**
 * The fonts that a tenant can choose, each with the fallbacks nearest to it in width. Nothing but these
 * values enters a style sheet.
 */
export const FONT_FAMILIES = {
  System: SANS,
  Arial: `Arial, ${SANS}`,
  Inter: `Inter, ${SANS}`,
  Lato: `Lato, ${SANS}`,
  Montserrat: `Montserrat, ${SANS}`,
  Nunito: `Nunito, ${ROUNDED}`,
  'Open Sans': `'Open Sans', ${SANS}`,
  Oswald: `Oswald, 'Arial Narrow', ${SANS}`,
  Poppins: `Poppins, ${SANS}`,
  Quicksand: `Quicksand, ${ROUNDED}`,
  Raleway: `Raleway, ${SANS}`,
  Roboto: `Roboto, ${SANS}`,
  Rubik: `Rubik, ${SANS}`,
  'Work Sans': `'Work Sans', ${SANS}`,
  Georgia: SERIF,
  Lora: `Lora, ${SERIF}`,
  Merriweather: `Merriweather, ${SERIF}`,
  'Playfair Display': `'Playfair Display', ${SERIF}`,
  Monospace: MONO,
} as const

/** The name of one font that a tenant can choose. */
export type FontFamily = keyof typeof FONT_FAMILIES

/** Whether a name is on the list of fonts that a tenant can choose. */
export const isFontFamily = (name: string): name is FontFamily => Object.hasOwn(FONT_FAMILIES, name)

/** The CSS value of a tenant's font, or of the system's when it is missing or not on the list. */
export const fontStack = (name: string | null | undefined): string =>
  name != null && isFontFamily(name) ? FONT_FAMILIES[name] : FONT_FAMILIES.System
