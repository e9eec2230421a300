import { expect, test } from 'vitest'
import { openPage, refusal } from '../testing/browser-page.ts'
import { pageAround } from '../testing/page-around.tsx'
import { doing, renderHook } from '../testing/render-hook.tsx'
import { RITA } from '../testing/sample-delivery.ts'
import { riderSession } from './rider-session.ts'
import { useRider } from './use-rider.ts'

const HERE = '/logistics/x/shipments'

async function pageOf(alias: string, answer: () => unknown, session: object | null = RITA) {
  const page = openPage({ clock: '2026-11-20T15:00:00.000Z', answer })
  if (session) page.local.set(`mostrador.rider.${alias}`, JSON.stringify(session))
  const { wrap, router } = pageAround({ address: '/before' })
  await router.navigate(HERE)
  const hook = await renderHook(() => useRider(alias), { props: undefined, wrap })
  return { ...hook, page, router, at: () => router.state.location }
}

test('a rider on shift is asked about once, and stays', async () => {
  const { now, page, at } = await pageOf('on-shift', () => ({ riderId: 'rita' }))
  expect(page.asked.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /api/whoami'])
  expect(page.asked[0]?.headers.get('x-rider-at')).toBe('bc1')
  expect(now().session).toEqual(RITA)
  expect(at().pathname).toBe(HERE)
})

test('a device without a shift is turned away, and cannot come back by the way', async () => {
  const { now, page, at, router } = await pageOf('nobody', () => null, null)
  expect(at()).toMatchObject({ pathname: '/404', state: { riderAlias: 'nobody' } })
  expect(page.asked).toEqual([])
  expect(now().session).toBeUndefined()
  await doing(() => router.navigate(-1))
  expect(at().pathname).toBe('/before')
})

for (const field of Object.keys(RITA))
  test(`what was kept without ${field} is nobody`, async () => {
    const { at } = await pageOf(`without-${field}`, () => null, { ...RITA, [field]: undefined })
    expect(at().pathname).toBe('/404')
  })

for (const status of [400, 401, 403, 404])
  test(`whom the server does not know (${status}) is turned away and forgotten`, async () => {
    const alias = `refused-${status}`
    const { at } = await pageOf(alias, () => refusal(status, 'no'))
    expect(at()).toMatchObject({ pathname: '/404', state: { riderAlias: alias } })
    expect(riderSession(alias).latest()).toBeNull()
  })

for (const status of [409, 429, 500])
  test(`a server that cannot say (${status}) turns nobody away`, async () => {
    const { at } = await pageOf(`unsure-${status}`, () => refusal(status, 'no'))
    expect(at().pathname).toBe(HERE)
  })

test('a later refusal turns away too, but not the rider who began a shift meanwhile', async () => {
  const alias = 'handed-over'
  const { now, page, at } = await pageOf(alias, () => ({ riderId: 'rita' }))
  const { deny } = now()
  await doing(() => riderSession(alias).write({ ...RITA, since: '2026-11-20T14:00:00.000Z' }))
  expect(page.asked).toHaveLength(2)
  await doing(deny)
  expect(at().pathname).toBe(HERE)
  await doing(() => now().deny())
  expect(at().pathname).toBe('/404')
})
