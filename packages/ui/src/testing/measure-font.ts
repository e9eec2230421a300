import { type FontTables, readWoff2 } from './read-woff2.ts'

/** What a font says of its size, in em: how high and deep its lines are, and the mean width of a text's letters. */
export type MeasuredFont = {
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
  readonly width: number
}

function tableOf(tables: FontTables, tag: string): DataView {
  const table = tables.get(tag)
  if (!table) throw new Error(`the font has no ${tag}`)
  return table
}

const fraction = (table: DataView, at: number): number => table.getInt16(at) / 16_384

/** The glyph of each letter, by the segments of Unicode's first plane. */
function glyphsOf(tables: FontTables, text: string): number[] {
  const cmap = tableOf(tables, 'cmap')
  const offsets = Array.from({ length: cmap.getUint16(2) }, (_, index) => cmap.getUint32(8 + index * 8))
  const start = offsets.find((offset) => cmap.getUint16(offset) === 4)
  if (start === undefined) throw new Error('the font has no table of segments')
  const width = cmap.getUint16(start + 6)
  const glyphOf = (code: number): number => {
    for (let at = start + 14; at < start + 14 + width; at += 2) {
      if (cmap.getUint16(at) < code) continue
      const first = cmap.getUint16(at + width + 2)
      if (first > code) return 0
      const delta = cmap.getUint16(at + 2 * width + 2)
      const ranges = at + 3 * width + 2
      const range = cmap.getUint16(ranges)
      if (range === 0) return (code + delta) & 0xff_ff
      const glyph = cmap.getUint16(ranges + range + (code - first) * 2)
      return glyph === 0 ? 0 : (glyph + delta) & 0xff_ff
    }
    return 0
  }
  return Array.from(text, (letter) => {
    const glyph = glyphOf(letter.codePointAt(0) ?? 0)
    if (glyph === 0) throw new Error(`the font has no "${letter}"`)
    return glyph
  })
}

/** Where a weight stands on the font's only axis, from -1 to 1; 0 in a font of one weight. */
function placeOf(tables: FontTables, weight: number): number {
  const fvar = tables.get('fvar')
  if (!fvar) return 0
  const axis = fvar.getUint16(4)
  const [least, normal, most] = [4, 8, 12].map((at) => fvar.getInt32(axis + at) / 65_536) as [
    number,
    number,
    number,
  ]
  const side = weight < normal ? normal - least : most - normal
  const place = side === 0 ? 0 : (weight - normal) / side
  const avar = tables.get('avar')
  if (!avar) return place
  const points = Array.from({ length: avar.getUint16(8) }, (_, index) => ({
    from: fraction(avar, 10 + index * 4),
    to: fraction(avar, 12 + index * 4),
  }))
  const next = points.findIndex(({ from }) => from >= place)
  const [low, high] = [points[Math.max(0, next - 1)], points[next]]
  if (!low || !high || low.from === high.from) return high?.to ?? place
  return low.to + ((place - low.from) / (high.from - low.from)) * (high.to - low.to)
}

/** How much a region of the axis counts at a place. */
function shareOf(place: number, [start, peak, end]: readonly [number, number, number]): number {
  if (peak === 0 || place === peak) return 1
  if (place <= start || place >= end) return 0
  return place < peak ? (place - start) / (peak - start) : (end - place) / (end - peak)
}

/** What a place on the axis adds to the advance of a glyph. Source: OpenType, HVAR. */
function deltaOf(tables: FontTables, glyph: number, place: number): number {
  const hvar = tables.get('HVAR')
  if (!hvar || place === 0) return 0
  const mapping = hvar.getUint32(8)
  let [outer, inner] = [0, glyph]
  if (mapping !== 0) {
    const form = hvar.getUint8(mapping + 1)
    const isLong = hvar.getUint8(mapping) === 1
    const count = isLong ? hvar.getUint32(mapping + 2) : hvar.getUint16(mapping + 2)
    const size = ((form >> 4) & 3) + 1
    let entry = 0
    const from = mapping + (isLong ? 6 : 4) + Math.min(glyph, count - 1) * size
    for (let at = from; at < from + size; at++) entry = entry * 256 + hvar.getUint8(at)
    const bits = (form & 15) + 1
    outer = Math.floor(entry / 2 ** bits)
    inner = entry % 2 ** bits
  }
  const store = hvar.getUint32(4)
  const regions = store + hvar.getUint32(store + 2)
  const data = store + hvar.getUint32(store + 8 + outer * 4)
  const words = hvar.getUint16(data + 2)
  const columns = hvar.getUint16(data + 4)
  const row = data + 6 + columns * 2 + inner * (columns + words)
  let delta = 0
  for (let column = 0; column < columns; column++) {
    const region = regions + 4 + hvar.getUint16(data + 6 + column * 2) * 6
    const share = shareOf(place, [
      fraction(hvar, region),
      fraction(hvar, region + 2),
      fraction(hvar, region + 4),
    ])
    const isWord = column < words
    delta += share * (isWord ? hvar.getInt16(row + column * 2) : hvar.getInt8(row + words + column))
  }
  return delta
}

/** Measures a font file at a weight: its lines, and the mean width of the letters of a text. */
export function measureFont(path: string, weight: number, text: string): MeasuredFont {
  const tables = readWoff2(path)
  const hhea = tableOf(tables, 'hhea')
  const hmtx = tableOf(tables, 'hmtx')
  const em = tableOf(tables, 'head').getUint16(18)
  const widths = hhea.getUint16(34)
  const place = placeOf(tables, weight)
  const glyphs = glyphsOf(tables, text)
  // Rewritten by the format, the advances stand together after one byte; as they were, each has its bearing beside it.
  const isTogether = hmtx.byteLength % 2 === 1
  const advanceOf = (glyph: number): number => {
    const index = Math.min(glyph, widths - 1)
    return hmtx.getUint16(isTogether ? 1 + index * 2 : index * 4) + deltaOf(tables, glyph, place)
  }
  const sum = glyphs.reduce((total, glyph) => total + advanceOf(glyph), 0)
  return {
    ascent: hhea.getInt16(4) / em,
    descent: -hhea.getInt16(6) / em,
    lineGap: hhea.getInt16(8) / em,
    width: sum / glyphs.length / em,
  }
}
