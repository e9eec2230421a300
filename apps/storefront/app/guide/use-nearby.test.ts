import type { NearbyContact } from '@mostrador/contract/guide/guide-endpoints'
import { expect, test } from 'vitest'
import { askNearby } from './ask-nearby.ts'
import { withPage } from './use-nearby.ts'

const contact = (id: string): NearbyContact => ({
  id,
  alias: id,
  name: id,
  address: { street: '', number: '', city: '' },
  distanceInMeters: 1,
  whatsAppPhone: null,
})

const none = { status: 'loading', contacts: [], page: 0, hasMore: false } as const

test('a full page has another one after it, and what moved between two pages is there once', () => {
  const full = Array.from({ length: 20 }, (_, n) => contact(`c${n}`))
  const first = withPage(none, full)
  expect([first.page, first.hasMore, first.contacts.length]).toEqual([1, true, 20])
  const second = withPage(first, [contact('c19'), contact('c20')])
  expect([second.page, second.hasMore, second.contacts.length]).toEqual([2, false, 21])
})

/** spec('001 §5.11') spec('001 §8.11') spec('001 §9.7') spec('decisions constants.2') */
test('pages are asked for by their offset, in one country', async () => {
  const asked: unknown[] = []
  const client: Parameters<typeof askNearby>[0] = {
    listNearby: async ({ body }) => {
      asked.push(body)
      return { ok: true, data: { commerces: [] } }
    },
  }
  await askNearby(client, { lat: -34.6, lng: -58.4 }, 3)
  expect(asked).toEqual([
    {
      lat: -34.6,
      lng: -58.4,
      filters: [{ key: 'country', value: 'AR' }],
      pagingOption: { pageSize: 20, offset: 40 },
    },
  ])
})
