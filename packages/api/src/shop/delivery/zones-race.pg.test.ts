import type { Client } from '@mostrador/contract/client'
import { readArea } from '@mostrador/domain/delivery/area-around'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { createMeanwhile } from '../../testing/meanwhile.ts'
import { startOtherServer, startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { nextTestId } from '../../testing/test-ports.ts'

const ROUNDS = 6

type Zone = Readonly<Record<string, unknown>> & { readonly key: string; readonly area: unknown }

let api: TestApi
let other: Awaited<ReturnType<typeof startOtherServer>>
let contact: GivenContact
/** Ana works at one server, Beto at the other one. */
let ana: Client
let beto: Client
let meanwhile: (happens: () => Promise<unknown>) => void

beforeEach(async () => {
  const between = createMeanwhile()
  meanwhile = between.meanwhile
  api = await startTestApi({ rateLimiter: between.rateLimiter })
  other = await startOtherServer(api)
  contact = await api.given.branchContact({
    orderModes: ['DELIVERY'],
    mode: { fee_card: 0, fee_cash: 0 },
  })
  ana = await api.as(await api.given.staff({ role: 'OWNER', company: contact }))
  beto = await other.as(await api.given.staff({ role: 'OWNER', company: contact }))
})
afterEach(() => other.close())

/** A square around Palermo, so many degrees wide on each side. */
const square = (half: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [-58.43 - half, -34.585 - half],
      [-58.43 + half, -34.585 - half],
      [-58.43 + half, -34.585 + half],
      [-58.43 - half, -34.585 + half],
      [-58.43 - half, -34.585 - half],
    ],
  ],
})

/** A square beside it. */
const shifted = () => ({
  type: 'Polygon',
  coordinates: square(0.02).coordinates.map((ring) => ring.map(([lng = 0, lat = 0]) => [lng + 1, lat])),
})

const params = () => ({ id: contact.branchId })
const list = () => ['branchContacts', contact.alias, 'deliveryZones']

async function zones(by = ana): Promise<readonly Zone[]> {
  const read = await by.getDocument({ params: params(), query: { place: list().slice(0, 2).join('/') } })
  return (dataOf(read).value as { deliveryZones?: readonly Zone[] }).deliveryZones ?? []
}

const add = (by: Client, key: string, after: string | null) => {
  const thing = { key, name: key, area: square(0.02), cardFee: 1500, cashFee: 1200 }
  return by.changeDocument({
    params: params(),
    body: { operations: [{ kind: 'add', place: [...list(), key], thing, after }] },
  })
}

const set = (
  by: Client,
  [key, field]: readonly [string, string],
  { from, to }: { from: unknown; to: unknown },
) =>
  by.changeDocument({
    params: params(),
    body: { operations: [{ kind: 'set', place: [...list(), key, field], from, to }] },
  })

async function remove(by: Client, key: string) {
  const all = await zones(by)
  const at = all.findIndex((zone) => zone.key === key)
  const thing = all[at]
  if (!thing) throw new Error(`${key} is not there`)
  const after = all[at - 1]?.key ?? null
  return by.changeDocument({
    params: params(),
    body: { operations: [{ kind: 'remove', place: [...list(), key], thing, after }] },
  })
}

/** spec('decisions zones-on-the-map.6') */
describe('two people at two servers', () => {
  test('draw one zone anew at once: one does, and the other one is shown what stands there', async () => {
    dataOf(await add(ana, 'centro', null))
    let from: unknown = square(0.02)
    for (let round = 1; round <= ROUNDS; round += 1) {
      const drawn = [square(0.02 + round / 1000), square(0.05 + round / 1000)]
      const answers = await Promise.all(
        [ana, beto].map((by, at) => set(by, ['centro', 'area'], { from, to: drawn[at] })),
      )
      const won = answers.findIndex(({ ok }) => ok)
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      expect(answers[1 - won]).toMatchObject({ problem: { status: 409, code: 'changed-meanwhile' } })
      expect((await zones(beto))[0]?.area).toEqual(drawn[won])
      from = drawn[won]
    }
  })

  test('add a zone each at once: both stand there, and each is delivered to', async () => {
    dataOf(await add(ana, 'centro', null))
    const both = await Promise.all([add(ana, 'norte', 'centro'), add(beto, 'sur', 'centro')])
    expect(both).toMatchObject([{ ok: true }, { ok: true }])
    const keys = (await zones()).map(({ key }) => key)
    expect(keys[0]).toBe('centro')
    expect(keys.toSorted()).toEqual(['centro', 'norte', 'sur'])
  })

  test('bring an area as GeoJSON and change the fee at once: both stand; the same area meets', async () => {
    dataOf(await add(ana, 'centro', null))
    let area: unknown = square(0.02)
    let fee = 1500
    for (let round = 1; round <= ROUNDS; round += 1) {
      const geometry = square(0.02 + round / 1000)
      const text = JSON.stringify({ type: 'Feature', properties: { name: 'De otro mapa' }, geometry })
      const both = await Promise.all([
        set(ana, ['centro', 'area'], { from: area, to: readArea(text) }),
        set(beto, ['centro', 'cardFee'], { from: fee, to: fee + 1 }),
      ])
      expect(both).toMatchObject([{ ok: true }, { ok: true }])
      expect(await zones(beto)).toMatchObject([{ area: geometry, cardFee: fee + 1 }])
      const seen = area
      ;[area, fee] = [geometry, fee + 1]
      // An author whose corners were moved meanwhile is told, and nothing of the change is kept.
      expect(await set(beto, ['centro', 'area'], { from: seen, to: readArea(text) })).toMatchObject({
        problem: { status: 409, code: 'changed-meanwhile' },
      })
    }
  })
})

/** spec('decisions zones-on-the-map.6') */
describe('a zone that goes while a diner in it orders', () => {
  async function order() {
    const plate = await api.given.plate(contact, { price: 1_000_000 })
    const destination = { street: 'Honduras', number: '4900', lat: -34.585, lng: -58.43 }
    const body = await api.given.orderBody(contact, {
      items: [{ plate }],
      mode: 'DELIVERY',
      body: { destination },
    })
    return () => api.client.placeOrder({ headers: { 'idempotency-key': nextTestId() }, body })
  }
  const kept = () => api.ports.database.selectFrom('orders').select('delivery_fee').execute()
  const codesOf = (answer: Awaited<ReturnType<Awaited<ReturnType<typeof order>>>>) =>
    answer.ok ? [] : (answer.problem.errors ?? []).map(({ code }) => code)

  test.each([
    ['it goes', (key: string) => remove(beto, key), 'delivery-fee-changed'],
    [
      'it costs more',
      (key: string) => set(beto, [key, 'cashFee'], { from: 1200, to: 1300 }),
      'delivery-fee-changed',
    ],
    [
      'it ends before the door',
      (key: string) => set(beto, [key, 'area'], { from: square(0.02), to: shifted() }),
      'outside-zone',
    ],
  ])('between the judgement and the saving %s: nothing of the order is there', async (_, change, code) => {
    dataOf(await add(ana, 'centro', null))
    const place = await order()
    expect(await place()).toMatchObject({ ok: true })
    // At another server, whose word has not come yet.
    meanwhile(async () => dataOf(await change('centro')))
    expect(codesOf(await place())).toContain(code)
    expect(await kept()).toEqual([{ delivery_fee: 120_000 }])
  })

  test('at the same moment: an order that is taken has its fee, and one that is not is told why', async () => {
    let taken = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      dataOf(await add(ana, `centro-${round}`, null))
      const place = await order()
      const [placed, removed] = await Promise.all([place(), remove(beto, `centro-${round}`)])
      expect(removed).toMatchObject({ ok: true })
      if (placed.ok) taken += 1
      else expect(codesOf(placed)).toContain('delivery-fee-changed')
      expect(await kept()).toEqual(Array.from({ length: taken }, () => ({ delivery_fee: 120_000 })))
    }
  })
})
