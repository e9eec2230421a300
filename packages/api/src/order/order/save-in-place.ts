import { againOnConflict } from '@mostrador/database/lock-conflict'
import type { Database } from '@mostrador/database/rows'
import { paymentCopy } from '@mostrador/copy/payment'
import { sql, type Kysely } from 'kysely'
import { changeWithin, type ChangedOrder } from './status-store.ts'
import { askProvider } from '../payment/ask-provider.ts'
import { endAttemptsOf, listAttempts } from '../payment/attempt-store.ts'
import type { Api } from '../../ground/ports.ts'
import { announceToDiner } from '../../ground/realtime/announce.ts'
import type { NewOrder } from './new-order.ts'
import { refusedBy, saveOrder, saveWithin, type SavedOrder } from './order-store.ts'
import { renewCatalog } from '../../shop/catalog/renew-catalog.ts'
import { listUnpaid, lockIdle, type AskedOrder, type UnpaidOrder } from './unpaid-orders.ts'

/** Rolls back the orders given up for one that is not saved. */
class NotSaved extends Error {
  readonly saved: SavedOrder
  constructor(saved: SavedOrder) {
    super(saved.outcome)
    this.saved = saved
  }
}

/**
 * Asks about an unpaid order that would be given up; undefined while its card is charged, and when
 * it turns out to be paid.
 */
async function ifItMayGo(api: Api, order: UnpaidOrder): Promise<AskedOrder | undefined> {
  const attempt = (await listAttempts(api.database, order.id)).find(({ status }) => status === 'PENDING')
  const askedOrder = { ...order, askedAttempt: attempt?.id ?? null }
  const provider = attempt && (await api.payments.open(attempt.providerName, attempt.branchId))
  if (!provider) return askedOrder
  const asked = await askProvider(api, { provider, attempt })
  // An open page is left: a later payment on it is refunded.
  const isOver = asked === 'rejected' || (asked === 'pending' && attempt.upload === 'API')
  return isOver ? askedOrder : undefined
}

async function thoseThatMayGo(api: Api, orders: readonly UnpaidOrder[]): Promise<readonly AskedOrder[]> {
  const asked = await Promise.all(orders.map((order) => ifItMayGo(api, order)))
  return asked.filter((order) => order !== undefined)
}

/**
 * Waits for the turn that every order of the contact takes: of two orders that give back before
 * they take, one waits here with nothing locked. Cancellations and expiries take no turn.
 */
const takeTurn = (tx: Kysely<Database>, { order }: NewOrder) =>
  // Stryker disable next-line StringLiteral: the turn shows in races alone, lock-order.pg.test.ts
  sql`select take_turn(${order.branch_contact_id}::uuid)`.execute(tx)

/** Cancels an unpaid order for another one; undefined when it was paid or canceled meanwhile. */
async function letGo(api: Api, tx: Kysely<Database>, { id }: UnpaidOrder): Promise<ChangedOrder | undefined> {
  const now = api.now()
  const changed = await changeWithin(tx, {
    orderId: id,
    action: 'cancel',
    reason: paymentCopy.replacedReason,
    by: { actor: 'SYSTEM' },
    eventId: api.newId(),
    pointsEntryId: api.newId(),
    refundJobId: api.newId(),
    now,
  })
  // Stryker disable next-line ConditionalExpression: one that is locked and idle changes
  if (changed) await endAttemptsOf(tx, id, { reason: 'order-replaced', now })
  return changed
}

type Replaced = { readonly saved: SavedOrder; readonly gone: readonly ChangedOrder[] }

async function replaceWithin(
  { api, tx }: { readonly api: Api; readonly tx: Kysely<Database> },
  rows: NewOrder,
  { version, unpaid }: Replacement,
): Promise<Replaced> {
  await takeTurn(tx, rows)
  const gone: ChangedOrder[] = []
  for (const order of await lockIdle(tx, { branchId: rows.order.branch_id, orders: unpaid })) {
    // One connection does one thing at a time.
    const changed = await letGo(api, tx, order)
    // Stryker disable next-line ConditionalExpression: one that is locked and idle changes
    if (changed) gone.push(changed)
  }
  const saved = await saveWithin(tx, rows, version)
  if (saved.outcome !== 'saved') throw new NotSaved(saved)
  return { saved, gone }
}

/**
 * Gives up unpaid orders and saves the new one in one transaction, so that no other order takes
 * their things. It locks the returned things first, and so can deadlock with a cancellation: then
 * it is retried once, and after that counts as stale.
 */
async function replace(api: Api, rows: NewOrder, replacement: Replacement): Promise<SavedOrder> {
  const inTransaction = () =>
    api.database.transaction().execute((tx) => replaceWithin({ api, tx }, rows, replacement))
  try {
    const { saved, gone } = await againOnConflict(inTransaction)
    for (const { code, status } of gone) announceToDiner(api, { code, status })
    // Another contact of the branch may have been the one that was to be paid.
    // Stryker disable next-line MethodExpression: a catalogue read once more is the same
    const again = new Set(gone.filter(({ sellsAgain }) => sellsAgain).map(({ contactId }) => contactId))
    await Promise.all([...again].map((contactId) => renewCatalog(api, contactId)))
    return saved
  } catch (error) {
    return error instanceof NotSaved ? error.saved : refusedBy(error)
  }
}

type Replacement = { readonly version: number; readonly unpaid: readonly AskedOrder[] }

/**
 * Saves an order in place of its diner's unpaid ones, whose code, points, slot and units pass to
 * it, or stay with them when it is refused. One query more than `saveOrder`; none for a new
 * browser. Source: decisions.md, The server is the authority; docs/decisions/028.
 */
export async function saveInPlace(api: Api, rows: NewOrder, version: number): Promise<SavedOrder> {
  const { branch_id: branchId, phone_key: phoneKey, browser_id } = rows.order
  // A rehearsed order replaces none.
  if (rows.order.rehearsal_id !== null) return saveOrder(api.database, rows, version)
  const browserId = rows.isKnownBrowser ? (browser_id ?? undefined) : undefined
  const listed =
    browserId === undefined ? [] : await listUnpaid(api.database, { branchId, phoneKey, browserId })
  // Stryker disable next-line ConditionalExpression: of none none may go
  const unpaid = listed.length === 0 ? [] : await thoseThatMayGo(api, listed)
  if (unpaid.length === 0) return saveOrder(api.database, rows, version)
  return replace(api, rows, { version, unpaid })
}
