/** Callbacks of a change of payment type that costs the code. */
export type AgreedChange = {
  readonly onChoose: (paymentTypeId: string) => void
  /** Forgets the code. */
  readonly onDropCode: () => void
}

/**
 * Changes the way to pay as the diner agreed to, code and all. The code goes by itself only once
 * slots and ways to pay are known, and a call that failed would leave it beside what was agreed.
 * Source: 000 §4 Discount code.
 */
export function confirmChange(paymentTypeId: string, { onChoose, onDropCode }: AgreedChange): void {
  onDropCode()
  onChoose(paymentTypeId)
}
