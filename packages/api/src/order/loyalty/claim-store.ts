import type { Database } from '@mostrador/database/rows'
import { statement } from '@mostrador/database/statement'
import { sql, type Kysely } from 'kysely'

export type Claim = {
  readonly branchId: string
  readonly branchContactId: string
  readonly rewardId: string
  readonly phone: string
  readonly phoneKey: string
  readonly name: string
  readonly email: string
  readonly acquisitionChannel: string | null
  /** Claiming browser, which owns a new record, and whether the phone was verified in it. */
  readonly browserId: string
  readonly isVerified: boolean
  /** Ids for a new customer, and for the ledger's row. */
  readonly customerId: string
  readonly entryId: string
  readonly now: Date
}

type Reward = { readonly company_id: string; readonly reward: number }

const findReward = async (db: Kysely<Database>, claim: Claim): Promise<Reward | undefined> =>
  (
    await sql<Reward>`
      select r.company_id, r.reward from loyalty_rewards r
      join loyalty_programs lp on lp.branch_id = r.branch_id and lp.active
      join branch_contacts bc on bc.branch_id = r.branch_id and bc.id = ${claim.branchContactId}
      where r.branch_id = ${claim.branchId} and r.id = ${claim.rewardId} and r.active
        and (r.branch_contact_id is null or r.branch_contact_id = bc.id)`.execute(db)
  ).rows[0]

/** Locks the customer of the phone, new or known; missing fields are left to its owner. */
async function lockCustomer(db: Kysely<Database>, claim: Claim, companyId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into customers as c
      (company_id, branch_id, id, phone, phone_key, name, email, acquisition_channel, browser_id, verified_at,
        created_at, updated_at)
    values (${companyId}, ${claim.branchId}, ${claim.customerId}, ${claim.phone}, ${claim.phoneKey}, ${claim.name},
      ${claim.email}, ${claim.acquisitionChannel}, ${claim.browserId}, ${claim.isVerified ? claim.now : null},
      ${claim.now}, ${claim.now})
    on conflict (branch_id, phone_key) do update set
      (name, email) = (
        select case when owner.claims then coalesce(nullif(c.name, ''), excluded.name) else c.name end,
          case when owner.claims then coalesce(c.email, excluded.email) else c.email end
        from (select excluded.verified_at is not null or c.browser_id = excluded.browser_id) as owner(claims)
      )
    returning id`.execute(db)
  return rows[0]?.id ?? claim.customerId
}

/** Inserts the claim and credits its points; undefined when the customer claimed it before. */
async function credit(
  db: Kysely<Database>,
  claim: Claim,
  { company_id, reward, customerId }: Reward & { readonly customerId: string },
): Promise<number | undefined> {
  const crediting = statement()
    .part(
      'claimed',
      () => sql`
        insert into loyalty_reward_claims (company_id, branch_id, loyalty_reward_id, customer_id, branch_contact_id,
          name, email, acquisition_channel, created_at)
        values (${company_id}, ${claim.branchId}, ${claim.rewardId}, ${customerId}, ${claim.branchContactId},
          ${claim.name}, ${claim.email}, ${claim.acquisitionChannel}, ${claim.now})
        on conflict do nothing
        returning customer_id`,
    )
    .part(
      'credited',
      ({ claimed }) => sql`
        update customers c set loyalty_points_balance = c.loyalty_points_balance + ${reward}::bigint
        from ${claimed} where c.branch_id = ${claim.branchId} and c.id = claimed.customer_id
        returning c.loyalty_points_balance as balance`,
    )
    .write(
      'entry',
      ({ credited }) => sql`
        insert into loyalty_points
          (company_id, branch_id, id, customer_id, kind, amount, post_balance, loyalty_reward_id, created_at)
        select ${company_id}::uuid, ${claim.branchId}::uuid, ${claim.entryId}::uuid, ${customerId}::uuid, 'REWARD',
          ${reward}::bigint, balance, ${claim.rewardId}::uuid, ${claim.now}::timestamptz
        from ${credited}`,
    )
    .answer(({ credited }) => sql<{ balance: number }>`select balance from ${credited}`)
  const { rows } = await crediting.execute(db)
  return rows[0]?.balance
}

/** Result of a claim. */
export type Claimed =
  | { readonly outcome: 'credited'; readonly balance: number }
  | { readonly outcome: 'not-found' }
  | { readonly outcome: 'claimed-before' }

/** Credits a reward once for each phone; of two claims at once the second is refused. */
export const saveClaim = (db: Kysely<Database>, claim: Claim): Promise<Claimed> =>
  db.transaction().execute(async (tx) => {
    const reward = await findReward(tx, claim)
    if (!reward) return { outcome: 'not-found' }
    const customerId = await lockCustomer(tx, claim, reward.company_id)
    const balance = await credit(tx, claim, { ...reward, customerId })
    return balance === undefined ? { outcome: 'claimed-before' } : { outcome: 'credited', balance }
  })
