import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { cropAt, type Focus } from './crop-at.ts'

/**
 * Texts and colours ("#rrggbb") of a share card: of a plate with its price, of a branch contact or
 * a branch without.
 */
export type ShareCard = {
  readonly title: string
  /** Name of its shop, under the title. */
  readonly text: string
  readonly price: string | null
  /** Point of the food in the photo; without it, the middle. */
  readonly focus?: Focus | undefined
  readonly background: string
  readonly ink: string
  readonly mutedInk: string
  readonly accent: string
}

/** Size of a share card, in pixels. Source: Open Graph as messengers read it. */
const CARD = { width: 1200, height: 630 } as const
const MARGIN = 64
const PHOTO = 520
const LOGO = { width: 240, height: 96 } as const

const CENTRE: Focus = { x: 0.5, y: 0.5 }

/** The fonts come with us: a server may have none. */
const fontFile = (name: string): string =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/figtree/${name}.ttf`))
const BOLD = { font: 'Figtree Bold', file: fontFile('700Bold/Figtree_700Bold') }
const MEDIUM = { font: 'Figtree Medium', file: fontFile('500Medium/Figtree_500Medium') }

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/**
 * Leaves out characters that the font lacks, emoji first of all, rather than draw them as boxes.
 */
const drawable = (text: string): string =>
  text
    .replace(/[^\p{Script=Latin}\p{M}\p{N}\p{P}\p{Sc}+=<>|~^` ]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

type Line = { readonly size: number; readonly color: string; readonly face: typeof BOLD }
type Room = { readonly width: number; readonly height: number }
type Drawn = { readonly input: Buffer; readonly height: number }

/**
 * Draws a text in its room: in lines as wide as the room, and smaller as a whole where they are
 * too many.
 */
async function drawText(text: string, { size, color, face }: Line, room: Room): Promise<Drawn | undefined> {
  const words = drawable(text).replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)
  if (words === '') return undefined
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${words}</span>`,
      font: `${face.font} ${size}`,
      fontfile: face.file,
      width: room.width,
      wrap: 'word-char',
      rgba: true,
      dpi: 72,
    },
  })
    .resize({ ...room, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, height: info.height }
}

const drawLogo = (logo: Uint8Array): Promise<Buffer> =>
  sharp(logo)
    .resize({ ...LOGO, fit: 'inside' })
    .png()
    .toBuffer()

async function drawPhoto(photo: Uint8Array, focus: Focus): Promise<Buffer> {
  const frame = { width: PHOTO, height: CARD.height }
  const { covering, left, top } = cropAt(await sharp(photo).metadata(), frame, focus)
  return sharp(photo)
    .resize({ ...covering, fit: 'fill' })
    .extract({ left, top, ...frame })
    .toBuffer()
}

/** Places the texts one under another, from the foot of the card upwards. */
function stacked(drawn: readonly (Drawn | undefined)[]): { input: Buffer; left: number; top: number }[] {
  let foot = CARD.height - MARGIN
  return drawn.toReversed().flatMap((text) => {
    if (!text) return []
    const top = foot - text.height
    foot = top - 24
    return [{ input: text.input, left: MARGIN, top }]
  })
}

/**
 * Draws the card that messengers and networks show under a link (jpeg, 1200 × 630): logo, name and
 * price on the tenant's colours, beside the photo where there is one.
 */
export async function shareCard(
  { photo, logo }: { readonly photo: Uint8Array | undefined; readonly logo: Uint8Array | undefined },
  card: ShareCard,
): Promise<Buffer<ArrayBuffer>> {
  const width = CARD.width - 2 * MARGIN - (photo ? PHOTO : 0)
  const texts = await Promise.all([
    drawText(card.title.slice(0, 120), { size: 72, color: card.ink, face: BOLD }, { width, height: 230 }),
    drawText(
      card.text.slice(0, 120),
      { size: 36, color: card.mutedInk, face: MEDIUM },
      { width, height: 48 },
    ),
    card.price === null
      ? undefined
      : drawText(card.price, { size: 56, color: card.accent, face: BOLD }, { width, height: 64 }),
  ])
  const canvas = sharp({ create: { ...CARD, channels: 3, background: card.background } })
  return canvas
    .composite([
      ...(photo
        ? [{ input: await drawPhoto(photo, card.focus ?? CENTRE), left: CARD.width - PHOTO, top: 0 }]
        : []),
      ...(logo ? [{ input: await drawLogo(logo), left: MARGIN, top: MARGIN }] : []),
      ...stacked(texts),
    ])
    .jpeg({ quality: 84 })
    .toBuffer() as Promise<Buffer<ArrayBuffer>>
}
