import type { Client } from '@mostrador/contract/client'
import type { OperationWire } from '@mostrador/contract/revision/document-schema'
import { runDueJobs } from '../roof/run-due-jobs.ts'
import { dataOf } from './data-of.ts'
import type { GivenShop } from './given-shop.ts'
import type { TestApi } from './start-test-api.ts'

type Body = Parameters<Client['scheduleChange']>[0]['body']
type Asked = Partial<Omit<Body, 'when' | 'operations'>> & {
  readonly when?: Partial<Body['when']>
  readonly by?: Client
}

/** The clock of the tests shows Friday 20 November, noon: the Monday after it at six. */
export const MONDAY = { date: '2026-11-23', time: '06:00' } as const
export const MONDAY_AT = new Date('2026-11-23T09:00:00.000Z')

export const PLATES = ['menus', 'carta', 'plates']

/** A price of a plate of the tests' shop. */
export const priceOf = (plate: string, from: number, to: number): OperationWire => ({
  kind: 'set',
  place: [...PLATES, plate, 'price'],
  from,
  to,
})

/** Actions on changes that wait in a shop of the tests. */
export function givenScheduled(api: TestApi, shop: GivenShop) {
  const params = { id: shop.branchId }
  const schedule = (operations: OperationWire[], { when, by = shop.owner, ...more }: Asked = {}) =>
    by.scheduleChange({
      params,
      body: { operations, when: { branchContactId: shop.id, ...MONDAY, ...when }, ...more },
    })
  const list = async (by = shop.owner, query = {}) =>
    dataOf(await by.listScheduled({ params, query })).changes
  return {
    schedule,
    kept: async (operations: OperationWire[], asked?: Asked) => dataOf(await schedule(operations, asked)),
    list,
    one: async (changeId: string) => (await list()).find(({ id }) => id === changeId),
    /** The clock is at a time, and what is due by then is done. */
    async at(time: Date) {
      api.clock.now = time
      return runDueJobs(api.ports)
    },
    change: (...operations: OperationWire[]) => shop.owner.changeDocument({ params, body: { operations } }),
    prices: async (): Promise<Readonly<Record<string, number>>> => {
      const read = await shop.owner.getDocument({ params, query: { place: 'menus/carta' } })
      const { plates } = dataOf(read).value as { readonly plates: { key: string; price: number }[] }
      return Object.fromEntries(plates.map(({ key, price }) => [key, price]))
    },
    revisions: async () => dataOf(await shop.owner.listRevisions({ params, query: {} })).revisions,
  }
}
