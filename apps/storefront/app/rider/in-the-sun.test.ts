import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { IN_THE_SUN } from './in-the-sun.ts'

/** Lightness, and the two axes of colour. */
type Oklab = readonly [l: number, a: number, b: number]

const TOKENS = readFileSync(new URL('../../../../packages/ui/src/tokens.css', import.meta.url), 'utf8')

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)

function oklabOf(hex: string): Oklab {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  )
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ]
}

const oklab = (l: number, chroma: number, degrees: number): Oklab => {
  const angle = (degrees / 180) * Math.PI
  return [l, chroma * Math.cos(angle), chroma * Math.sin(angle)]
}

function luminance([l, a, b]: Oklab): number {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return Math.max(0, -0.0405801784 * long + 1.1122568696 * middle - 0.0716766787 * short)
}

function contrast(one: Oklab, other: Oklab): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

const mix = (one: Oklab, share: number, other: Oklab): Oklab => [
  one[0] * share + other[0] * (1 - share),
  one[1] * share + other[1] * (1 - share),
  one[2] * share + other[2] * (1 - share),
]

/** What a style sheet says of a colour that is taken from the canvas: `clamp(low, ±(0.6 - l) * 100, high) c h`. */
function fromCanvas(name: string, text: string, canvas: Oklab): Oklab {
  const plain = text
    .replaceAll('_', ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ?([-*,]) ?/g, '$1')
  const number = '([\\d.]+)'
  const rule = new RegExp(
    `${name}: ?oklch\\(from var\\(--canvas\\) clamp\\(${number},\\((0\\.6-l|l-0\\.6)\\)\\*100,${number}\\) ${number} ${number}\\)`,
  )
  const [, low, way, high, chroma, hue] = rule.exec(plain.replaceAll('var(canvas)', 'var(--canvas)')) ?? []
  if (low === undefined) throw new Error(`${name} is taken from the canvas in another way`)
  const isDarkWanted = (way === '0.6-l') === canvas[0] > 0.6
  return oklab(Number(isDarkWanted ? low : high), Number(chroma), Number(hue))
}

test.each([
  ['light', '#f5f5f5'],
  ['dark', '#272524'],
])('in the sun every text of a rider’s page keeps 7:1 on a %s canvas', (_, hex) => {
  const canvas = oklabOf(hex)
  const raised: Oklab = [canvas[0] + 0.065, canvas[1], canvas[2]]
  const text = fromCanvas('--text', IN_THE_SUN, canvas)
  const share = Number(/--text-muted:color-mix\(in_oklab,var\(--text\)_(\d+)%/.exec(IN_THE_SUN)?.[1]) / 100
  const muted = mix(text, share, canvas)
  for (const layer of [canvas, raised]) {
    expect(contrast(text, layer)).toBeGreaterThan(7)
    expect(contrast(muted, layer)).toBeGreaterThan(7)
  }
  for (const state of ['positive', 'warning', 'danger']) {
    const color = fromCanvas(`--${state}`, IN_THE_SUN, canvas)
    const soft = fromCanvas(`--${state}-soft`, TOKENS, canvas)
    expect(contrast(color, fromCanvas(`--on-${state}`, TOKENS, canvas)), `on ${state}`).toBeGreaterThan(7)
    expect(contrast(color, soft), `${state} on its soft ground`).toBeGreaterThan(7)
    expect(contrast(text, soft), `text on soft ${state}`).toBeGreaterThan(7)
  }
})

/** spec('001 §2.53') */
test('in the sun the words on what cannot be undone keep 7:1', () => {
  const [, l, chroma, hue] = /--danger-fill:oklch\(([\d.]+)_([\d.]+)_([\d.]+)\)/.exec(IN_THE_SUN) ?? []
  const words = /--on-danger-fill: (#\w{6})/.exec(TOKENS)?.[1] ?? ''
  expect(contrast(oklab(Number(l), Number(chroma), Number(hue)), oklabOf(words))).toBeGreaterThan(7)
})
