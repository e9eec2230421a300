import type { LoyaltyProgramInfo } from '@mostrador/contract/loyalty/loyalty-endpoints'
import { sql } from 'kysely'
import { getExternalBenefits } from './get-external-benefits.ts'
import { claimReward } from './claim-reward.ts'
import { listPointsHistory } from './list-points-history.ts'
import { no, yes, type Handler } from '../../ground/http/handler.ts'

/** Returns a branch's programme, with rewards while active. One query. Source: 000 §3, §7. */
const getLoyaltyProgram: Handler<'getLoyaltyProgram'> = async (
  { database, pointsProtection },
  { params },
) => {
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
    from loyalty_programs p where p.branch_id = ${params.id}`.execute(database)
  const program = rows[0]?.program
  return program ? yes(program) : no('loyalty-program-not-found')
}

/** Handlers of the noun's endpoints, by their names in the contract. */
export const loyaltyHandlers = {
  getExternalBenefits,
  getLoyaltyProgram,
  claimReward,
  listPointsHistory,
}
