import type { Database } from '@mostrador/database/rows'
import type { PartnerAccount } from '@mostrador/loyalty-partners/loyalty-partner'
import type { Kysely } from 'kysely'
import { openAccount, sealAccount } from '../payment/account-seal.ts'

export type PartnerAccountKey = { readonly branchId: string; readonly partner: string }

/** Place of the sealed text: an account at a partner cannot be opened as one at a bank. */
const placeOf = ({ branchId, partner }: PartnerAccountKey) => ({
  branchId,
  providerName: `loyalty-partner:${partner}`,
})

/** Reads a branch's account at a partner; undefined for none that the secret opens. One query. */
export async function findPartnerAccount(
  db: Kysely<Database>,
  key: PartnerAccountKey,
  secret: string,
): Promise<PartnerAccount | undefined> {
  const row = await db
    .selectFrom('loyalty_partner_accounts')
    .select('sealed')
    .where('branch_id', '=', key.branchId)
    .where('partner', '=', key.partner)
    .executeTakeFirst()
  return row && openAccount(row.sealed, placeOf(key), secret)
}

/** Replaces a branch's sealed account at a partner; false for an unknown branch. */
export async function savePartnerAccount(
  db: Kysely<Database>,
  { account, now, ...key }: PartnerAccountKey & { readonly account: PartnerAccount; readonly now: Date },
  secret: string,
): Promise<boolean> {
  const sealed = sealAccount(account, placeOf(key), secret)
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('loyalty_partner_accounts')
    .columns(['company_id', 'branch_id', 'partner', 'sealed', 'updated_at'])
    .expression((eb) =>
      eb
        .selectFrom('branches')
        .select(({ val, ref }) => [
          ref('company_id').as('company_id'),
          ref('id').as('branch_id'),
          val(key.partner).as('partner'),
          val(sealed).as('sealed'),
          eb.cast<Date>(val(now), 'timestamptz').as('updated_at'),
        ])
        .where('id', '=', key.branchId),
    )
    .onConflict((conflict) =>
      conflict.columns(['branch_id', 'partner']).doUpdateSet({ sealed, updated_at: now }),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** Deletes a branch's account at a partner; false for none. */
export async function removePartnerAccount(db: Kysely<Database>, key: PartnerAccountKey): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('loyalty_partner_accounts')
    .where('branch_id', '=', key.branchId)
    .where('partner', '=', key.partner)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
