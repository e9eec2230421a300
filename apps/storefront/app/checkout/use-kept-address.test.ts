// Fetched once it is needed; here it is at hand, and fetching it takes no time.
import '@mostrador/domain/delivery/told-address'
import { expect, test } from 'vitest'
import { openPage } from '../testing/browser-page.ts'
import { renderHook } from '../testing/render-hook.tsx'
import { HOME } from '../testing/sample-home.ts'
import { useKeptAddress } from './use-kept-address.ts'

const TYPED = { ...HOME, city: '', locality: '', geocoded: false }

/** The address that a checkout has of one that was kept. */
async function kept(companyId: string, address: object | null) {
  const page = openPage({ clock: '2026-11-20T15:00:00.000Z', answer: () => null })
  const key = `mostrador.location.${companyId}`
  if (address) page.local.set(key, JSON.stringify(address))
  const { now } = await renderHook(() => useKeptAddress(companyId), { props: undefined })
  return { now, stored: () => JSON.parse(page.local.get(key) ?? 'null') as unknown }
}

test('the line of an address that was kept before it was read whole is read for an order', async () => {
  const { now, stored } = await kept('before', { ...TYPED, fullAddress: 'Honduras 4890 piso 3 depto B' })
  const settled = { details: 'piso 3 depto B', fullAddress: 'Honduras 4890', number: '4890' }
  expect(now()).toMatchObject(settled)
  expect(stored()).toMatchObject(settled)
})

test('an address that a provider found stays as it is', async () => {
  const { now } = await kept('found', { ...HOME, fullAddress: 'Honduras 4890, piso 3' })
  expect(now()).toMatchObject({ fullAddress: 'Honduras 4890, piso 3', details: '' })
})

test('a diner who gave no location has no address', async () => {
  expect((await kept('none', null)).now()).toBeNull()
})
