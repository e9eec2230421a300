/** A colour as "#rrggbb". */
export type HexColor = string

/**
 * Reads "#rgb" or "#rrggbb" in any case, as "#rrggbb"; `undefined` for anything else, so that
 * nothing else enters a style sheet.
 */
export function parseColor(text: string | null | undefined): HexColor | undefined {
  const color = String(text).toLowerCase()
  const short = /^#([\da-f])([\da-f])([\da-f])$/.exec(color)
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`
  return /^#[\da-f]{6}$/.test(color) ? color : undefined
}

const channels = (color: HexColor): readonly number[] =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))

function luminance(color: HexColor): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
    const share = channel / 255
    // Stryker disable next-line EqualityOperator: no channel is at the seam itself, which is 10.3 of 255.
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * Returns the contrast ratio of two colours ("#rrggbb"), 1 to 21. Source: WCAG 2.2, relative
 * luminance.
 */
export function contrastRatio(a: HexColor, b: HexColor): number {
  const [first, second] = [luminance(a), luminance(b)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/** Moves a colour towards another: 0 is the first, 1 the second. */
export function mix(from: HexColor, to: HexColor, share: number): HexColor {
  const target = channels(to)
  const mixed = channels(from).map((channel, index) =>
    Math.round(channel + ((target[index] ?? channel) - channel) * share)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${mixed.join('')}`
}

/** Returns the lowest contrast of a color with any of several backgrounds. */
const lowestContrast = (color: HexColor, backgrounds: readonly HexColor[]): number =>
  Math.min(...backgrounds.map((background) => contrastRatio(color, background)))

/**
 * Black or white, whichever has the higher contrast with all of the backgrounds. Source: 000 §9.
 */
export const blackOrWhiteOn = (...backgrounds: readonly HexColor[]): HexColor =>
  lowestContrast('#000000', backgrounds) >= lowestContrast('#ffffff', backgrounds) ? '#000000' : '#ffffff'

/**
 * Moves a colour towards black or white just so far that it reaches a contrast with all of the
 * backgrounds.
 */
export function readableOn(color: HexColor, backgrounds: readonly HexColor[], atLeast: number): HexColor {
  const pole = blackOrWhiteOn(...backgrounds)
  const steps = Array.from({ length: 20 }, (_, step) => mix(color, pole, step / 20))
  return steps.find((candidate) => lowestContrast(candidate, backgrounds) >= atLeast) ?? pole
}
