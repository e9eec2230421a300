import { isOrderCode } from '@mostrador/domain/order/order-code'

export const REFERENCE_PARAMETER = 'referenceId'

/** Reference that a message may carry: an order's code, or one of the link's author. */
const REFERENCE = /^[\w-]{1,40}$/

/**
 * Returns the reference that the support page is opened with; undefined without one, or for a text
 * that no message should carry.
 */
export function referenceOf(query: URLSearchParams): string | undefined {
  const reference = query.get(REFERENCE_PARAMETER)?.trim() ?? ''
  return REFERENCE.test(reference) ? reference : undefined
}

/** Returns the order that a reference names; undefined for a reference of another kind. */
export function orderOfReference(reference: string | undefined): string | undefined {
  const code = reference?.toUpperCase()
  return code !== undefined && isOrderCode(code) ? code : undefined
}

/** Makes the query of the support page: the kept one, with the reference. */
export function supportQuery(kept: string, reference: string): string {
  const query = new URLSearchParams(kept)
  query.set(REFERENCE_PARAMETER, reference)
  return `?${query.toString()}`
}
