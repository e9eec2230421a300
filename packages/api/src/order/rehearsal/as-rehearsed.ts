import type { Ctes } from '@mostrador/database/statement'
import { sql } from 'kysely'
import type { NewOrder } from '../order/new-order.ts'
import { its } from '../order/order-values.ts'

/**
 * Returns an order's rows for a rehearsal: of the diner only the name, without a person, campaign,
 * zone, code or points.
 */
export const asRehearsed = (rows: NewOrder, rehearsalId: string): NewOrder => ({
  ...rows,
  codeUse: null,
  transfer: null,
  slotCapacity: null,
  order: {
    ...rows.order,
    rehearsal_id: rehearsalId,
    customer_email: null,
    document: null,
    phone: '',
    phone_key: '',
    opt_in: false,
    points_redeemed: 0,
    points_earned: 0,
    delivery_zone_id: null,
    source: null,
    campaign_id: null,
    acquisition_channel: null,
    installed_app: false,
    user_external_reference: null,
    partner_name: null,
  },
})

/** Returns "Ensayo 3", counted in its open rehearsal up to thirty. */
export const numberOfRehearsal = ({ contact }: Ctes<'contact'>) => sql`
  update rehearsals r set last_number = r.last_number + 1 from ${contact}
  where r.branch_id = ${its.branchId}::uuid and r.id = ${its.rehearsalId}::uuid
    and r.ends_at > ${its.at}::timestamptz and r.last_number < 30
  returning r.last_number`
