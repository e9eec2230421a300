import { FONT_FILES } from './font-files.ts'
import { FONT_METRICS, LOCAL_FONTS, type FontMetrics, type LocalFont } from './font-metrics.ts'

/** Unicode ranges: Spanish needs the first alone, so most pages never load the second file. */
export const LATIN =
  'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
export const LATIN_EXT =
  'U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+304,U+308,U+329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'

/**
 * `font-display` of a text. `optional`: text painted in the fallback keeps it, so that nothing
 * moves; the next page has the font. `swap`: the text changes, for an owner who chooses a font and
 * wants to see it.
 */
export type FontDisplay = 'optional' | 'swap'

const face = (family: string, descriptors: string): string =>
  `@font-face{font-family:"${family}";${descriptors}}`

const percent = (value: number): string => `${Number((value * 100).toFixed(2))}%`

/** Smallest size adjustment of a fallback, since it is read too. */
const LEAST_SIZE = 0.88

/** Writes the `@font-face` of a device's font, adjusted to the metrics of a served one. */
function standIn(name: string, metrics: FontMetrics, local: LocalFont): string {
  const weights = [
    { key: 'regular', range: '400 500', names: local.regularNames },
    { key: 'bold', range: '600 700', names: local.boldNames },
  ] as const
  return weights
    .map(({ key, range, names }) => {
      const size = Math.max(LEAST_SIZE, metrics[key] / local[key])
      const lines = Object.entries({
        ascent: metrics.ascent,
        descent: metrics.descent,
        'line-gap': metrics.lineGap,
      }).map(([edge, em]) => `${edge}-override:${percent(em / size)}`)
      const src = names.map((one) => `local("${one}")`).join()
      const edges = [`size-adjust:${percent(size)}`, ...lines].join(';')
      return face(name, `src:${src};font-weight:${range};font-display:swap;${edges}`)
    })
    .join('')
}

const entryOf = <Entry>(table: Readonly<Record<string, Entry>>, name: string): Entry | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

/**
 * Writes the rules of one of our families: its files, and as "… fallback" and "… fallback 2" the
 * devices' fonts of the same widths. '' for any other name, so that only table entries get into a
 * sheet.
 */
export function fontFaces(family: string, display: FontDisplay): string {
  const files = entryOf(FONT_FILES, family)
  const metrics = entryOf(FONT_METRICS, family)
  if (!files || !metrics) return ''
  const served = files.flatMap(({ weight, latin, latinExt }) =>
    [
      { url: latinExt, range: LATIN_EXT },
      { url: latin, range: LATIN },
    ].map(({ url, range }) =>
      face(
        family,
        `src:url(${url})format("woff2");font-weight:${weight};font-display:${display};unicode-range:${range}`,
      ),
    ),
  )
  const [first, second] = LOCAL_FONTS[metrics.like]
  return [
    ...served,
    standIn(`${family} fallback`, metrics, first),
    standIn(`${family} fallback 2`, metrics, second),
  ].join('')
}

/** Returns the files of a family's first paint: one, or two where each weight has its own. */
export const firstFontFiles = (family: string): readonly string[] =>
  entryOf(FONT_FILES, family)?.map(({ latin }) => latin) ?? []
