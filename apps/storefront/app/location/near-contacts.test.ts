import type { BranchContactItem } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { expect, test } from 'vitest'
import { saveLocation } from '../diner/location-store.ts'
import { openPage, refusal } from '../testing/browser-page.ts'
import { pageAround } from '../testing/page-around.tsx'
import { doing, renderHook } from '../testing/render-hook.tsx'
import { useNearestRedirect } from './address-redirect.ts'
import { useNearContacts } from './near-contacts.ts'

type Location = Parameters<typeof saveLocation>[1]

const at = (lat: number, more: object = {}) =>
  ({
    street: 'Honduras',
    number: '4890',
    city: '',
    locality: '',
    country: '',
    postalCode: '',
    fullAddress: 'Honduras 4890',
    lat,
    lng: -58.4,
    betweenStreets: '',
    details: '',
    geocoded: true,
    fromLocalStorage: false,
    ...more,
  }) as Location

/** A contact that brings orders to where its list was asked from, unless told otherwise. */
const contact = (alias: string, more: object = {}) =>
  ({
    id: alias,
    alias,
    open: true,
    orderEnabled: true,
    reachableByDelivery: true,
    commercialTermsInfo: { blocked: false },
    deliveryConfig: { orderModes: [{ type: 'DELIVERY', active: true, orderEnabled: true }] },
    ...more,
  }) as unknown as BranchContactItem

const DRAWN = [contact('far'), contact('near')]

type Redirect = Parameters<typeof useNearestRedirect>[1]

let brands = 0

/** The page of a brand with two contacts, at a diner's earlier place. */
async function brandPage({ home, answer, redirect, address = '/menu/brand?source=qr&x=1' }: Wish = {}) {
  brands += 1
  const companyId = `brand-${brands}`
  const near = [contact('near', { distance: 100 }), contact('far', { distance: 900 })]
  const server = { answer: answer ?? ((): unknown => ({ branchContacts: near })) }
  const page = openPage({ answer: () => server.answer() })
  if (home) page.local.set(`mostrador.location.${companyId}`, JSON.stringify(home))
  const { wrap, router } = pageAround({ address })
  const hook = await renderHook(
    () => {
      const found = useNearContacts({ id: 'b1', companyId }, DRAWN)
      useNearestRedirect(found, redirect ?? { redirect: 'MANUAL', mode: undefined })
      return found
    },
    { props: undefined, wrap },
  )
  const give = (location: Location) => doing(() => saveLocation(companyId, location))
  const aliases = () => hook.now().contacts.map(({ alias }) => alias)
  const where = () => {
    const { pathname, search, hash } = router.state.location
    return pathname + search + hash
  }
  return { ...hook, page, server, give, aliases, where, router }
}

type Wish = {
  readonly home?: Location
  readonly answer?: () => unknown
  readonly redirect?: Redirect
  readonly address?: string
}

test('the contacts stand as they were drawn until somebody says where they are, and then by their distance', async () => {
  const { now, page, give, aliases } = await brandPage()
  expect(now()).toMatchObject({ status: 'unknown', place: null })
  expect(aliases()).toEqual(['far', 'near'])
  expect(page.asked).toEqual([])
  await give(at(-34.6))
  expect(now()).toMatchObject({ status: 'ready', place: '-34.6,-58.4' })
  expect(aliases()).toEqual(['near', 'far'])
  expect(page.asked.map(({ url }) => new URL(url, 'http://x').search)).toEqual(['?lat=-34.6&lng=-58.4'])
  expect(page.asked[0]?.url).toContain('b1')
  await give(at(-34.7))
  expect(page.asked).toHaveLength(2)
})

test('an address without a point says nothing of distances', async () => {
  const { now, page } = await brandPage({ home: at(-34.6, { lat: null, lng: null }) })
  expect(now()).toMatchObject({ status: 'unknown', place: null })
  expect(page.asked).toEqual([])
})

test('while the distances are asked for, and when nobody can say, the contacts stand as they were drawn', async () => {
  let release: (value: unknown) => void = () => undefined
  const { now, server, aliases } = await brandPage({
    home: at(-34.6),
    answer: () => new Promise((resolve) => (release = resolve)),
  })
  expect(now().status).toBe('loading')
  expect(aliases()).toEqual(['far', 'near'])
  await doing(() => release(refusal(500, 'broken')))
  expect(now().status).toBe('failed')
  expect(aliases()).toEqual(['far', 'near'])
  server.answer = () => ({ branchContacts: [contact('near')] })
  await doing(() => now().retry())
  expect(now().status).toBe('ready')
  expect(aliases()).toEqual(['near'])
})

const AUTOMATIC: Redirect = { redirect: 'AUTOMATIC', mode: undefined }

test('a brand that says so sends its diners to the nearest contact once they have said where they are', async () => {
  const { give, where } = await brandPage({ redirect: AUTOMATIC })
  expect(where()).toBe('/menu/brand?source=qr&x=1')
  await give(at(-34.6))
  expect(where()).toBe('/menu/near?source=qr#delivery')
})

test('a place of an earlier visit redirects no diner; another one does', async () => {
  const { give, where } = await brandPage({ redirect: AUTOMATIC, home: at(-34.6) })
  expect(where()).toContain('/menu/brand')
  await give(at(-34.7))
  expect(where()).toContain('/menu/near')
})

for (const [name, wish] of [
  ['lets the diner choose', { redirect: { redirect: 'MANUAL', mode: undefined } }],
  ['was asked for picking up', { redirect: { redirect: 'AUTOMATIC', mode: 'TAKE_AWAY' } }],
  ['reaches nobody', { redirect: AUTOMATIC, answer: () => ({ branchContacts: [] }) }],
  ['cannot say who is near', { redirect: AUTOMATIC, answer: () => refusal(500, 'broken') }],
] as const)
  test(`nobody is sent on by a brand that ${name}`, async () => {
    const { give, where } = await brandPage(wish)
    await give(at(-34.6))
    expect(where()).toContain('/menu/brand')
  })

test('a diner who asked for delivery is sent on too', async () => {
  const { give, where } = await brandPage({ redirect: { redirect: 'AUTOMATIC', mode: 'DELIVERY' } })
  await give(at(-34.6))
  expect(where()).toContain('/menu/near')
})
