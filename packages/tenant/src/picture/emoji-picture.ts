import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

/** Two tones of a background and the light behind the emoji. */
type Tones = { readonly from: string; readonly to: string; readonly light: string }

/** Backgrounds that a tenant file can name. */
const BACKGROUNDS: Readonly<Record<string, Tones>> = {
  brasa: { from: '#ffe3c8', to: '#f4b183', light: '#fff4e6' },
  carbon: { from: '#4a3b36', to: '#241b19', light: '#6d564d' },
  crema: { from: '#fff6e4', to: '#f3dcb5', light: '#fffdf7' },
  hoja: { from: '#e3f4da', to: '#aed69a', light: '#f6fcf2' },
  limon: { from: '#fff6c9', to: '#f5d565', light: '#fffdee' },
  mar: { from: '#d6eff5', to: '#86c5d8', light: '#f2fbfd' },
  noche: { from: '#3a2f4a', to: '#191423', light: '#5a4a72' },
  oceano: { from: '#1f6f8b', to: '#0b3c4f', light: '#4aa3bf' },
  oliva: { from: '#eef0d0', to: '#c3c67f', light: '#fafbed' },
  rosa: { from: '#ffe4ea', to: '#f4a9ba', light: '#fff6f8' },
  tomate: { from: '#ffd9d0', to: '#ee8a78', light: '#fff1ed' },
  uva: { from: '#efe0f3', to: '#c49ad0', light: '#faf4fc' },
  vino: { from: '#7c2438', to: '#3d0f1b', light: '#a8485c' },
}

/** Shapes of pictures: each has its size in pixels and the side of its emoji. */
const SHAPES = {
  plate: { width: 800, height: 600, emoji: 372 },
  logo: { width: 512, height: 512, emoji: 356 },
  banner: { width: 1600, height: 600, emoji: 300 },
} as const

type Shape = keyof typeof SHAPES
type Drawing = { readonly emojis: readonly string[]; readonly tones: Tones; readonly shape: Shape }

const SOURCE =
  /^npm:@lobehub\/fluent-emoji-3d\/assets\/([0-9a-f.webp+-]+)#([a-z]+)(?:\/(plate|logo|banner))?$/
const CODE = /^[0-9a-f]{4,6}(-[0-9a-f]{4,6})*\.webp$/

function readSource(source: string): Drawing | undefined {
  const [, files = '', background = '', shape = 'plate'] = SOURCE.exec(source) ?? []
  const emojis = files.split('+')
  const tones = Object.hasOwn(BACKGROUNDS, background) ? BACKGROUNDS[background] : undefined
  if (!tones || emojis.length > 5 || !emojis.every((emoji) => CODE.test(emoji))) return undefined
  return { emojis, tones, shape: shape as Shape }
}

/** Whether a picture of a tenant file is drawn from emoji. */
export const isEmojiSource = (source: string): boolean => source.startsWith('npm:')

/**
 * Draws pictures of emoji of the package @lobehub/fluent-emoji-3d on a background of two tones, as
 * PNG: `npm:@lobehub/fluent-emoji-3d/assets/1f354.webp+1f35f.webp#brasa/plate`. The returned
 * function gives undefined for an unknown emoji, background or shape. Backgrounds are drawn once
 * and kept with the function.
 */
export function emojiPainter(): (source: string) => Promise<Uint8Array | undefined> {
  const backdrops = new Map<string, Promise<Buffer>>()
  const backdropOf = (drawing: Drawing): Promise<Buffer> => {
    const svg = backdrop(drawing)
    const kept = backdrops.get(svg) ?? sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer()
    backdrops.set(svg, kept)
    return kept
  }
  return async (source) => {
    const drawing = readSource(source)
    if (!drawing) return undefined
    const files = await Promise.all(drawing.emojis.map((emoji) => readEmoji(emoji)))
    const emojis = files.filter((file) => file !== undefined)
    return emojis.length === drawing.emojis.length
      ? draw(await backdropOf(drawing), drawing, emojis)
      : undefined
  }
}

const packageOfEmoji = createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')

const readEmoji = (file: string): Promise<Buffer | undefined> =>
  readFile(join(dirname(packageOfEmoji), 'assets', file)).catch(() => undefined)

type Spot = { readonly x: number; readonly y: number; readonly side: number }

async function draw(background: Buffer, drawing: Drawing, emojis: readonly Uint8Array[]): Promise<Buffer> {
  const spots = spotsOf(drawing)
  const layers = spots.map(async ({ x, y, side }, index) => {
    const input = await sharp(emojis[index]).resize(side, side).png({ compressionLevel: 0 }).toBuffer()
    return { input, left: Math.round(x - side / 2), top: Math.round(y - side / 2) }
  })
  return sharp(background)
    .composite(await Promise.all(layers))
    .png({ compressionLevel: 1 })
    .toBuffer()
}

const spotsOf = ({ shape, emojis }: Drawing): readonly Spot[] =>
  shape === 'banner' ? inARow(emojis.length) : together(shape, emojis.length)

/** One emoji in the middle; the second and third smaller, in front of it. */
function together(shape: 'plate' | 'logo', count: number): readonly Spot[] {
  const { width, height, emoji: side } = SHAPES[shape]
  const [x, y] = [width / 2, height / 2]
  if (count === 1) return [{ x, y, side }]
  return [
    { x: x - side * 0.16, y: y - side * 0.05, side: Math.round(side * 0.92) },
    { x: x + side * 0.38, y: y + side * 0.24, side: Math.round(side * 0.56) },
    { x: x - side * 0.5, y: y + side * 0.3, side: Math.round(side * 0.44) },
    { x: x + side * 0.45, y: y - side * 0.32, side: Math.round(side * 0.4) },
    { x: x - side * 0.48, y: y - side * 0.36, side: Math.round(side * 0.36) },
  ].slice(0, count)
}

/**
 * Places emoji side by side, up and down in turn, the ones at the edges cut off a little less than
 * half.
 */
function inARow(count: number): readonly Spot[] {
  const { width, height, emoji } = SHAPES.banner
  return Array.from({ length: count }, (_, index) => ({
    x: (width * (index + 0.5)) / count,
    y: height / 2 + (index % 2 === 0 ? -36 : 48),
    side: Math.round(emoji * (index % 2 === 0 ? 1 : 0.84)),
  }))
}

function backdrop(drawing: Drawing): string {
  const { tones, shape } = drawing
  const { width, height } = SHAPES[shape]
  const spots = spotsOf(drawing)
  const lights = spots.map(
    ({ x, y, side }) => `<circle cx="${x}" cy="${y}" r="${side * 0.72}" fill="url(#light)"/>`,
  )
  const shadows = spots.map(
    ({ x, y, side }) =>
      `<ellipse cx="${x}" cy="${y + side * 0.47}" rx="${side * 0.4}" ry="${side * 0.09}" fill="url(#shadow)"/>`,
  )
  const wave =
    shape === 'logo'
      ? ''
      : `<path d="M0 ${height * 0.68} C ${width * 0.3} ${height * 0.54}, ${width * 0.6} ${height * 0.86}, ${width} ${height * 0.62} V ${height} H 0 Z" fill="${tones.to}" opacity="0.55"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <linearGradient id="tones" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color="${tones.from}"/><stop offset="1" stop-color="${tones.to}"/>
      </linearGradient>
      <radialGradient id="light"><stop offset="0" stop-color="${tones.light}" stop-opacity="0.95"/>
        <stop offset="0.65" stop-color="${tones.light}" stop-opacity="0.55"/>
        <stop offset="1" stop-color="${tones.light}" stop-opacity="0"/></radialGradient>
      <radialGradient id="shadow"><stop offset="0" stop-color="#000" stop-opacity="0.28"/>
        <stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient>
    </defs>
    <rect width="100%" height="100%" fill="url(#tones)"/>${wave}${lights.join('')}${shadows.join('')}
  </svg>`
}
