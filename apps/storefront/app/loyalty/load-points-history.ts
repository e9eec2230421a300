import type { Client } from '@mostrador/contract/client'
import type { Answer } from '@mostrador/contract/endpoint'
import type { Endpoints } from '@mostrador/contract/endpoints'
import { reportQuietly } from '../frame/quiet.ts'

/** Movement of points. Source: 000 §3 Points history row. */
export type PointsRow = Answer<Endpoints['listPointsHistory']>['rows'][number]

export type PointsPage = {
  readonly rows: readonly PointsRow[]
  readonly more: boolean
  /** Whether the last page failed to load: only the diner asks for it again. */
  readonly isBroken: boolean
}

export const NO_POINTS: PointsPage = { rows: [], more: true, isBroken: false }

/** Movements on a page. Source: 000 §9. */
const PAGE_SIZE = 20

export type PointsKey = {
  readonly phone: string
  readonly branchId: string
  readonly branchContactId: string
}

/** Appends the next page of movements. A failure is silent: an empty list. Source: 000 §7, §8. */
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
