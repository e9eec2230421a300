import { PDFDocument, rgb, StandardFonts, type PDFFont, type PDFImage, type PDFPage } from '@cantoo/pdf-lib'
import { layOut, type PosterShape, type Measure, type Poster, type PosterLayout } from './poster-layout.ts'

/** Writer of posters, which measures and draws with the same font. */
export type PosterMaker = {
  /** Draws a poster as SVG, also for the preview. */
  readonly svg: (poster: Poster) => string
  /** Writes posters as one PDF, a page each. */
  readonly pdf: (posters: readonly Poster[]) => Promise<Uint8Array>
}

/** Drops characters that the PDF's built-in fonts lack, such as emoji. */
function writable(font: PDFFont): (text: string) => string {
  const known = new Set(font.getCharacterSet())
  return (text) =>
    [...text.normalize('NFC')]
      .filter((letter) => known.has(letter.codePointAt(0) ?? 0))
      .join('')
      .replaceAll(/\s+/g, ' ')
      .trim()
}

/** Makes the writer of posters; loaded with the page, since the font is large. */
export async function openPosterMaker(): Promise<PosterMaker> {
  const font = await (await PDFDocument.create()).embedFont(StandardFonts.HelveticaBold)
  const clean = writable(font)
  const measure: Measure = (text, size) => font.widthOfTextAtSize(text, size)
  const laidOut = (poster: Poster): PosterLayout =>
    layOut(
      { ...poster, name: clean(poster.name), text: clean(poster.text), table: clean(poster.table) },
      measure,
    )
  return { svg: (poster) => svgOf(laidOut(poster)), pdf: (posters) => pdfOf(posters.map(laidOut)) }
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const n = (value: number): string => String(Math.round(value * 100) / 100)

function svgMark(mark: PosterShape): string {
  if (mark.kind === 'text')
    return `<text x="${n(mark.x)}" y="${n(mark.y)}" font-size="${n(mark.size)}" fill="${mark.colour}">${escaped(mark.text)}</text>`
  const place = `x="${n(mark.x)}" y="${n(mark.y)}" width="${n(mark.width)}" height="${n(mark.height)}"`
  if (mark.kind === 'box') return `<rect ${place} fill="${mark.colour}"/>`
  if (mark.kind === 'logo') return `<image ${place} href="${escaped(mark.png)}"/>`
  return `<svg ${place} viewBox="0 0 ${mark.modules} ${mark.modules}" shape-rendering="crispEdges"><path d="${mark.path}"/></svg>`
}

const svgOf = ({ width, height, marks }: PosterLayout): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}pt" height="${height}pt" font-family="Helvetica, Arial, 'Liberation Sans', sans-serif" font-weight="700" text-anchor="middle">${marks.map(svgMark).join('')}</svg>`

function colourOf(hex: string) {
  const part = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return rgb(part(1), part(3), part(5))
}

/** PDF pages count points from the lower edge. */
function drawMark(
  page: PDFPage,
  mark: PosterShape,
  kit: { readonly font: PDFFont; readonly logo: PDFImage | undefined },
) {
  const top = page.getHeight()
  if (mark.kind === 'text') {
    const x = mark.x - kit.font.widthOfTextAtSize(mark.text, mark.size) / 2
    page.drawText(mark.text, {
      x,
      y: top - mark.y,
      size: mark.size,
      font: kit.font,
      color: colourOf(mark.colour),
    })
    return
  }
  const place = { x: mark.x, y: top - mark.y - mark.height, width: mark.width, height: mark.height }
  if (mark.kind === 'box') page.drawRectangle({ ...place, color: colourOf(mark.colour) })
  if (mark.kind === 'logo' && kit.logo) page.drawImage(kit.logo, place)
  if (mark.kind === 'code')
    page.drawSvgPath(mark.path, {
      x: mark.x,
      y: top - mark.y,
      scale: mark.width / mark.modules,
      color: rgb(0, 0, 0),
    })
}

async function pdfOf(layouts: readonly PosterLayout[]): Promise<Uint8Array> {
  const file = await PDFDocument.create()
  const font = await file.embedFont(StandardFonts.HelveticaBold)
  const png = layouts.flatMap(({ marks }) => marks).find((mark) => mark.kind === 'logo')?.png
  const logo = png === undefined ? undefined : await file.embedPng(png)
  for (const { width, height, marks } of layouts) {
    const page = file.addPage([width, height])
    for (const mark of marks) drawMark(page, mark, { font, logo })
  }
  return file.save()
}
