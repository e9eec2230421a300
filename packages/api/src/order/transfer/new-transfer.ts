import { valueOf } from '@mostrador/database/kept-statement'
import type { TransfersTable } from '@mostrador/database/rows'
import type { Ctes } from '@mostrador/database/statement'
import {
  GRACE_MS,
  mostOff,
  REFERENCE_LENGTH,
  transferReference,
} from '@mostrador/domain/transfer/transfer-mark'
import { accountKeyOf, type TransferWay } from '@mostrador/domain/transfer/transfer-way'
import { sql, type Selectable } from 'kysely'
import type { AcceptedOrder } from '../order/judge-order.ts'
import type { OrderNames } from '../order/order-customer.ts'
import { tenantOf } from '../order/tenant-of.ts'

/** Account data that a diner was told, as stored with the order. */
export type ToldTransfer = Pick<TransferWay, 'alias' | 'account' | 'holder' | 'bank' | 'note' | 'minutes'>

/** New order's transfer, whose mark is taken when it is saved. */
export type NewTransfer = {
  readonly row: Omit<Selectable<TransfersTable>, 'told' | 'amount'> & {
    readonly told: ToldTransfer
    readonly amount: number
  }
  /** Largest reduction that makes the amount unique. */
  readonly most: number
  readonly references: readonly string[]
  readonly withReference: boolean
}

/** References of an order, of which one is free. */
const REFERENCES = 3

/** Draws references, of which an order gets one. */
export const drawReferences = (randomBytes: (count: number) => Uint8Array): readonly string[] =>
  Array.from({ length: REFERENCES }, () => transferReference(randomBytes(REFERENCE_LENGTH)))

/** Returns the transfer of an order; null for another payment type, or a total of 0. */
export function newTransfer(order: AcceptedOrder, names: OrderNames): NewTransfer | null {
  const { payment, ticket, scene } = order
  const { transfer } = payment
  if (!transfer || ticket.total === 0) return null
  const { mark, ...told } = transfer
  return {
    row: {
      ...tenantOf(order),
      branch_contact_id: scene.contact.info.id,
      order_id: names.id,
      account: accountKeyOf(transfer),
      told,
      amount: ticket.total,
      by_amount: false,
      reference: null,
      held: true,
      held_until: new Date(scene.now.getTime() + transfer.minutes * 60_000 + GRACE_MS),
      said_at: null,
      receipt: null,
      paid_at: null,
      staff_user_id: null,
      reason: '',
      returned_at: null,
      returned_by: null,
      created_at: scene.now,
    },
    most: mostOff(ticket.total, mark),
    references: names.transferReferences,
    withReference: mark !== 'AMOUNT',
  }
}

type WithTransfer = { readonly rows: { readonly transfer: NewTransfer | null } }

const ofTransfer = (read: (transfer: NewTransfer) => unknown) =>
  valueOf(({ rows: { transfer } }: WithTransfer) => transfer && read(transfer))

/** Values of the transfer of an order. */
const its = {
  row: ofTransfer(({ row }) => JSON.stringify(row)),
  most: ofTransfer(({ most }) => most),
  references: ofTransfer(({ references }) => [...references]),
  withReference: ofTransfer(({ withReference }) => withReference),
} as const

/**
 * Part of the statement of an order that is paid by transfer, which takes its mark: an amount, a
 * reference or both that no other open one of the account has. Source: docs/decisions/131.
 */
export const transferTaken = ({ placed }: Ctes<'placed'>) => sql`
  select take_transfer_mark(${its.row}::jsonb, ${its.most}::bigint,
    ${its.references}::text[], ${its.withReference}::boolean) as amount from ${placed}`
