type WayToPay = {
  readonly paymentMethod?: unknown
  readonly transfer?: unknown
  readonly onlinePayment?: unknown
}

/**
 * Whether diners pay in a way by sending money to an account that they read, in its fields or in
 * its name: by transfer, or by a wallet or anything else that no provider charges. Of what is no
 * way to pay, it is not.
 */
export function isIntoAccount(way: unknown): boolean {
  if (typeof way !== 'object' || way === null) return false
  const { paymentMethod, transfer, onlinePayment } = way as WayToPay
  if (transfer !== undefined && transfer !== null) return true
  const isCharged = onlinePayment !== undefined && onlinePayment !== null
  return !isCharged && (paymentMethod === 'OTHER' || paymentMethod === 'WALLET')
}
