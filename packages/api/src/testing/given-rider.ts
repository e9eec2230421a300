import type {
  Database,
  LogisticsOrdersTable,
  RidersTable,
  ShipmentsTable,
  ShipmentStacksTable,
} from '@mostrador/database/rows'
import { SHIPMENT_STATES } from '@mostrador/domain/shipment/shipment-states'
import type { StackStatus } from '@mostrador/domain/shipment/shipment-stack'
import type { ShipmentStatus } from '@mostrador/domain/shipment/shipment-status'
import type { Insertable, Kysely } from 'kysely'
import { tokenHash } from '../people/rider/rider-session.ts'
import type { GivenContact } from './given-contact.ts'
import { nextTestId } from './test-ports.ts'

/** A rider on shift, with a token that is good for 16 hours of the test's clock. */
export type GivenRider = {
  readonly id: string
  readonly name: string
  readonly phone: string
  readonly token: string
}

/** An order with its delivery side and a shipment. */
export type GivenShipment = {
  readonly id: string
  readonly orderId: string
  readonly orderCode: string
  readonly logisticsOrderId: string
}

/** A stack of shipments, in their stacking order. */
export type GivenStack = {
  readonly id: string
  readonly code: string
  readonly shipments: readonly GivenShipment[]
}

/** Options of a shipment. Without more it is on offer, of an order that is ready. */
export type ShipmentOptions = {
  readonly status?: ShipmentStatus
  /** Rider who has it; none while it is on offer. */
  readonly rider?: GivenRider
  /** An order that was placed already, by default a new one. */
  readonly order?: { readonly id: string; readonly code: string }
  readonly shipment?: Partial<Insertable<ShipmentsTable>>
  readonly logistics?: Partial<Insertable<LogisticsOrdersTable>>
}

/**
 * Options of a stack: how many shipments, by default two, and in which state all of it
 * is.
 */
export type StackOptions = {
  readonly status?: StackStatus
  readonly rider?: GivenRider
  readonly shipments?: readonly ShipmentOptions[]
  readonly stack?: Partial<Insertable<ShipmentStacksTable>>
}

type Db = Kysely<Database>

const placeOf = (contact: GivenContact) => ({
  company_id: contact.companyId,
  branch_id: contact.branchId,
  branch_contact_id: contact.id,
})

/** A rider of a branch contact, on shift since `now`. */
export async function givenRider(
  db: Db,
  contact: GivenContact,
  { now, ...fields }: Partial<Insertable<RidersTable>> & { readonly now: Date },
): Promise<GivenRider> {
  const id = nextTestId()
  const digits = String(Number.parseInt(id.slice(-8), 16)).padStart(8, '2')
  const phone = `+54911${digits}`
  const { branch_contact_id: _, ...tenant } = placeOf(contact)
  const row = { ...placeOf(contact), id, name: 'Rita Ríos', phone, phone_key: `5411${digits}`, active: true }
  await db
    .insertInto('riders')
    .values({ ...row, created_at: now, updated_at: now, ...fields })
    .execute()
  const token = `token-of-a-test-${id}`
  const expires_at = new Date(now.getTime() + 16 * 3_600_000)
  const session = { ...tenant, rider_id: id, id: nextTestId(), token_hash: tokenHash(token) }
  await db
    .insertInto('rider_sessions')
    .values({ ...session, created_at: now, expires_at })
    .execute()
  return { id, name: fields.name ?? row.name, phone: fields.phone ?? phone, token }
}

type PlacedOrder = { readonly id: string; readonly code: string }

/**
 * Facts of a shipment beside its options: an order, the time, and the stack that it is in.
 */
export type ShipmentStory = {
  readonly order: PlacedOrder
  readonly now: Date
  readonly stack?: { readonly id: string; readonly order: number }
}

const orderStatusOf = (status: ShipmentStatus) => {
  if (status === 'DELIVERED' || status === 'RETURNED') return 'DELIVERED' as const
  return SHIPMENT_STATES[status].customerSeesDetails ? ('READY' as const) : ('ACCEPTED' as const)
}

/**
 * The delivery side of an order, and a shipment of it, as accepting the order and a rider's work
 * would have left them.
 */
export async function givenShipment(
  db: Db,
  contact: GivenContact,
  { order, now, stack, ...options }: ShipmentOptions & ShipmentStory,
): Promise<GivenShipment> {
  const { status = 'LOOKING_FOR_DRIVER', rider } = options
  const [id, logisticsOrderId] = [nextTestId(), nextTestId()]
  const made = { ...placeOf(contact), created_at: now }
  await db
    .updateTable('orders')
    .set({ status: orderStatusOf(status), confirmed: true })
    .where('id', '=', order.id)
    .execute()
  await db
    .insertInto('logistics_orders')
    .values({ ...made, order_id: order.id, id: logisticsOrderId, delivery_key: '0420', ...options.logistics })
    .execute()
  const row = {
    ...made,
    logistics_order_id: logisticsOrderId,
    id,
    status,
    rider_id: rider?.id ?? null,
    shipment_stack_id: stack?.id ?? null,
    stacking_order: stack?.order ?? null,
    updated_at: now,
  }
  await db
    .insertInto('shipments')
    .values({ ...row, ...options.shipment })
    .execute()
  return { id, orderId: order.id, orderCode: order.code, logisticsOrderId }
}

/** An empty stack; its shipments are given into it. */
export async function givenStackRow(
  db: Db,
  contact: GivenContact,
  { now, status = 'LOOKING_FOR_DRIVER', rider, stack }: StackOptions & { readonly now: Date },
): Promise<{ readonly id: string; readonly code: string }> {
  const id = nextTestId()
  const code = `S${id.slice(-6)}`
  const row = { ...placeOf(contact), id, code, status, rider_id: rider?.id ?? null, created_at: now }
  await db
    .insertInto('shipment_stacks')
    .values({ ...row, updated_at: now, ...stack })
    .execute()
  return { id, code: stack?.code ?? code }
}
