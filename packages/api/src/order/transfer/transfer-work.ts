import type { Database } from '@mostrador/database/rows'
import { lockCompany } from '@mostrador/tenant/file/reconcile-tenant'
import { sql, type Kysely, type Transaction } from 'kysely'
import { placeOfInterruptions, type InterruptedPlace } from '../../shop/interruption/interruption-store.ts'
import { announcePayment } from '../payment/announce-payment.ts'
import type { Api } from '../../ground/ports.ts'
import { noteChange } from '../../ground/history/note-change.ts'
import { tellConsoles } from '../../ground/history/tell-consoles.ts'
import { lately } from './movement-store.ts'

/** Change of transfers by staff, in one transaction under the lock of the company. */
export type TransferWork = {
  readonly tx: Transaction<Database>
  readonly place: InterruptedPlace
  readonly now: Date
  readonly newId: () => string
  /** Announces an order after the commit. */
  readonly tell: (orderId: string) => void
  /** Writes a sentence into the history. */
  readonly note: (sentence: string, staffUserId: string) => Promise<void>
}

/**
 * Changes a branch contact's transfers under its company's lock, after joining accounts with two
 * names (docs/decisions/137); announces the result after the commit. Undefined for an unknown
 * branch contact.
 */
export async function onTransfers<Value>(
  api: Api,
  contactId: string,
  work: (work: TransferWork) => Promise<Value>,
): Promise<Value | undefined> {
  const place = await placeOfInterruptions(api.database, contactId)
  if (!place) return undefined
  const changed = new Set<string>()
  let revision: number | undefined
  const value = await api.database.transaction().execute(async (tx) => {
    await lockCompany(tx, place.companyKey)
    const now = api.now()
    await sql`select join_transfer_accounts(${place.companyId}::uuid, ${lately(now)})`.execute(tx)
    return work({
      tx,
      place,
      now,
      newId: api.newId,
      tell: (orderId) => changed.add(orderId),
      note: async (sentence, staffUserId) => {
        const noted = { ...place, staffUserId, sentences: [sentence], now }
        revision = await noteChange(tx, { ...noted, toldTo: ['orders.paid'] })
      },
    })
  })
  for (const orderId of changed) await announcePayment(api, orderId)
  if (revision !== undefined) await tellConsoles(api, { branchId: place.branchId, revision })
  return value
}

export type Db = Kysely<Database>
