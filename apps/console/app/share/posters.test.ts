import { blackOrWhiteOn } from '@mostrador/domain/branding/contrast'
import { PDFDocument } from '@cantoo/pdf-lib'
import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openPosterMaker } from './poster-files.ts'
import { layOut, PAPERS, type Poster } from './poster-layout.ts'
import { nameOf, postersOf } from './posters-card.tsx'
import { MOST_TABLES, shareLink, tablesBetween } from './share-links.ts'

const MENU = 'https://pizzeria.test/menu/don-pepe'
const LOGO = {
  png: `data:image/png;base64,${(
    await sharp({ create: { width: 90, height: 30, channels: 3, background: '#c00' } })
      .png()
      .toBuffer()
  ).toString('base64')}`,
  width: 90,
  height: 30,
}
const poster: Poster = {
  kind: 'counter',
  name: 'Don Pepe',
  text: 'Escanea y haz tu pedido',
  table: '',
  link: shareLink(MENU, 'counter'),
  colour: '#b3261e',
  logo: undefined,
}
const LONG = 'La muy antigua y siempre renovada Parrilla de los Hermanos Fernández'

/** Text that a phone decodes from a poster. */
async function read(svg: string): Promise<string> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(1000)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data })
}

/** spec('decisions the-kit.1') */
test.each([
  ['counter', poster],
  [
    'a table, in a dark colour',
    { ...poster, kind: 'table', table: 'Mesa 12', colour: '#10101a', link: shareLink(MENU, 'table', 12) },
  ],
  [
    'the bag, with logo and a long name',
    { ...poster, kind: 'bag', name: LONG, text: LONG, logo: LOGO, link: shareLink(MENU, 'bag') },
  ],
  [
    'a light colour and a table of many digits',
    {
      ...poster,
      kind: 'table',
      name: LONG,
      table: 'Mesa 1234',
      colour: '#fff6d0',
      logo: LOGO,
      link: shareLink(MENU, 'table', 1234),
    },
  ],
] as const)('a phone reads the link of the poster: %s', async (_, one) => {
  const { svg } = await openPosterMaker()
  expect(await read(svg(one))).toBe(one.link)
})

test('everything stays on its paper, beside what else stands there', async () => {
  for (const kind of ['counter', 'table', 'bag'] as const)
    for (const logo of [LOGO, undefined])
      for (const name of ['Ñ', LONG, 'x'.repeat(60)]) {
        const table = kind === 'table' ? 'Mesa 9999' : ''
        const { width, height, marks } = layOut(
          { ...poster, kind, logo, name, text: LONG, table },
          (text, size) => text.length * size * 0.6,
        )
        const texts = marks.filter((mark) => mark.kind === 'text')
        for (const { text, size, x, y } of texts) {
          expect(text.length * size * 0.6).toBeLessThanOrEqual(width * 0.95)
          expect([x, y - size > 0, y < height]).toEqual([width / 2, true, true])
        }
        const code = marks.find((mark) => mark.kind === 'code')
        const [foot] = texts.toReversed()
        expect(code && foot && code.y + code.height < foot.y - foot.size * 0.7).toBe(true)
        // Twenty millimetres are what a phone reads from the hand.
        expect(code?.width).toBeGreaterThan(85)
      }
})

test('the name is written on the colour of the brand so that it can be read', async () => {
  for (const colour of ['#000000', '#ffffff', '#f78700', '#10101a']) {
    const { marks } = layOut({ ...poster, colour }, () => 10)
    const name = marks.find((mark) => mark.kind === 'text' && mark.text === 'Don Pepe')
    expect(name).toMatchObject({ colour: blackOrWhiteOn(colour) })
  }
})

/** spec('decisions the-kit.2') */
test('a range of tables is one file with a page each; letters that no font has do not break it', async () => {
  const { pdf, svg } = await openPosterMaker()
  const typed = { kind: 'table', name: 'Señor Ñandú 🍕 ©', texts: {}, first: '3', last: '42' } as const
  const posters = postersOf(typed, { menuUrl: MENU, colour: '#10101a', logo: LOGO })
  expect(posters.map(({ link }) => new URL(link).searchParams.get('tableNumber'))).toEqual(
    Array.from({ length: 40 }, (_, index) => String(index + 3)),
  )
  const file = await PDFDocument.load(await pdf(posters))
  expect(file.getPageCount()).toBe(40)
  expect(file.getPages().map((page) => page.getSize())[39]).toEqual(PAPERS.table)
  expect(posters[0] && svg(posters[0])).toContain('>Señor Ñandú ©</text>')
  expect(svg({ ...poster, name: '<b>"A" & B' })).toContain('&lt;b&gt;&quot;A&quot; &amp; B')
})

test('each link counts under a campaign of its own', () => {
  expect(shareLink(MENU, 'table', 7)).toBe(`${MENU}?campaignId=Mesas&source=qr&tableNumber=7`)
  const names = (['counter', 'table', 'bag', 'whatsapp', 'instagram'] as const).map((place) =>
    new URL(shareLink(MENU, place)).searchParams.get('campaignId'),
  )
  expect(new Set(names).size).toBe(5)
})

test.each([
  ['1', '3', [1, 2, 3]],
  [' 7 ', '7', [7]],
  ['3', '1', undefined],
  ['0', '4', undefined],
  ['', '4', undefined],
  ['a', '4', undefined],
  ['1', String(MOST_TABLES + 1), undefined],
])('tables from %j to %j', (first, last, tables) => {
  expect(tablesBetween(first, last)).toEqual(tables)
})

test.each([
  ['Palermo', false, 'Don Pepe'],
  ['Palermo', true, 'Don Pepe Palermo'],
  ['Don Pepe Palermo', true, 'Don Pepe Palermo'],
])('the contact %s, with others: %s', (contact, hasSiblings, name) => {
  expect(nameOf({ brand: 'Don Pepe', contact, hasSiblings })).toBe(name)
})
