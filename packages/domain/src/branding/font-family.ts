const SANS = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"
const SERIF = "Georgia, Cambria, 'Times New Roman', serif"
const ROUNDED = `ui-rounded, 'SF Pro Rounded', ${SANS}`
const MONO = 'ui-monospace, Menlo, Consolas, monospace'

/**
 * Returns a font that we serve, then the fonts of devices that are stretched to its size, then the
 * nearest generic ones.
 */
const served = (name: string, near: string): string =>
  `"${name}","${name} fallback","${name} fallback 2",${near}`

/**
 * The fonts that a tenant can choose. All but four come with the page (docs/decisions/023). Nothing
 * but these values enters a style sheet.
 */
export const FONT_FAMILIES = {
  System: SANS,
  Arial: `Arial, ${SANS}`,
  Inter: served('Inter', SANS),
  Lato: served('Lato', SANS),
  Montserrat: served('Montserrat', SANS),
  Nunito: served('Nunito', ROUNDED),
  'Open Sans': served('Open Sans', SANS),
  Oswald: served('Oswald', `'Arial Narrow', ${SANS}`),
  Poppins: served('Poppins', SANS),
  Quicksand: served('Quicksand', ROUNDED),
  Raleway: served('Raleway', SANS),
  Roboto: served('Roboto', SANS),
  Rubik: served('Rubik', SANS),
  'Work Sans': served('Work Sans', SANS),
  Georgia: SERIF,
  Lora: served('Lora', SERIF),
  Merriweather: served('Merriweather', SERIF),
  'Playfair Display': served('Playfair Display', SERIF),
  Monospace: MONO,
} as const

export type FontFamily = keyof typeof FONT_FAMILIES

/**
 * Whether a name is on the list of fonts that a tenant can choose. A missing one reads as "null",
 * which is no font.
 */
export const isFontFamily = (name: string | null | undefined): name is FontFamily =>
  Object.hasOwn(FONT_FAMILIES, String(name))

/**
 * Returns the CSS value of a tenant's font, or of the system's when it is missing or not on the
 * list.
 */
export const fontStack = (name: string | null | undefined): string =>
  isFontFamily(name) ? FONT_FAMILIES[name] : FONT_FAMILIES.System
