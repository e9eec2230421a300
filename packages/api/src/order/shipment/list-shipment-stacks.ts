import { yes, type Handler } from '../../ground/http/handler.ts'
import { listRiderStacks, stackInfo } from './stack-store.ts'

/**
 * The stacks of the rider's branch contact in one state: what is on offer, or this rider's own. Two
 * queries. Source: 001 §7.
 */
export const listShipmentStacks: Handler<'listShipmentStacks'> = async ({ database }, { query, rider }) =>
  yes({ stacks: (await listRiderStacks(database, rider, query.status)).map(stackInfo) })
