import type { Database } from '@mostrador/database/rows'
import type { PushKeys } from '@mostrador/push/push-sender'
import type { Kysely } from 'kysely'
import { openAccount, sealAccount } from '../payment/account-seal.ts'

/** Place of the sealed key: the installation, and none of its shops. */
const PLACE = { branchId: 'install', providerName: 'web-push' }

type Made = {
  readonly secret: string
  readonly now: Date
  readonly make: () => PushKeys
}

/**
 * Returns the keys by which push services know this installation, made by the first process, the
 * private one sealed. Under another secret they are made anew, and known browsers are deleted,
 * since push services refuse their notes; each registers again when its console opens. Two
 * statements, four where they are made.
 */
export async function installKeys(db: Kysely<Database>, { secret, now, make }: Made): Promise<PushKeys> {
  const fresh = make()
  const row = {
    public_key: fresh.publicKey,
    sealed: sealAccount({ privateKey: fresh.privateKey }, PLACE, secret),
    created_at: now,
  }
  await db
    .insertInto('push_keys')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return db.transaction().execute(async (tx) => {
    const kept = await tx.selectFrom('push_keys').selectAll().forUpdate().executeTakeFirstOrThrow()
    const privateKey = openAccount(kept.sealed, PLACE, secret)?.['privateKey']
    if (privateKey !== undefined) return { publicKey: kept.public_key, privateKey }
    await tx.updateTable('push_keys').set(row).execute()
    await tx.deleteFrom('push_subscriptions').execute()
    return fresh
  })
}
