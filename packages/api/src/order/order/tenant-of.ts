import type { AcceptedOrder } from './judge-order.ts'

export const tenantOf = ({ scene: { contact } }: Pick<AcceptedOrder, 'scene'>) => ({
  company_id: contact.companyId,
  branch_id: contact.branch.id,
})
