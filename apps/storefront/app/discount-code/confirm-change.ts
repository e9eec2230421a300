export type AgreedChange = {
  readonly onChoose: (paymentTypeId: string) => void
  readonly onDropCode: () => void
}

/**
 * Changes the payment type and drops the code, as the diner agreed. The code would be dropped by
 * itself only once slots and payment types are known, so a failed call would leave it. Source: 000
 * §4 Discount code.
 */
export function confirmChange(paymentTypeId: string, { onChoose, onDropCode }: AgreedChange): void {
  onDropCode()
  onChoose(paymentTypeId)
}
