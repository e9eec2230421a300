import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { shipmentInfo } from './shipment-row.ts'
import { listRiderShipments } from './shipment-store.ts'

/** Range of instants that the database can compare; no shipments lie outside. */
const EARLIEST = Date.UTC(2000, 0, 1)
const LATEST = Date.UTC(2200, 0, 1)

/**
 * A list that ends this shortly before now is read to its end, since clocks of callers and servers
 * differ. The contract says it.
 */
const CLOCK_ERROR_MS = 5 * 60_000

const instantOf = (text: string): Date => new Date(Math.min(Math.max(Date.parse(text), EARLIEST), LATEST))

const endOf = (text: string, now: Date): Date =>
  instantOf(text).getTime() < now.getTime() - CLOCK_ERROR_MS ? instantOf(text) : new Date(LATEST)

/**
 * Lists shipments of the rider’s branch contact in one status: on offer, or the rider’s own. One
 * query. Source: 001 §7.
 */
export const listShipments: Handler<'listShipments'> = async ({ database, now }, { query, rider }) => {
  if (query.branchContactId !== rider.branchContactId) return no('rider-forbidden')
  const rows = await listRiderShipments(database, rider, {
    status: query.status,
    from: instantOf(query.startDate),
    to: endOf(query.endDate, now()),
    sort: query.sort,
    offset: query.page * query.pageSize,
    limit: query.pageSize,
  })
  return yes({ shipments: rows.map(shipmentInfo) })
}
