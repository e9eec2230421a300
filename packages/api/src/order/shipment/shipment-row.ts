import type { ShipmentInfo } from '@mostrador/contract/shipment/shipment-schema'
import { majorOf } from '@mostrador/contract/money/minor-of'
import type { Point } from '@mostrador/domain/delivery/contains-point'
import { orderCodeEnd } from '@mostrador/domain/order/order-code'
import { addressText } from '@mostrador/domain/delivery/shown-address'
import { metresBetween } from '@mostrador/domain/position/metres-between'
import { readKeptPhone } from '@mostrador/domain/phone/diner-phone'
import { DELIVERY_KEY_TRIES } from '@mostrador/domain/shipment/rider-move'
import type { ShipmentStatus } from '@mostrador/domain/shipment/shipment-status'
import { sql, type RawBuilder } from 'kysely'
import type { RiderMember } from '../../ground/http/handler.ts'

type BagLine = {
  readonly name: string
  readonly sizeName: string | null
  readonly quantity: number
  readonly extras: readonly {
    readonly groupItems: readonly { readonly name: string; readonly quantity: number }[]
  }[]
}

export type ShipmentRow = {
  readonly id: string
  readonly status: ShipmentStatus
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly stackingOrder: number
  readonly stackId: string | null
  readonly returnShipment: boolean
  readonly contactId: string
  readonly deliveryKey: string | null
  readonly keyTries: readonly string[]
  readonly destination: Point | null
  readonly rider: ShipmentInfo['rider']
  readonly order: {
    readonly code: string
    readonly number: number
    readonly customerName: string
    readonly phone: string
    readonly destination: Readonly<Record<string, string | undefined>> | null
    readonly notes: string
    readonly paymentName: string
    readonly paid: boolean
    readonly total: number
    /** Cash to collect; null where that is the total. */
    readonly cashTotal: number | null
    readonly paysWith: number | null
    readonly lines: readonly BagLine[]
  }
  /** The time that was told since, else the scheduled hour, else the end of the longest delay. */
  readonly promisedAt: Date | null
  readonly shop: {
    readonly name: string
    readonly street: string
    readonly number: string
    readonly locality: string
    readonly phone: string | null
    readonly position: Point | null
    readonly keyRequired: boolean
    readonly country: string
    readonly mantissa: number
  }
}

const point = (table: 'l' | 'c'): RawBuilder<Point | null> => sql`
  case when ${sql.ref(`${table}.lat`)} is not null and ${sql.ref(`${table}.lng`)} is not null
    then jsonb_build_object('lat', ${sql.ref(`${table}.lat`)}, 'lng', ${sql.ref(`${table}.lng`)}) end`

/** Place of a rider, looked up once for all shipments. */
const shopOf = ({ branchId, branchContactId }: RiderMember): RawBuilder<unknown> => sql`(
    select jsonb_build_object('name', c.name, 'street', c.street, 'number', c.number, 'locality', c.locality,
      'phone', coalesce(c.call_phone, c.whatsapp_phone), 'position', ${point('c')},
      'keyRequired', c.delivery_key_required, 'country', k.id, 'mantissa', k.mantissa)
    from branch_contacts c join branches b on b.id = c.branch_id join countries k on k.id = b.country_id
    where c.branch_id = ${branchId} and c.id = ${branchContactId})`

const bagLines = sql`(
        select coalesce(jsonb_agg(jsonb_build_object('name', i.name, 'sizeName', i.size_name,
          'quantity', i.quantity, 'extras', i.extras) order by i.position), '[]')
        from order_lines i where i.branch_id = o.branch_id and i.order_id = o.id)`

/**
 * Selects the shipments `s` of the rider's branch contact by a condition, with all that riders
 * read: one query. The shop is a query of its own, since planning time grows with each joined
 * table.
 */
export const shipmentRows = (rider: RiderMember, where: RawBuilder<unknown>): RawBuilder<ShipmentRow> => sql`
  select s.id, s.status, s.created_at as "createdAt", s.updated_at as "updatedAt",
    coalesce(s.stacking_order, 0) as "stackingOrder", s.shipment_stack_id as "stackId",
    s.return_shipment as "returnShipment", s.branch_contact_id as "contactId",
    l.delivery_key as "deliveryKey", s.delivery_key_tries as "keyTries", ${point('l')} as destination,
    case when r.id is not null
      then jsonb_build_object('id', r.id, 'name', r.name, 'phone', r.phone) end as rider,
    jsonb_build_object('code', o.code, 'number', o.number, 'customerName', o.customer_name, 'phone', o.phone,
      'destination', o.destination, 'notes', o.notes, 'paymentName', o.payment_show_name,
      'paid', o.payment_status is not distinct from 'APPROVED', 'total', o.total, 'cashTotal', o.cash_total,
      'paysWith', o.pays_with,
      'lines', ${bagLines}) as "order",
    coalesce(o.promised_at, o.scheduled_at, case when o.max_delay_minutes > 0
      then o.created_at + make_interval(mins => o.max_delay_minutes) end) as "promisedAt",
    ${shopOf(rider)} as shop
  from shipments s
  join logistics_orders l on l.branch_id = s.branch_id and l.id = s.logistics_order_id
  join orders o on o.branch_id = l.branch_id and o.id = l.order_id
  left join riders r on r.branch_id = s.branch_id and r.id = s.rider_id
  where s.branch_id = ${rider.branchId} and s.branch_contact_id = ${rider.branchContactId} and ${where}`

const inOneLine = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part?.trim()).join(' ')

/** Whether the rider needs the diner's key; never without one. */
export const isKeyAsked = ({ shop, deliveryKey }: Pick<ShipmentRow, 'shop' | 'deliveryKey'>): boolean =>
  shop.keyRequired && deliveryKey !== null

const bagOf = ({ lines }: ShipmentRow['order']) =>
  lines.map(({ name, sizeName, quantity, extras }) => ({
    name,
    sizeName,
    quantity,
    extras: extras.flatMap(({ groupItems }) =>
      groupItems.map((item) => ({ name: item.name, quantity: item.quantity })),
    ),
  }))

/** Returns receiver, address and bag, for the rider of the shipment. */
const receiverOf = ({ order, shop }: ShipmentRow) => ({
  customerName: order.customerName,
  customerPhone: readKeptPhone(order.phone, shop.country)?.e164 ?? order.phone,
  address: addressText(order.destination ?? {}),
  betweenStreets: order.destination?.betweenStreets ?? '',
  addressDetails: order.destination?.details ?? '',
  notes: order.notes,
  bag: bagOf(order),
})

/**
 * Receiver of a free shipment: nothing is told. Source: decisions.md, Settled since;
 * docs/decisions/046.
 */
const NOBODY: ReturnType<typeof receiverOf> = {
  customerName: '',
  customerPhone: '',
  address: '',
  betweenStreets: '',
  addressDetails: '',
  notes: '',
  bag: [],
}

/** Metres to which an offer rounds its distance, so that it does not tell where. */
const STEP_M = 100

function distanceOf({ destination, shop }: ShipmentRow): number | null {
  if (!destination || !shop.position) return null
  return Math.round(metresBetween(shop.position, destination) / STEP_M) * STEP_M
}

// Leaves out the whole code and the delivery's id: each opens the diner's data.
function orderInfo(row: ShipmentRow): ShipmentInfo['logisticsOrder'] {
  const { order, shop, rider } = row
  const { zone, locality, city } = order.destination ?? {}
  return {
    code: orderCodeEnd(order.code),
    orderNumber: order.number,
    zone: zone || locality || city || '',
    ...(rider ? receiverOf(row) : NOBODY),
    paymentName: order.paymentName,
    collect: order.paid ? 0 : majorOf(order.cashTotal ?? order.total, shop.mantissa),
    paysWith: order.paid || order.paysWith === null ? null : majorOf(order.paysWith, shop.mantissa),
    promisedAt: row.promisedAt?.toISOString() ?? null,
  }
}

/**
 * Returns a shipment as its rider, or any while it is free, sees it; amounts in major units.
 * Source: 001 §3 Shipment.
 */
export function shipmentInfo(row: ShipmentRow): ShipmentInfo {
  const { shop } = row
  const deliveryKeyRequired = isKeyAsked(row)
  return {
    id: row.id,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    stackingOrder: row.stackingOrder,
    stackId: row.stackId,
    returnShipment: row.returnShipment,
    provider: 'OWN_FLEET',
    logisticsOrder: orderInfo(row),
    pickUp: {
      name: shop.name,
      address: [inOneLine(shop.street, shop.number), shop.locality].filter(Boolean).join(', '),
      phone: shop.phone ?? '',
      position: shop.position,
    },
    destination: row.rider && row.destination,
    distanceInMeters: distanceOf(row),
    deliveryKeyRequired,
    keyTriesLeft: deliveryKeyRequired ? Math.max(DELIVERY_KEY_TRIES - row.keyTries.length, 0) : null,
    rider: row.rider,
  }
}
