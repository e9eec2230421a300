import { sql } from 'kysely'
import type { ContactLoyalty } from '../../ground/catalog.ts'

/** Active programme of `bc` (branch_contacts), or null. */
export const loyaltyJson = sql<ContactLoyalty | null>`(
  select jsonb_build_object('name', lp.name, 'orderPercentage', lp.order_percentage,
    'minRedeemedPoints', lp.min_redeemed_points, 'maxRedeemedPoints', coalesce(lp.max_redeemed_points, 0),
    'maxRedeemedPercentage', lp.max_redeemed_percentage, 'supportsDiscounts', lp.supports_discounts,
    'protection', lp.protection)
  from loyalty_programs lp
  where lp.branch_id = bc.branch_id and lp.active and (
    not exists (select from loyalty_program_contacts lc where lc.branch_id = lp.branch_id)
    or exists (
      select from loyalty_program_contacts lc
      where lc.branch_id = lp.branch_id and lc.branch_contact_id = bc.id
    )))`
