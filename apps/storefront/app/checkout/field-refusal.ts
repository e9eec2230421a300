import type { Problem } from '@mostrador/contract/problem'
import { checkoutCopy } from '@mostrador/copy/checkout'

/** Labels of the fields that a diner fills in, by their path in the request. */
const LABELS: Readonly<Record<string, string>> = {
  customerName: checkoutCopy.name,
  phone: checkoutCopy.phone,
  customerEmail: checkoutCopy.email,
  document: checkoutCopy.document,
  tableUid: checkoutCopy.table,
  notes: checkoutCopy.orderNotes,
  'destination.details': checkoutCopy.addressNotes,
  'destination.betweenStreets': checkoutCopy.betweenStreets,
}

/**
 * Returns the message of the first field that a diner can correct after an `invalid-request`;
 * undefined where it names no field of the page.
 */
export function fieldRefusal({ code, errors }: Pick<Problem, 'code' | 'errors'>): string | undefined {
  if (code !== 'invalid-request') return undefined
  const named = errors?.find(({ path }) => path !== undefined && Object.hasOwn(LABELS, path))
  return named?.path && named.message ? `${LABELS[named.path] ?? ''}: ${named.message}` : undefined
}
