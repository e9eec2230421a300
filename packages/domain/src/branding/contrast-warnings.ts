import { contrastRatio, parseColor, type HexColor } from './contrast.ts'
import { isLightTheme, THEME_CONTRAST, themeTokens, type ColorConfig } from './theme-tokens.ts'

/** Pairs of chosen colours that may be hard to tell apart. */
const CONTRAST_PAIRS = ['text', 'description', 'brand-text', 'brand-shape', 'button-edge'] as const

export type ContrastPair = (typeof CONTRAST_PAIRS)[number]

/**
 * Pair below the contrast of WCAG 2.2: 4.5 for text (1.4.3), 3 for other things (1.4.11).
 * `instead` is the colour that the pages use; null where the chosen one is kept, and no text
 * depends on it.
 */
export type ContrastWarning = {
  readonly pair: ContrastPair
  readonly chosen: HexColor
  readonly against: HexColor
  readonly ratio: number
  readonly needed: number
  readonly instead: HexColor | null
}

/** Returns the text colour that a brand chose, before it is made readable; undefined for none. */
const chosenText = (config: ColorConfig, kind: 'main' | 'description'): HexColor | undefined =>
  parseColor(config[`${kind}TextColor${isLightTheme(config) ? 'Light' : 'Dark'}`])

type Layers = readonly [HexColor, ...HexColor[]]

/** The layer from which a colour stands out least. */
const nearestOf = (color: HexColor, [canvas, ...others]: Layers): HexColor =>
  others.reduce(
    (nearest, layer) =>
      // Stryker disable next-line EqualityOperator: of two with the same contrast either is the nearest.
      contrastRatio(color, layer) < contrastRatio(color, nearest) ? layer : nearest,
    canvas,
  )

/**
 * Returns the pairs of a branch's colours that fall short, in the half that is in force. Defaults
 * never fall short.
 */
export function contrastWarnings(config: ColorConfig): readonly ContrastWarning[] {
  const tokens = themeTokens(config)
  const layers: Layers = [
    tokens['--canvas'],
    tokens['--surface'],
    tokens['--surface-raised'],
    tokens['--surface-sunken'],
  ]
  const judge = (
    pair: ContrastPair,
    chosen: HexColor | undefined,
    { needed, instead }: { readonly needed: number; readonly instead: HexColor | null },
  ): readonly ContrastWarning[] => {
    if (chosen === undefined) return []
    const isShape = pair === 'brand-shape' || pair === 'button-edge'
    const against = isShape ? tokens['--canvas'] : nearestOf(chosen, layers)
    const ratio = contrastRatio(chosen, against)
    // Stryker disable next-line EqualityOperator: no two colours have a contrast of exactly 4.5 or 3, to the last digit.
    return ratio >= needed ? [] : [{ pair, chosen, against, ratio, needed, instead }]
  }
  const { text, edge } = THEME_CONTRAST
  return [
    ...judge('text', chosenText(config, 'main'), { needed: text, instead: tokens['--text'] }),
    ...judge('description', chosenText(config, 'description'), {
      needed: text,
      instead: tokens['--text-muted'],
    }),
    ...judge('brand-text', tokens['--brand'], { needed: text, instead: tokens['--brand-ink'] }),
    ...judge('brand-shape', tokens['--brand'], { needed: edge, instead: null }),
    ...judge('button-edge', tokens['--accent'], { needed: edge, instead: null }),
  ]
}
