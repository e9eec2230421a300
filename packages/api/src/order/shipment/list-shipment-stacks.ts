import { yes, type Handler } from '../../ground/http/handler.ts'
import { listRiderStacks, stackInfo } from './stack-store.ts'

/**
 * Lists stacks of the rider’s branch contact in one status: on offer, or the rider’s own. Two
 * queries. Source: 001 §7.
 */
export const listShipmentStacks: Handler<'listShipmentStacks'> = async ({ database }, { query, rider }) =>
  yes({ stacks: (await listRiderStacks(database, rider, query.status)).map(stackInfo) })
