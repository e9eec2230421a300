import type { ShipmentStackInfo } from '@mostrador/contract/shipment/shipment-schema'
import type { Database } from '@mostrador/database/rows'
import { statusesThat, UNFINISHED_STATUSES } from '@mostrador/domain/shipment/shipment-states'
import { inStackOrder, settledStackStatus, type StackStatus } from '@mostrador/domain/shipment/shipment-stack'
import { OWN_FLEET, type ShipmentStatus } from '@mostrador/domain/shipment/shipment-status'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { RiderMember } from '../../ground/http/handler.ts'
import { inStates } from '../../ground/order-condition/in-states.ts'
import { shipmentInfo, shipmentRows, type ShipmentRow } from './shipment-row.ts'

type StackRow = {
  readonly id: string
  readonly code: string
  readonly status: StackStatus
  readonly version: number
  readonly riderId: string | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

export type LoadedStack = StackRow & { readonly shipments: readonly ShipmentRow[] }

const MOST_STACKS = 100

async function withShipments(
  db: Kysely<Database>,
  rider: RiderMember,
  stacks: readonly StackRow[],
): Promise<LoadedStack[]> {
  if (stacks.length === 0) return []
  const ids = stacks.map(({ id }) => id)
  const { rows } = await shipmentRows(rider, sql`s.shipment_stack_id = any(${ids}::uuid[])`).execute(db)
  return stacks.map((stack) => ({ ...stack, shipments: rows.filter(({ stackId }) => stackId === stack.id) }))
}

const stackRows = (rider: RiderMember, where: RawBuilder<unknown>) => sql<StackRow>`
  select k.id, k.code, k.status, k.version, k.rider_id as "riderId", k.created_at as "createdAt", k.updated_at as "updatedAt"
  from shipment_stacks k
  where k.branch_id = ${rider.branchId} and k.branch_contact_id = ${rider.branchContactId}
    and k.provider_name = ${OWN_FLEET} and ${where}`

/**
 * Lists the stacks in one status that a rider may see, the oldest first: unfinished free ones, and
 * the rider's own. Two queries.
 */
export async function listRiderStacks(
  db: Kysely<Database>,
  rider: RiderMember,
  status: ShipmentStatus,
): Promise<LoadedStack[]> {
  const { rows } = await stackRows(
    rider,
    sql`k.status = ${status} and (k.rider_id = ${rider.id} or (k.rider_id is null and k.status ${inStates(statusesThat('onOffer'))}
      and exists (select from shipments s where s.branch_id = k.branch_id and s.shipment_stack_id = k.id
        and s.status ${inStates(UNFINISHED_STATUSES)})))
    order by k.created_at, k.id limit ${MOST_STACKS}`,
  ).execute(db)
  return withShipments(db, rider, rows)
}

/** Finds any rider's stack at the branch contact. Two queries. */
export async function findStack(
  db: Kysely<Database>,
  rider: RiderMember,
  id: string,
): Promise<LoadedStack | undefined> {
  const { rows } = await stackRows(rider, sql`k.id = ${id}`).execute(db)
  const [stack] = await withShipments(db, rider, rows)
  return stack
}

/**
 * Returns a stack's status: the stored one, or its end where the shop called off the last
 * shipment.
 */
export const stackStatus = ({ status, shipments }: LoadedStack): StackStatus =>
  status === 'RETURNED' || status === 'DRIVER_CANCELED' ? status : (settledStackStatus(shipments) ?? status)

/** Returns a stack for its rider. Source: 001 §3 Shipment stack, §4. */
export const stackInfo = (stack: LoadedStack): ShipmentStackInfo => ({
  id: stack.id,
  code: stack.code,
  status: stackStatus(stack),
  createdAt: stack.createdAt.toISOString(),
  updatedAt: stack.updatedAt.toISOString(),
  shipments: inStackOrder(stack.shipments).map(shipmentInfo),
})
