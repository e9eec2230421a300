import { createClient } from '@mostrador/contract/client'
import * as routes from '@mostrador/contract/routes'
import { BIG_MENU_ALIAS } from './big-tenant.ts'
import { sentBytes } from './first-view.ts'
import { LARGE_BRANCH_ALIAS, LARGE_BRANCH_CONTACTS, POINT, ZONED_ALIAS, ZONES } from './large-branch.ts'
import { measureHttp, type Compared } from './measure-http.ts'
import type { Plan } from './plan.ts'
import type { Program } from './program.ts'
import type { QueryCounter } from './query-counter.ts'

/**
 * One address of the large shops: how fast, how many bytes in brotli, and how many statements of
 * the database each.
 */
export type LargeCase = {
  readonly what: string
  readonly compared: Compared
  readonly bytes: number
  /** Most statements of a call, and their average. */
  readonly queries: { readonly most: number; readonly mean: number }
}

/** Returns addresses of the large shops by kind. Throws when a shop is missing. */
async function addressesOf({ url }: Program): Promise<readonly (readonly [what: string, path: string])[]> {
  const client = createClient((path, init) => fetch(url + path, init), routes)
  const zoned = await client.getAlias({ params: { alias: ZONED_ALIAS } })
  const large = await client.getAlias({ params: { alias: LARGE_BRANCH_ALIAS } })
  if (!zoned.ok || zoned.data.type !== 'branchContact' || !large.ok || large.data.type !== 'branch')
    throw new Error('The large shops are not there')
  const contact = zoned.data.info
  const mode = contact.deliveryConfig.orderModes.find(({ type }) => type === 'TAKE_AWAY')
  const point = `lat=${POINT.lat}&lng=${POINT.lng}`
  const contacts = `/api/diner/branches/${large.data.info.id}/branchcontacts`
  return [
    [
      `deliveryzones/fee among ${ZONES} zones`,
      `/api/branch/${contact.id}/deliveryzones/fee?${point}&fullAddress=x`,
    ],
    ['the schedule of 15 days with counted slots', `/api/ordermode/schedule/${mode?.id}`],
    [`the ${LARGE_BRANCH_CONTACTS} contacts of a branch around a point`, `${contacts}?${point}`],
    [`the page of that branch`, `/menu/${LARGE_BRANCH_ALIAS}`],
    ['the menu page of 1,000 plates', `/menu/${BIG_MENU_ALIAS}/take-away`],
  ]
}

const COUNTED_CALLS = 20

/**
 * Counts the statements of calls, one call at a time, without those that a process sends only
 * once.
 */
async function queriesOf(
  counted: Program,
  path: string,
  counter: QueryCounter,
): Promise<LargeCase['queries']> {
  const ask = async (): Promise<number> => {
    counter.taken()
    const answer = await fetch(counted.url + path)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    return counter.taken()
  }
  await ask()
  const each: number[] = []
  for (let call = 0; call < COUNTED_CALLS; call += 1) each.push(await ask())
  return { most: Math.max(...each), mean: each.reduce((sum, one) => sum + one, 0) / each.length }
}

/**
 * Measures the large shops; `counted` is a server like `product` whose database is behind
 * `counter`.
 */
export async function measureLarge(
  { product, counted, counter }: { product: Program; counted: Program; counter: QueryCounter },
  plan: Plan,
): Promise<readonly LargeCase[]> {
  const cases: LargeCase[] = []
  for (const [what, path] of await addressesOf(product)) {
    const queries = await queriesOf(counted, path, counter)
    const compared = await measureHttp(product, path, plan)
    cases.push({ what, queries, compared, bytes: await sentBytes(product.url + path) })
  }
  return cases
}
