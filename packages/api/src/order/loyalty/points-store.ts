import type { LoyaltyProgramInfo } from '@mostrador/contract/loyalty/loyalty-endpoints'
import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely } from 'kysely'

/** Returns a branch's programme, with rewards while active; undefined without one. One query. */
export async function findProgram(
  db: Kysely<Database>,
  { id, pointsProtection }: { readonly id: string; readonly pointsProtection: string },
): Promise<LoyaltyProgramInfo | undefined> {
  const { rows } = await sql<{ program: LoyaltyProgramInfo }>`
    select jsonb_build_object(
      'name', p.name, 'active', p.active, 'orderPercentage', p.order_percentage,
      'minRedeemedPoints', p.min_redeemed_points, 'maxRedeemedPoints', coalesce(p.max_redeemed_points, 0),
      'maxRedeemedPercentage', p.max_redeemed_percentage, 'supportsDiscounts', p.supports_discounts,
      'protection', coalesce(p.protection, ${pointsProtection}),
      'branchContactIds', (select coalesce(jsonb_agg(pc.branch_contact_id order by bc.position, bc.id), '[]')
        from loyalty_program_contacts pc
        join branch_contacts bc on bc.branch_id = pc.branch_id and bc.id = pc.branch_contact_id
        where pc.branch_id = p.branch_id),
      'rewards', (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'reward', r.reward,
          'branchContactId', r.branch_contact_id) order by r.position, r.id), '[]')
        from loyalty_rewards r
        where r.branch_id = p.branch_id and r.active and p.active)) as program
    from loyalty_programs p where p.branch_id = ${id}`.execute(db)
  return rows[0]?.program
}

type PointsRow = {
  readonly orderCode: string | null
  readonly createdAt: Date
  readonly amount: number
  readonly postBalance: number
}

type Asked = {
  readonly branchId: string
  readonly phoneKey: string
  readonly browserId: string | undefined
  /** Whether the caller proved the phone, and sees the codes of all orders. */
  readonly verified: boolean
  readonly offset: number
  readonly limit: number
}

/** Lists a page of the ledger of a phone, newest first. One query. */
export async function listPoints(db: Kysely<Database>, asked: Asked): Promise<readonly PointsRow[]> {
  const { branchId, phoneKey, browserId, verified, offset, limit } = asked
  const { rows } = await sql<PointsRow>`
    select case when ${verified} or o.browser_id = ${browserId ?? null} then p.order_code end as "orderCode",
      p.created_at as "createdAt", p.amount, p.post_balance as "postBalance"
    from customers c
    join loyalty_points p on p.branch_id = c.branch_id and p.customer_id = c.id
    left join orders o on o.branch_id = p.branch_id and o.id = p.order_id
    where c.branch_id = ${branchId} and c.phone_key = ${phoneKey}
    order by p.id desc
    offset ${offset} limit ${limit}`.execute(db)
  return rows
}
