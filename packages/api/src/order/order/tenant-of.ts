import type { AcceptedOrder } from './judge-order.ts'

/** The tenant's columns, which every row of an order carries. */
export const tenantOf = ({ scene: { contact } }: Pick<AcceptedOrder, 'scene'>) => ({
  company_id: contact.companyId,
  branch_id: contact.branch.id,
})
