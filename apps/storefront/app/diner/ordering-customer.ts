import type { Client } from '@mostrador/contract/client'
import type { OrderingCustomerInfo } from '@mostrador/contract/customer/customer-endpoints'
import { reportQuietly } from '../frame/quiet.ts'

/** Customer of a branch, as far as this browser may see it. Source: 000 §3 Ordering customer. */
export type OrderingCustomer = OrderingCustomerInfo

/** Key of a customer: a phone in E.164 and a branch; the branch contact where one is known. */
export type CustomerKey = {
  readonly phone: string
  readonly branchId: string
  readonly branchContactId?: string | undefined
}

/** Result of a look-up: the customer, `nobody` for none or a hidden one, or `failed`. */
export type CustomerFound =
  | { readonly status: 'known'; readonly customer: OrderingCustomer }
  | { readonly status: 'nobody' | 'failed' }

/** Looks up the customer of a phone. A failure is logged on the server only. Source: 000 §8. */
export async function findCustomer(client: Client, { phone, ...query }: CustomerKey): Promise<CustomerFound> {
  const result = await client.getOrderingCustomer({ params: { phone }, query })
  if (result.ok) return result.data ? { status: 'known', customer: result.data } : { status: 'nobody' }
  reportQuietly(client, 'customer', { ...query, payload: result.problem })
  return { status: 'failed' }
}
