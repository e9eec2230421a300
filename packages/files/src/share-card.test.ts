import sharp from 'sharp'
import { expect, test } from 'vitest'
import { shareCard } from './share-card.ts'

const card = {
  title: 'Milanesa napolitana con papas fritas',
  text: 'Fuego Lento Palermo',
  price: '$ 12.500',
  background: '#ffffff',
  ink: '#111111',
  mutedInk: '#555555',
  accent: '#aa3300',
}

const square = (background: string) =>
  sharp({ create: { width: 400, height: 400, channels: 3, background } })
    .png()
    .toBuffer()

/** The share of a part of a card that is not its background. */
async function drawnIn(
  bytes: Uint8Array,
  part: { left: number; top: number; width: number; height: number },
) {
  const { data } = await sharp(bytes).extract(part).greyscale().raw().toBuffer({ resolveWithObject: true })
  return data.filter((light) => light < 200).length / data.length
}

const WORDS = { left: 64, top: 220, width: 500, height: 350 }
const PHOTO = { left: 700, top: 20, width: 480, height: 590 }
const LOGO = { left: 64, top: 64, width: 90, height: 90 }

/** spec('decisions beyond-the-documents.6') */
test('a card of a plate has its words, its photo and the logo', async () => {
  const bytes = await shareCard({ photo: await square('#223344'), logo: await square('#aa3300') }, card)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(bytes.byteLength).toBeLessThan(300_000)
  expect(await drawnIn(bytes, WORDS)).toBeGreaterThan(0.05)
  expect(await drawnIn(bytes, PHOTO)).toBeGreaterThan(0.99)
  expect(await drawnIn(bytes, LOGO)).toBeGreaterThan(0.99)
})

/** spec('decisions pictures.9') */
test('of a wide photo the part with the food is on the card', async () => {
  const wide = (left: number) =>
    sharp({ create: { width: 1600, height: 300, channels: 3, background: '#ffffff' } })
      .composite([
        {
          input: { create: { width: 100, height: 300, channels: 3, background: '#223344' } },
          left,
          top: 0,
        },
      ])
      .png()
      .toBuffer()
  for (const [left, x] of [
    [0, 0],
    [1500, 1],
    [400, 0.28],
  ] as const) {
    const photo = await wide(left)
    const at = async (focus?: { readonly x: number; readonly y: number }) =>
      drawnIn(await shareCard({ photo, logo: undefined }, { ...card, focus }), PHOTO)
    expect(await at({ x, y: 0.5 })).toBeGreaterThan(0.3)
    expect(await at()).toBe(0)
  }
})

test('without pictures it has its words alone', async () => {
  const bytes = await shareCard({ photo: undefined, logo: undefined }, { ...card, price: null })
  expect(await drawnIn(bytes, WORDS)).toBeGreaterThan(0.05)
  expect(await drawnIn(bytes, LOGO)).toBe(0)
})

test('names of any length and any sign keep within their room', async () => {
  for (const title of ['ñ'.repeat(120), '<b>&"\u0000', '🍕🍔', '', `${'Muy larga '.repeat(30)}🍕`]) {
    const bytes = await shareCard(
      { photo: await square('#223344'), logo: await square('#aa3300') },
      { ...card, title },
    )
    // Between the words and the photo, and over the words under the logo.
    expect(await drawnIn(bytes, { left: 640, top: 0, width: 30, height: 630 })).toBe(0)
    expect(await drawnIn(bytes, { left: 300, top: 0, width: 300, height: 120 })).toBe(0)
  }
})
