import { contrastRatio, mix, readableOn, type HexColor } from '../branding/contrast.ts'
import { THEME_CONTRAST, THEME_TOKENS, themeTokens, type ColorConfig } from '../branding/theme-tokens.ts'
import type { MenuBox } from './menu-box.ts'

/**
 * The custom properties that a box may set inside of itself; the tints of the states too, which the
 * page mixes by itself.
 */
export const BOX_TOKENS = [...THEME_TOKENS, '--positive-soft', '--danger-soft'] as const

/** The colours of a box: a whole theme, so that all of its content can be read. */
export type BoxTheme = {
  readonly tokens: Readonly<Record<(typeof BOX_TOKENS)[number], HexColor>>
  readonly background: HexColor
  readonly text: HexColor
  readonly title: HexColor
  readonly border: HexColor
  /** Whether the box has a background of its own, and not the page's. */
  readonly isPainted: boolean
}

type Pair = readonly [background: HexColor, text: HexColor]

/**
 * Returns the canvas and text of a box before its own colours: those of its theme, or of the page.
 */
function pairOf({ resource, theme }: MenuBox, config: ColorConfig): Pair {
  if (theme === 'LIGHT') return ['#ffffff', '#1c1c1c']
  if (theme === 'DARK') return ['#1c1c1c', '#ffffff']
  const tokens = themeTokens(config)
  if (theme === 'BRAND') return [tokens['--brand'], tokens['--on-brand']]
  return resource === 'PROMOTIONS'
    ? [tokens['--banner'], tokens['--on-banner']]
    : [tokens['--canvas'], tokens['--text']]
}

/**
 * A tint of a colour of state, on which it is written; on a surface of middle brightness the
 * surface itself.
 */
function tintOf(color: HexColor, surface: HexColor, share: number): HexColor {
  const tint = mix(surface, color, share)
  // Stryker disable next-line EqualityOperator: no tint has a contrast of exactly 4.5, to the last digit.
  return contrastRatio(color, tint) >= THEME_CONTRAST.text ? tint : surface
}

/**
 * Returns the colours of a box of a branch with these colours. A text that could not be read on
 * its background is moved until it can, as in the whole page: 4.5 to 1. Source: 000 §3 Menu
 * customisations, 000 §9, WCAG 2.2 1.4.3.
 */
export function boxTheme(box: MenuBox, config: ColorConfig): BoxTheme {
  const [base, ink] = pairOf(box, config)
  const background = box.colors?.background ?? base
  const wanted = box.colors?.text ?? ink
  const tokens = themeTokens({
    ...config,
    mainBackgroundColorLight: background,
    mainBackgroundColorDark: background,
    mainTextColorLight: wanted,
    mainTextColorDark: wanted,
    descriptionTextColorLight: null,
    descriptionTextColorDark: null,
  })
  const surface = tokens['--surface']
  const text = readableOn(wanted, [background], THEME_CONTRAST.text)
  return {
    tokens: {
      ...tokens,
      '--positive-soft': tintOf(tokens['--positive'], surface, 0.12),
      '--danger-soft': tintOf(tokens['--danger'], surface, 0.1),
    },
    background,
    text,
    title: readableOn(box.colors?.title ?? text, [background], THEME_CONTRAST.text),
    border: box.border?.color ?? tokens['--line-strong'],
    isPainted: box.theme !== null || (box.colors?.background ?? null) !== null,
  }
}
