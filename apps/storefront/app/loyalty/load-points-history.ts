import type { Client } from '@mostrador/contract/client'
import type { Answer } from '@mostrador/contract/endpoint'
import type { Endpoints } from '@mostrador/contract/endpoints'
import { reportQuietly } from '../frame/quiet.ts'

/** One movement of points. Source: 000 §3 Points history row. */
export type PointsRow = Answer<Endpoints['listPointsHistory']>['rows'][number]

/** The movements that were read so far; `more` while there may be others. */
export type PointsPage = {
  readonly rows: readonly PointsRow[]
  readonly more: boolean
  /** The last page could not be read: it is asked for again by hand only. */
  readonly isBroken: boolean
}

/** Before any was read. */
export const NO_POINTS: PointsPage = { rows: [], more: true, isBroken: false }

/** How many movements a page has. Source: 000 §9. */
const PAGE_SIZE = 20

/** Key of the points: a phone in E.164, a branch and one of its contacts. */
export type PointsKey = {
  readonly phone: string
  readonly branchId: string
  readonly branchContactId: string
}

/**
 * The movements so far with those of the next page. A failure is quiet: an empty list. Source: 000
 * §7, §8.
 */
export async function loadPointsHistory(
  client: Client,
  { phone, branchId, branchContactId }: PointsKey,
  before: PointsPage,
): Promise<PointsPage> {
  const result = await client.listPointsHistory({
    params: { id: branchId, phone },
    query: { offset: before.rows.length, limit: PAGE_SIZE, branchContactId },
  })
  if (!result.ok) {
    reportQuietly(client, 'points-history', { branchId, payload: result.problem })
    return { rows: before.rows, more: before.rows.length > 0, isBroken: true }
  }
  const { rows } = result.data
  return { rows: [...before.rows, ...rows], more: rows.length === PAGE_SIZE, isBroken: false }
}
