import { type HexColor, lowestContrast, parseColor } from './contrast.ts'
import { type ColorConfig, isLightTheme, THEME_CONTRAST, themeTokens } from './theme-tokens.ts'

/** The pairs of colours that a branch chooses and that may be hard to tell apart. */
export const CONTRAST_PAIRS = ['text', 'description', 'brand-text', 'brand-shape', 'button-edge'] as const

/** One pair. */
export type ContrastPair = (typeof CONTRAST_PAIRS)[number]

/**
 * A pair that falls under what WCAG 2.2 asks for: 4.5 for text (1.4.3), 3 for what is no text (1.4.11). `instead` is
 * the colour that the pages use; null where the chosen one is kept, and nothing that is written depends on it.
 */
export type ContrastWarning = {
  readonly pair: ContrastPair
  readonly chosen: HexColor
  readonly against: HexColor
  readonly ratio: number
  readonly needed: number
  readonly instead: HexColor | null
}

/** What a brand chose for its text, before it is moved to where it can be read; undefined where it chose nothing. */
const chosenText = (config: ColorConfig, kind: 'main' | 'description'): HexColor | undefined =>
  parseColor(config[`${kind}TextColor${isLightTheme(config) ? 'Light' : 'Dark'}`])

/** The pairs of a branch's colours that fall short, in the half that is in force. What nobody chose is never short. */
export function contrastWarnings(config: ColorConfig): readonly ContrastWarning[] {
  const tokens = themeTokens(config)
  const layers = [
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
    const backgrounds = pair === 'brand-shape' || pair === 'button-edge' ? [tokens['--canvas']] : layers
    const [against = tokens['--canvas']] = backgrounds.toSorted(
      (a, b) => lowestContrast(chosen, [a]) - lowestContrast(chosen, [b]),
    )
    const ratio = lowestContrast(chosen, [against])
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
