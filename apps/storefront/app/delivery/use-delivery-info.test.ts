import { expect, test } from 'vitest'
import { openPage, refusal } from '../testing/browser-page.ts'
import { pageAround } from '../testing/page-around.tsx'
import { doing, renderHook } from '../testing/render-hook.tsx'
import { BROUGHT, HOME } from '../testing/sample-home.ts'
import { useDeliveryInfo } from './use-delivery-info.ts'

const TERMS = { card: 220_000, cash: 260_000, minimumOrderPrice: 1_200_000, freeDeliveryFrom: 6_000_000 }

type Options = NonNullable<Parameters<typeof useDeliveryInfo>[2]>

let contacts = 0

/** A page of a contact that nobody asked about yet, with a diner who said where to bring it. */
async function pageOf({ home = HOME as object | null, hasZones = true, props = {} as Options } = {}) {
  contacts += 1
  const id = `bc${contacts}`
  const server = { answer: (): unknown => BROUGHT }
  const page = openPage({
    clock: '2026-11-20T15:00:00.000Z',
    answer: ({ url }) => (url.includes('log') ? undefined : server.answer()),
  })
  const companyId = `delivery-${contacts}`
  if (home) page.local.set(`mostrador.location.${companyId}`, JSON.stringify(home))
  const { wrap } = pageAround({ alias: { country: { currency: { code: 'ARS', symbol: '$' }, mantissa: 2 } } })
  const mode = {
    type: 'DELIVERY',
    hasZones,
    deliveryTerms: { cardFee: 10, cashFee: 10, minimumOrderPrice: 0, freeDeliveryFrom: null },
  } as unknown as Parameters<typeof useDeliveryInfo>[1]
  const contact = { id, branch: { id: 'b1', companyId } } as Parameters<typeof useDeliveryInfo>[0]
  const draw = (options: Options) =>
    renderHook((given: Options) => useDeliveryInfo(contact, mode, given), { props: options, wrap })
  const hook = await draw(props)
  const asked = () => page.asked.filter(({ url }) => !url.includes('log')).map(({ url }) => url)
  return { ...hook, id, server, page, asked, draw }
}

const queryOf = (url = '') => Object.fromEntries(new URL(url, 'http://x').searchParams)

test('the terms of delivery are asked for once for a branch contact, a point and a time', async () => {
  const { now, asked, id, draw, renderAgain } = await pageOf()
  expect(asked()).toHaveLength(1)
  expect(asked()[0]).toContain('/b1')
  expect(queryOf(asked()[0])).toEqual({
    branchContactId: id,
    lat: '-34.59',
    lng: '-58.42',
    fullAddress: 'Honduras 4890, Buenos Aires',
    city: 'Buenos Aires',
  })
  expect(now()).toMatchObject({ status: 'served', terms: TERMS, needsPin: false })
  const other = await draw({})
  expect(other.now()).toMatchObject({ status: 'served', terms: TERMS })
  expect(asked()).toHaveLength(1)
  await renderAgain({ at: '2026-11-21T00:30:00.000Z' })
  expect(asked()).toHaveLength(2)
  expect(queryOf(asked()[1]).at).toBe('2026-11-21T00:30:00.000Z')
})

test('the checkout asks anew, and shows what was known meanwhile', async () => {
  const { server, draw, asked } = await pageOf()
  let release: (value: unknown) => void = () => undefined
  server.answer = () => new Promise((resolve) => (release = resolve))
  const { now } = await draw({ renews: true })
  expect(asked()).toHaveLength(2)
  expect(now()).toMatchObject({ status: 'served', terms: TERMS })
  await doing(() => release({ ...BROUGHT, inArea: false, fees: null }))
  expect(now()).toMatchObject({ status: 'outside', terms: null })
})

test('terms that could not be asked for are asked for again on demand', async () => {
  const { now, server, asked } = await pageOf({ props: {} })
  server.answer = () => refusal(500, 'broken')
  await doing(() => now().refresh())
  expect(now().status).toBe('served')
  expect(asked()).toHaveLength(2)
})

test('until the answer came it is on its way, and it may fail', async () => {
  let release: (value: unknown) => void = () => undefined
  const { now, server, renderAgain } = await pageOf()
  server.answer = () => new Promise((resolve) => (release = resolve))
  await renderAgain({ at: '2026-11-21T00:30:00.000Z' })
  expect(now().status).toBe('loading')
  await doing(() => release(refusal(500, 'broken')))
  expect(now().status).toBe('failed')
  server.answer = () => BROUGHT
  await doing(() => now().refresh())
  expect(now().status).toBe('served')
})

test('a mode without zones is not asked about, and its own terms hold', async () => {
  const { now, asked } = await pageOf({ hasZones: false })
  expect(asked()).toEqual([])
  expect(now()).toMatchObject({ status: 'served', terms: { card: 1000 } })
  await doing(() => now().refresh())
  expect(asked()).toEqual([])
})

for (const [name, home, expected] of [
  ['said nothing', null, { status: 'unknown', needsPin: false }],
  ['gave no point', { ...HOME, lat: null, lng: null }, { status: 'unknown', needsPin: true }],
] as const)
  test(`of a diner who ${name} nothing is asked`, async () => {
    const { now, asked } = await pageOf({ home })
    expect(now()).toMatchObject(expected)
    await doing(() => now().refresh())
    expect(asked()).toEqual([])
  })

test('an address without its city is asked about all the same', async () => {
  const { now, asked } = await pageOf({ home: { ...HOME, city: '' } })
  expect(now().status).toBe('served')
  expect(queryOf(asked()[0])).not.toHaveProperty('city')
})
