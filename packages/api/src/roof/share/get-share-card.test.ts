import { beforeEach, expect, test } from 'vitest'
import { createRateLimiter } from '../../ground/rate-limit/create-rate-limiter.ts'
import type { PictureStore } from '../../ground/ports.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { testPictures } from '../../testing/test-ports.ts'

type Card = Parameters<PictureStore['openShareCard']>[0]

let api: TestApi
let contact: GivenContact
let drawn: Card[]

beforeEach(async () => {
  drawn = []
  const openShareCard: PictureStore['openShareCard'] = async (card) => {
    drawn.push(card)
    return testPictures.openShareCard(card)
  }
  api = await startTestApi({ pictures: { ...testPictures, openShareCard } })
  contact = await api.given.branchContact({ orderModes: ['TAKE_AWAY'], contact: { name: 'Palermo' } })
})

const ask = (alias: string, query = '', headers: Record<string, string> = {}) =>
  api.fetch(`/api/diner/${alias}/share-card.jpg${query}`, { headers })

test('a plate is drawn with its name, its contact and what it costs now, once for all who ask', async () => {
  const plate = await api.given.plate(contact, { name: 'Milanesa', price: 850_050 })
  await api.given.menuDiscount(contact, { type: 'FIXED', fixed_discount: 50, plates: [plate] })
  const first = await ask(contact.alias, `?plate=${plate.id}&v=1`)
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  await ask(contact.alias, `?plate=${plate.id}&v=2`)
  expect(drawn).toMatchObject([{ title: 'Milanesa', text: 'Palermo', price: '$ 8.500', photo: undefined }])
  const etag = first.headers.get('etag') ?? ''
  expect((await ask(contact.alias, `?plate=${plate.id}`, { 'if-none-match': etag })).status).toBe(304)
})

test('sizes of several prices begin at the lowest', async () => {
  const sizes = [
    { name: 'Grande', price: 900_000 },
    { name: 'Chica', price: 500_000 },
  ]
  const plate = await api.given.plate(contact, { name: 'Pizza', sizes })
  await ask(contact.alias, `?plate=${plate.id}`)
  expect(drawn).toMatchObject([{ price: 'Desde $ 5.000' }])
})

/** spec('decisions beyond-the-documents.6') */
test('a contact and a brand have a card, a plate that is gone that of its contact, a company and nobody none', async () => {
  await ask(contact.alias)
  await ask(contact.branchAlias)
  const gone = await api.given.plate(contact, { visible: false })
  expect((await ask(contact.alias, `?plate=${gone.id}`)).status).toBe(200)
  expect(drawn.map(({ title, price }) => [title, price])).toEqual([
    ['Palermo', null],
    ['Fuego Lento', null],
  ])
  expect((await ask(contact.companyAlias)).status).toBe(404)
  expect((await ask('nadie')).status).toBe(404)
  expect((await ask(contact.alias, '?plate=x')).status).toBe(400)
})

test('so many cards are drawn for a network, of a brand and of all; what was drawn is shown all the same', async () => {
  const plates: string[] = []
  const rules = {
    'share-cards-network': { times: 2, seconds: 60 },
    'share-cards-brand': { times: 3, seconds: 60 },
    'share-cards-all': { times: 4, seconds: 60 },
  }
  api = await startTestApi({
    rateLimiter: createRateLimiter({ rules }),
    pictures: { ...testPictures },
  })
  contact = await api.given.branchContact()
  const other = await api.given.branchContact()
  for (const name of ['a', 'b', 'c', 'd']) plates.push((await api.given.plate(contact, { name })).id)
  const status = async (at: number, ip: string) =>
    (await ask(contact.alias, `?plate=${plates[at]}`, { 'x-caller-ip': ip })).status
  expect([await status(0, '2001:db8::1'), await status(1, '2001:db8::2')]).toEqual([200, 200])
  const refused = await ask(contact.alias, `?plate=${plates[2]}`, { 'x-caller-ip': '2001:db8::3' })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  expect(await status(0, '2001:db8::3')).toBe(200)
  expect([await status(2, '203.0.113.1'), await status(3, '203.0.113.2')]).toEqual([200, 429])
  expect((await ask(other.alias, '', { 'x-caller-ip': '203.0.113.3' })).status).toBe(200)
  expect((await ask(other.branchAlias, '', { 'x-caller-ip': '203.0.113.4' })).status).toBe(429)
})
