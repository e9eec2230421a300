import { blackOrWhiteOn } from '@mostrador/domain/branding/contrast'
import { encodeQR } from 'qr'

/** Paper sizes in points of 1/72 inch. */
export const PAPERS = {
  counter: { width: 595, height: 842 },
  table: { width: 298, height: 420 },
  bag: { width: 210, height: 298 },
} as const

export type PosterKind = keyof typeof PAPERS

/** Logo as a PNG address, with its size. */
export type PosterLogo = { readonly png: string; readonly width: number; readonly height: number }

export type Poster = {
  readonly kind: PosterKind
  readonly name: string
  readonly text: string
  /** "Mesa 7"; '' for none. */
  readonly table: string
  readonly link: string
  /** Colour of the brand, as #rrggbb. */
  readonly colour: string
  readonly logo: PosterLogo | undefined
}

/** Returns the width of a text in points, in the font of both files. */
export type Measure = (text: string, size: number) => number

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Shapes to draw, from back to front; the origin is the upper left corner. */
export type PosterShape =
  | (Box & { readonly kind: 'box'; readonly colour: string })
  | (Box & { readonly kind: 'logo'; readonly png: string })
  | (Box & { readonly kind: 'code'; readonly path: string; readonly modules: number })
  | {
      readonly kind: 'text'
      readonly text: string
      /** Centre and baseline. */
      readonly x: number
      readonly y: number
      readonly size: number
      readonly colour: string
    }

/** Poster in the shapes that both files draw. */
export type PosterLayout = {
  readonly width: number
  readonly height: number
  readonly marks: readonly PosterShape[]
}

const INK = '#000000'
const PAPER = '#ffffff'

/** Empty modules around a code. */
const QUIET_ZONE = 4

/** Path of a code's dark modules, each run of a row as one rectangle. Source: ISO/IEC 18004. */
function codePath(link: string): { readonly path: string; readonly modules: number } {
  const rows = encodeQR(link, 'raw', { ecc: 'medium', border: QUIET_ZONE })
  const runs = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1] === true) return []
      const end = row.findIndex((dark, at) => at > x && !dark)
      const length = (end === -1 ? row.length : end) - x
      return [`M${x} ${y}h${length}v1h-${length}z`]
    }),
  )
  return { path: runs.join(''), modules: rows.length }
}

/** Breaks a word that is wider than its line. */
function cutWord(word: string, fits: (text: string) => boolean): readonly string[] {
  const parts: string[] = []
  let part = ''
  for (const letter of word) {
    if (part !== '' && !fits(part + letter)) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part]
}

function linesOf(text: string, fits: (text: string) => boolean): readonly string[] {
  const lines: string[] = []
  for (const word of text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((one) => cutWord(one, fits))) {
    const last = lines.at(-1)
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Finds the largest size, down to half of the given one, at which the text fits the lines. */
function fitText(
  text: string,
  { size, most, width, measure }: { size: number; most: number; width: number; measure: Measure },
): { readonly lines: readonly string[]; readonly size: number } {
  for (let step = size; ; step *= 0.92) {
    const lines = linesOf(text, (one) => measure(one, step) <= width)
    if (lines.length <= most) return { lines, size: step }
    if (step < size / 2)
      return { lines: [...lines.slice(0, most - 1), `${lines[most - 1] ?? ''}…`], size: step }
  }
}

/** Writes the address as people say it, without query. */
const plainAddress = (link: string): string => {
  const { host, pathname } = new URL(link)
  return host + pathname.replace(/\/$/, '')
}

type Sheet = {
  readonly width: number
  readonly height: number
  /** A hundredth of its width, so that all papers look alike. */
  readonly unit: number
  readonly marks: PosterShape[]
  readonly measure: Measure
}

type Line = {
  readonly y: number
  readonly size: number
  readonly most: number
  readonly colour: string
}

/** Line height, as a multiple of the size. */
const LEADING = 1.15

/** Writes a text from a line downwards; returns its last line's position. */
function write(
  { width, unit, marks, measure }: Sheet,
  text: string,
  { y, size, most, colour }: Line,
): number {
  const { lines, size: fitted } = fitText(text, { size, most, width: width - 12 * unit, measure })
  for (const [index, line] of lines.entries())
    marks.push({
      kind: 'text',
      text: line,
      x: width / 2,
      y: y + index * fitted * LEADING,
      size: fitted,
      colour,
    })
  return y + (lines.length - 1) * fitted * LEADING
}

function writeAround(sheet: Sheet, text: string, { y, size, most, colour }: Line): void {
  const { width, unit, measure } = sheet
  const { lines, size: fitted } = fitText(text, { size, most, width: width - 12 * unit, measure })
  write(sheet, text, {
    y: y + fitted * 0.36 - ((lines.length - 1) * fitted * LEADING) / 2,
    size,
    most,
    colour,
  })
}

/** Draws the band in the brand's colour, with the logo on white and the name, or the name alone. */
function drawBand(sheet: Sheet, { colour: brand, logo, name }: Poster, band: number): void {
  const { width, unit, marks } = sheet
  marks.push({ kind: 'box', x: 0, y: 0, width, height: band, colour: brand })
  const colour = blackOrWhiteOn(brand)
  if (!logo) {
    writeAround(sheet, name, { y: band / 2, size: 11 * unit, most: 2, colour })
    return
  }
  const scale = Math.min((40 * unit) / logo.width, (18 * unit) / logo.height)
  const size = { width: logo.width * scale, height: logo.height * scale }
  const pad = 2 * unit
  const x = (width - size.width) / 2
  const y = 2.5 * unit
  const around = { x: x - pad, y, width: size.width + 2 * pad, height: size.height + 2 * pad }
  marks.push({ kind: 'box', ...around, colour: PAPER })
  marks.push({ kind: 'logo', x, y: y + pad, ...size, png: logo.png })
  writeAround(sheet, name, { y: (y + around.height + band) / 2, size: 6 * unit, most: 1, colour })
}

/**
 * Lays out a poster: band in the brand's colour with logo or name, text, code dark on white for
 * every brand, and the address for phones that do not scan.
 */
export function layOut(poster: Poster, measure: Measure): PosterLayout {
  const { width, height } = PAPERS[poster.kind]
  const unit = width / 100
  const marks: PosterShape[] = [{ kind: 'box', x: 0, y: 0, width, height, colour: PAPER }]
  const sheet: Sheet = { width, height, unit, marks, measure }
  const band = 34 * unit
  drawBand(sheet, poster, band)
  const hasTable = poster.table !== ''
  let y = band + 11 * unit
  if (hasTable)
    y = write(sheet, poster.table, { y: y + 3 * unit, size: 13 * unit, most: 1, colour: INK }) + 9 * unit
  y = write(sheet, poster.text, { y, size: hasTable ? 5.5 * unit : 7.5 * unit, most: 2, colour: INK })
  const foot = height - 7 * unit
  const top = y + 3 * unit
  const rest = foot - 6 * unit - top
  const side = Math.min(76 * unit, rest)
  const place = { x: (width - side) / 2, y: top + (rest - side) / 2, width: side, height: side }
  marks.push({ kind: 'code', ...place, ...codePath(poster.link) })
  write(sheet, plainAddress(poster.link), { y: foot, size: 4 * unit, most: 1, colour: INK })
  return { width, height, marks }
}
