import { beforeEach, expect, test } from 'vitest'
import type { PictureStore } from '../ports.ts'
import type { GivenContact } from '../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'
import { testPictures } from '../testing/test-ports.ts'

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

test('a plate is drawn with its name, its local and what it costs now, once for all who ask', async () => {
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
test('a local and a brand have a card, a plate that is gone that of its local, a company and nobody none', async () => {
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
