import { orderModeName } from '@mostrador/copy/order-mode'
import { orderPushCopy } from '@mostrador/copy/order-push'
import type { Database } from '@mostrador/database/rows'
import type { OrderModeType } from '@mostrador/domain/order-mode/order-mode-type'
import type { PushNote, PushWish } from '@mostrador/domain/push/push-wish'
import { sql, type Kysely } from 'kysely'
import { modeNameOf } from '../order/order-info.ts'
import { pushToContact, type PushPorts, type Told } from './push-to-contact.ts'

const KEPT_SECONDS = 30 * 60

/** Order of a note, without its diner and amounts. */
type OrderToPush = {
  readonly id: string
  readonly contactId: string
  readonly number: number
  readonly type: OrderModeType
  readonly modeName: string | null
  readonly contact: string
  readonly alias: string
  readonly isLater: boolean
  readonly isRehearsed: boolean
}

/** Finds an order that still waits for staff: new, and paid where it is paid online. One query. */
async function findOrder(db: Kysely<Database>, orderId: string): Promise<OrderToPush | undefined> {
  const { rows } = await sql<OrderToPush>`
    select o.id, c.id as "contactId", o.number, o.type, ${modeNameOf} as "modeName", c.name as contact, a.alias,
      o.scheduled_at is not null as "isLater", o.rehearsal_id is not null as "isRehearsed"
    from orders o
    join branch_contacts c on c.branch_id = o.branch_id and c.id = o.branch_contact_id
    join aliases a on a.branch_contact_id = c.id
    where o.id = ${orderId} and o.status = 'GENERATED' and coalesce(o.payment_status, 'APPROVED') = 'APPROVED'
    limit 1`.execute(db)
  return rows[0]
}

function titleOf({ number, isLater, isRehearsed }: OrderToPush, why: OrderNews['why']): string {
  if (isRehearsed) return orderPushCopy.rehearsed(number)
  if (why === 'unheard') return orderPushCopy.unheard(number)
  return isLater ? orderPushCopy.later(number) : orderPushCopy.fresh(number)
}

/** Order to announce, with the people to tell. */
export type OrderNews = {
  readonly orderId: string
  readonly key: string
  readonly wants: readonly PushWish[]
  /** Whether it is new, or unheard. */
  readonly why: 'new' | 'unheard'
}

/**
 * Notifies people of an order that waits for staff; undefined once it does not. A device shows an
 * order's last note alone.
 */
export async function pushOrder(ports: PushPorts, news: OrderNews): Promise<Told | undefined> {
  const order = await findOrder(ports.database, news.orderId)
  if (!order) return undefined
  const { id, contactId, alias, contact } = order
  const mode = orderModeName({ type: order.type, showName: order.modeName })
  const note: PushNote = {
    title: titleOf(order, news.why),
    body: orderPushCopy.about(mode, contact),
    path: `/console/${alias}/orders/${id}`,
    tag: id,
  }
  return pushToContact(ports, {
    contactId,
    key: news.key,
    wants: news.wants,
    note,
    topic: id.replaceAll('-', ''),
    seconds: KEPT_SECONDS,
  })
}
