import type { BranchMenus } from '@mostrador/contract/menu/menu-schema'
import { expect, test } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'
import { givenApi } from '../testing/given-api.ts'
import { workplace } from '../testing/given-workplace.ts'
import { doing, renderHook } from '../testing/render-hook.tsx'
import { useOffered } from './offered-in.tsx'

const palermo = { id: workplace.contact.id, key: 'palermo', name: 'Palermo' }
const nunez = { id: '0198c000-0000-7000-8000-0000000000ab', key: 'nunez', name: 'Núñez' }
const mode = (key: string, part: Partial<BranchMenus['modes'][number]> = {}) => ({
  branchContact: palermo,
  key,
  type: 'DELIVERY' as const,
  showName: null,
  active: true,
  menu: 'carta',
  paymentTypes: ['efectivo'],
  ...part,
})

const MODES = [
  mode('reparto'),
  mode('retiro', { type: 'TAKE_AWAY', showName: 'Retiro', paymentTypes: [] }),
  mode('envio', { branchContact: nunez }),
]

const set = (where: string, from: readonly string[] | undefined, to: readonly string[]) => ({
  kind: 'set',
  place: `branchContacts/${where}/paymentTypes`.split('/'),
  from,
  to,
})

async function asked() {
  const { api, last } = givenApi()
  const now = await renderHook(useOffered, { api, queries: createQueryClient() })
  await doing(() => last().answer({ menus: [], modes: MODES }))
  return now
}

/** spec('decisions locals.5') */
test('a new way to pay is offered by every mode of every contact until somebody says otherwise', async () => {
  const now = await asked()
  expect([now().names, now().contacts]).toEqual([['Delivery', 'Retiro'], 2])
  expect(now().operations('banco')).toEqual([
    set('palermo/orderModes/reparto', ['efectivo'], ['efectivo', 'banco']),
    set('palermo/orderModes/retiro', undefined, ['banco']),
    set('nunez/orderModes/envio', ['efectivo'], ['efectivo', 'banco']),
  ])
})

test('a mode that is turned off, and the other contacts, do not offer it', async () => {
  const now = await asked()
  await doing(() => now().turn('Delivery', false))
  expect(now().operations('banco')).toEqual([set('palermo/orderModes/retiro', undefined, ['banco'])])
  await doing(() => now().turn('Delivery', true))
  await doing(() => now().setIsOnlyHere(true))
  expect(now().operations('banco')).toHaveLength(2)
  await doing(() => {
    now().turn('Delivery', false)
    now().turn('Retiro', false)
  })
  expect(now().operations('banco')).toEqual([])
})
