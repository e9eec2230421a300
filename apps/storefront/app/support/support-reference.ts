import { isOrderCode } from '@mostrador/domain/order/order-code'

/** The parameter that names what the support page is about. */
export const REFERENCE_PARAMETER = 'referenceId'

/**
 * What a message to the local may carry: an order's code, or the reference of the link's author.
 */
const REFERENCE = /^[\w-]{1,40}$/

/**
 * What the support page is opened about; undefined where nothing is named, or something that no
 * message should carry.
 */
export function referenceOf(query: URLSearchParams): string | undefined {
  const reference = query.get(REFERENCE_PARAMETER)?.trim() ?? ''
  return REFERENCE.test(reference) ? reference : undefined
}

/** The order that a reference names, by its code; undefined for a reference of another kind. */
export function orderOfReference(reference: string | undefined): string | undefined {
  const code = reference?.toUpperCase()
  return code !== undefined && isOrderCode(code) ? code : undefined
}

/** The query of the support page: what is kept, and what it is about. */
export function supportQuery(kept: string, reference: string): string {
  const query = new URLSearchParams(kept)
  query.set(REFERENCE_PARAMETER, reference)
  return `?${query.toString()}`
}
