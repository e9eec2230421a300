import type { Client } from '@mostrador/contract/client'
import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let contact: GivenContact
let owner: Client

beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact({ orderModes: ['DELIVERY'] })
  owner = await api.as(await api.given.staff({ role: 'OWNER', company: contact }))
})

type Corner = readonly [number, number]

const square = (west: number, south: number, size: number): readonly Corner[] => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
]
const polygon = (...coordinates: unknown[]) => ({ type: 'Polygon', coordinates })

const PALERMO = square(-58.44, -34.6, 0.02)
const INSIDE = { lat: -34.59, lng: -58.43 }

const place = () => ['branchContacts', contact.alias, 'deliveryZones', 'centro']
const params = () => ({ id: contact.branchId })

const draw = () => {
  const thing = { key: 'centro', name: 'Centro', area: polygon(PALERMO), cardFee: 1500, cashFee: 1200 }
  return owner.changeDocument({
    params: params(),
    body: { operations: [{ kind: 'add', place: place(), thing, after: null }] },
  })
}
const drawAnew = (to: unknown) =>
  owner.changeDocument({
    params: params(),
    body: { operations: [{ kind: 'set', place: [...place(), 'area'], from: polygon(PALERMO), to }] },
  })

/** The zone as the document and diners have it. */
async function asItStands() {
  const { value } = dataOf(await owner.getDocument({ params: params(), query: { place: place().join('/') } }))
  const query = { ...INSIDE, fullAddress: 'Honduras 4900' }
  const { options } = dataOf(await api.client.getDeliveryFee({ params: { id: contact.id }, query }))
  const { revisions } = dataOf(await owner.listRevisions({ params: params(), query: {} }))
  return { value, options, revisions: revisions.length }
}

/** A comb of so many teeth, each of which stands beside all the others. */
const comb = (south: number, teeth: number, height = 0.0009): readonly Corner[] => [
  [-58.5, south],
  ...Array.from({ length: teeth }, (_, at): readonly Corner[] => [
    [-58.49, south + ((at + 0.1) / teeth) * height],
    [-58.4, south + ((at + 0.6) / teeth) * height],
  ]).flat(),
  [-58.5, south + height],
  [-58.5, south],
]

const AREA = `${['branchContacts', 'KEY', 'deliveryZones', 'centro', 'area'].join('/')}`
const RING = 'El anillo del área necesita al menos tres puntos.'

/** spec('decisions zones-on-the-map.1') spec('decisions zones-on-the-map.7') */
test.each([
  [
    'sides that cross',
    polygon([
      [-58.44, -34.6],
      [-58.42, -34.58],
      [-58.42, -34.6],
      [-58.44, -34.58],
    ]),
    /cruza o toca/,
  ],
  ['a hole outside', polygon(PALERMO, square(-58.41, -34.6, 0.01)), /hueco 1 queda fuera del borde/],
  [
    'a hole in a hole',
    polygon(PALERMO, square(-58.438, -34.598, 0.01), square(-58.436, -34.596, 0.004)),
    /El hueco 2 está dentro del hueco 1/,
  ],
  [
    'the back of the map',
    polygon([
      [179, -34.6],
      [-179, -34.6],
      [-179, -34.5],
    ]),
    /meridiano 180/,
  ],
  ['two corners', polygon([PALERMO[0], PALERMO[1]]), new RegExp(RING)],
  ['a line', polygon([PALERMO[0], PALERMO[1], PALERMO[0], PALERMO[1]]), /encierra nada/],
  ['a place off the map', polygon(square(-200, -34.6, 1)), /no está en el mapa/],
  ['no area', { type: 'Point', coordinates: [0, 0] }, /Polygon/],
  ['words for degrees', polygon([['este', 'norte']]), /./],
  ['nothing', null, /./],
  [
    'more corners than are judged',
    polygon(...[0, 1, 2].map((at) => comb(-34.6 + at * 0.001, 900))),
    /5000 esquinas como máximo/,
  ],
])('%s is refused at its place in words, and nothing of the zone is another', async (_, area, said) => {
  dataOf(await draw())
  const before = await asItStands()
  const refused = await drawAnew(area)
  expect(refused).toMatchObject({ ok: false, problem: { status: 422 } })
  const { errors = [] } = refused.ok ? {} : refused.problem
  expect(errors[0]?.path).toMatch(new RegExp(`^${AREA.replace('KEY', contact.alias)}`))
  expect(errors[0]?.message).toMatch(said)
  expect(await asItStands()).toEqual(before)
})

/** spec('decisions zones-on-the-map.7') */
test('zones of a contact with more corners than are judged together are refused, also one that is small', async () => {
  const zone = (at: number) => ({
    kind: 'add' as const,
    place: [...place().slice(0, -1), `peine-${at}`],
    thing: {
      key: `peine-${at}`,
      name: `Peine ${at}`,
      area: polygon(comb(-34.6 + at * 0.001, 900)),
      cardFee: 0,
      cashFee: 0,
    },
    after: at === 0 ? null : `peine-${at - 1}`,
  })
  const add = (from: number, to: number) =>
    owner.changeDocument({
      params: params(),
      body: { operations: Array.from({ length: to - from }, (_, at) => zone(from + at)) },
    })
  dataOf(await add(0, 11))
  expect(await add(11, 12)).toMatchObject({
    problem: { status: 422, errors: [{ message: expect.stringContaining('20000 esquinas') }] },
  })
})

/** spec('decisions zones-on-the-map.7') */
test('a drawing heavier than a change may be is refused before anybody reads it', async () => {
  dataOf(await draw())
  const before = await asItStands()
  const heavy = polygon(Array.from({ length: 200_000 }, (_, at) => [-58.4 + at / 1e6, -34.6 + at / 1e6]))
  expect(await drawAnew(heavy)).toMatchObject({ problem: { status: 413 } })
  expect(await asItStands()).toEqual(before)
})
