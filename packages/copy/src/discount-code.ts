import type { UnmetCondition } from '@mostrador/domain/discount-code/unmet-conditions'

/** What is said of discount codes. Source: 000 §2 Checkout, §4 and §5 Discount code. */
export const discountCodeCopy = {
  title: 'Código de descuento',
  /** The name of a code's row on the ticket. Source: 000 §3 Discount entry in an order. */
  rowName: (code: string, isFreeDelivery: boolean) =>
    `Cupón de Descuento - ${code}${isFreeDelivery ? ' (Envio gratis)' : ''}`,
} as const

/** What a cart lacks for a code; amounts come formatted. Source: 000 §5 Discount code. */
export function unmetConditionText(unmet: UnmetCondition, format: (amount: number) => string): string {
  switch (unmet.code) {
    case 'minimum-amount':
      return `Monto mínimo en productos: ${format(unmet.amount)}`
    case 'plate-missing':
      return `Descuento válido teniendo ${unmet.plate} en el carrito`
    case 'already-free-delivery':
      return 'Ya tiene envío gratis'
    case 'category-missing':
      return `Descuento válido teniendo un ítem de la categoría ${unmet.category} en el carrito`
  }
}
