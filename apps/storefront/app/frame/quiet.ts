import type { Client, Result } from '@mostrador/contract/client'

/**
 * Failures that go to the server's log alone, with their replacement: the documents' silent
 * handling (000 §8, 001 §8). A diner is told only where the page cannot do without.
 */
const QUIET_FAILURES = {
  'menu-hash': 'an empty list',
  discounts: 'no discounts',
  indicators: 'no indicators',
  image: 'a transparent placeholder',
  country: 'a page that says so, for there is no amount without it',
  menu: 'a page that says so, with another try',
  'order-modes': 'a page that says so, with another try',
  customer: 'optIn false and no addresses',
  orders: 'an empty list',
  loyalty: 'an empty object',
  'points-history': 'an empty list',
  'external-benefits': 'no benefit',
  customisation: 'an empty list',
  survey: 'no survey',
  shipments: 'an order without its shipments',
  tracking: 'an empty object',
  realtime: 'refreshing instead',
  storage: 'nothing is remembered',
} as const

export type QuietFailure = keyof typeof QUIET_FAILURES

export type QuietContext = {
  readonly branchContactId?: string
  readonly branchId?: string
  readonly payload?: unknown
}

/** Logs a failure on the server without telling the diner. Never throws, waits for nothing. */
export function reportQuietly(
  client: Pick<Client, 'logDinerError'>,
  failure: QuietFailure,
  { branchContactId, branchId, payload }: QuietContext = {},
): void {
  const url = typeof location === 'undefined' ? null : location.href
  const body = { bcId: branchContactId ?? null, branchId: branchId ?? null, url, component: failure, payload }
  void client.logDinerError({ body }).catch(() => undefined)
}

/**
 * Returns the data of a call, or `instead` after a failure, which is logged and never thrown. The
 * secondary data of pages are loaded with it: "no cart" and "server down" look alike to the diner,
 * not to us.
 */
export async function quietly<Data>(
  call: Promise<Result<Data>>,
  {
    client,
    failure,
    instead,
    ...context
  }: QuietContext & {
    readonly client: Pick<Client, 'logDinerError'>
    readonly failure: QuietFailure
    readonly instead: Data
  },
): Promise<Data> {
  const result = await call
  if (result.ok) return result.data
  reportQuietly(client, failure, { ...context, payload: context.payload ?? result.problem })
  return instead
}
