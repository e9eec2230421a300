import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import { decompress } from 'woff2-encoder'

/**
 * Measures of a font in em: how high and deep its lines are, and the mean width of a text's
 * letters.
 */
export type MeasuredFont = {
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
  readonly width: number
}

/**
 * A font file at a weight. It is taken out of its WOFF2 first: a variable one keeps its letters
 * only then.
 */
async function openFont(path: string, weight: number): Promise<Font> {
  const font = create(Buffer.from(await decompress(readFileSync(path))))
  if (!('getVariation' in font)) throw new Error(`${path} holds several fonts`)
  return 'wght' in font.variationAxes ? font.getVariation({ wght: weight }) : font
}

function advanceOf(font: Font, letter: string): number {
  const code = letter.codePointAt(0) ?? 0
  if (!font.hasGlyphForCodePoint(code)) throw new Error(`the font has no "${letter}"`)
  return font.glyphForCodePoint(code).advanceWidth
}

/** Measures a font file at a weight: its lines, and the mean width of the letters of a text. */
export async function measureFont(path: string, weight: number, text: string): Promise<MeasuredFont> {
  const font = await openFont(path, weight)
  const em = font.unitsPerEm
  const widths = Array.from(text, (letter) => advanceOf(font, letter))
  return {
    ascent: font.ascent / em,
    descent: -font.descent / em,
    lineGap: font.lineGap / em,
    width: widths.reduce((total, width) => total + width, 0) / widths.length / em,
  }
}
