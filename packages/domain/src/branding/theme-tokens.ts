import { contrastRatio, mix, parseColor, blackOrWhiteOn, readableOn, type HexColor } from './contrast.ts'

/**
 * Colours that a branch can set, as "#rgb" or "#rrggbb"; any other value, or none, counts as the
 * default. Source: 000 §3 Branch.
 */
export type ColorConfig = {
  readonly colorModeType?: string | null | undefined
  readonly buttonBorderedColorLight?: string | null | undefined
  readonly buttonBorderedColorDark?: string | null | undefined
  readonly lightMainColor?: string | null | undefined
  readonly darkMainColor?: string | null | undefined
  readonly promotionalBannerColorLight?: string | null | undefined
  readonly promotionalBannerColorDark?: string | null | undefined
  readonly mainBackgroundColorLight?: string | null | undefined
  readonly mainBackgroundColorDark?: string | null | undefined
  readonly mainTextColorLight?: string | null | undefined
  readonly mainTextColorDark?: string | null | undefined
  readonly descriptionTextColorLight?: string | null | undefined
  readonly descriptionTextColorDark?: string | null | undefined
}

/**
 * The custom properties that a tenant fills; `on-` is the text colour that goes on its partner,
 * `ink` a brand colour fit for text.
 */
export const THEME_TOKENS = [
  '--brand',
  '--on-brand',
  '--brand-ink',
  '--accent',
  '--on-accent',
  '--banner',
  '--on-banner',
  '--canvas',
  '--surface',
  '--surface-raised',
  '--surface-sunken',
  '--text',
  '--text-muted',
  '--line',
  '--line-strong',
  '--positive',
  '--on-positive',
  '--warning',
  '--on-warning',
  '--danger',
  '--on-danger',
] as const

export type ThemeToken = (typeof THEME_TOKENS)[number]

/**
 * The contrast that is kept everywhere. Source: WCAG 2.2 AA, 1.4.3 for text, 1.4.11 for the edges
 * of controls.
 */
export const THEME_CONTRAST = { text: 4.5, edge: 3 } as const

const BRAND = '#f78700'
const ACCENT = '#2bbf66'

/**
 * Whether a tenant is light; every other value than LIGHT is dark. Source: 000 §3 Branch,
 * colorModeType.
 */
export const isLightTheme = (config: ColorConfig): boolean => config.colorModeType === 'LIGHT'

type Setting = string | null | undefined

/**
 * Edge of a secondary button: the branch's own colour, else its main colour. The documents' green
 * goes with their orange alone. Source: docs/decisions/079.
 */
const edgeOf = (own: Setting, main: Setting): HexColor => parseColor(own) ?? parseColor(main) ?? ACCENT

type Chosen = {
  readonly brand: HexColor
  readonly accent: HexColor
  readonly banner: HexColor
  readonly canvas: HexColor
  readonly text: HexColor
  readonly muted: HexColor | undefined
}

/** Colours in force, with the defaults of the documents. Source: 000 §9. */
const chosenColors = (config: ColorConfig): Chosen =>
  isLightTheme(config)
    ? {
        brand: parseColor(config.lightMainColor) ?? BRAND,
        accent: edgeOf(config.buttonBorderedColorLight, config.lightMainColor),
        banner: parseColor(config.promotionalBannerColorLight) ?? BRAND,
        canvas: parseColor(config.mainBackgroundColorLight) ?? '#f5f5f5',
        text: parseColor(config.mainTextColorLight) ?? '#1c1c1c',
        muted: parseColor(config.descriptionTextColorLight),
      }
    : {
        brand: parseColor(config.darkMainColor) ?? BRAND,
        accent: edgeOf(config.buttonBorderedColorDark, config.darkMainColor),
        banner: parseColor(config.promotionalBannerColorDark) ?? BRAND,
        canvas: parseColor(config.mainBackgroundColorDark) ?? '#272524',
        text: parseColor(config.mainTextColorDark) ?? '#ffffff',
        muted: parseColor(config.descriptionTextColorDark),
      }

/**
 * Layers on the canvas rise towards the light, and wells sink away from it; on a canvas of middle
 * brightness a layer stays as it is rather than make its text unreadable.
 */
function layersOf(canvas: HexColor) {
  const pole = blackOrWhiteOn(canvas)
  const layer = (towards: HexColor, share: number): HexColor => {
    const candidate = mix(canvas, towards, share)
    // Stryker disable next-line EqualityOperator: no layer has a contrast of exactly 4.5, to the last digit.
    return contrastRatio(pole, candidate) >= THEME_CONTRAST.text ? candidate : canvas
  }
  const isLight = pole === '#000000'
  return {
    surface: layer('#ffffff', isLight ? 0.7 : 0.05),
    raised: layer('#ffffff', isLight ? 1 : 0.09),
    sunken: layer('#000000', isLight ? 0.05 : 0.25),
  }
}

/**
 * Share of a tint. Colours of state are also written on a tint of themselves (12 % on the
 * surface); a little more, because browsers mix in another space.
 */
const TINT = 0.16

/**
 * Returns a tenant's colours as custom properties, all of them "#rrggbb". Every text colour
 * reaches 4.5:1 on each background that it can have; a tenant's colour that does not is shifted
 * until it does. Source: 000 §9, 001 §7 Branding rules.
 */
export function themeTokens(config: ColorConfig): Readonly<Record<ThemeToken, HexColor>> {
  const { brand, accent, banner, canvas, text, muted } = chosenColors(config)
  const { surface, raised, sunken } = layersOf(canvas)
  const backgrounds = [canvas, surface, raised, sunken]
  const readable = (color: HexColor): HexColor => readableOn(color, backgrounds, THEME_CONTRAST.text)

  const ink = readable(text)
  const onItsTint = (color: HexColor): HexColor => {
    const moved = readable(color)
    return readableOn(moved, [...backgrounds, mix(surface, moved, TINT)], THEME_CONTRAST.text)
  }
  const [positive, warning, danger] = [onItsTint('#137a45'), onItsTint('#8f5a00'), onItsTint('#bd2323')]
  return {
    '--brand': brand,
    '--on-brand': blackOrWhiteOn(brand),
    '--brand-ink': readable(brand),
    '--accent': accent,
    '--on-accent': blackOrWhiteOn(accent),
    '--banner': banner,
    '--on-banner': blackOrWhiteOn(banner),
    '--canvas': canvas,
    '--surface': surface,
    '--surface-raised': raised,
    '--surface-sunken': sunken,
    '--text': ink,
    '--text-muted': readable(muted ?? mix(ink, canvas, 0.3)),
    '--line': mix(canvas, ink, 0.12),
    '--line-strong': readableOn(mix(canvas, ink, 0.4), backgrounds, THEME_CONTRAST.edge),
    '--positive': positive,
    '--on-positive': blackOrWhiteOn(positive),
    '--warning': warning,
    '--on-warning': blackOrWhiteOn(warning),
    '--danger': danger,
    '--on-danger': blackOrWhiteOn(danger),
  }
}
