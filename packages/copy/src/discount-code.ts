import type { UnmetCondition } from '@mostrador/domain/discount-code/unmet-conditions'
import { you } from './you.ts'

/** Sentences about discount codes. Source: 000 §2 Checkout, §4 and §5 Discount code. */
export const discountCodeCopy = {
  benefits: 'Descuentos',
  title: 'Código de descuento',
  hint: you`¿{Tienes} un cupón? {Úsalo} acá.`,
  field: 'Código',
  apply: 'Aplicar',
  applying: 'Aplicando',
  continue: 'Continuar',
  applied: 'Aplicado',
  notApplied: 'No aplicado',
  missing: 'Para que se aplique falta:',
  terms: 'Condiciones',
  remove: 'Quitar',
  empty: you`{Escribe} el código`,
  choosePaymentFirst: you`{Asegurese} de haber elegido un medio de pago primero`,
  dataFirst: you`{Asegúrese} de haber ingresado {sus} datos correctamente para validar el código de descuento.`,
  failed: you`No pudimos comprobar el código. {Vuelve} a intentarlo en un momento.`,
  expired: 'Tiempo de aplicacion del descuento vencido',
  dropped: 'Se quitó el código de descuento',
  /** Time that a limited code is still kept, in minutes and seconds. */
  timeLeft: (left: string) => you`Lo guardamos para {ti} durante ${left}`,
  paymentQuestion: '¿Cambiar el medio de pago?',
  paymentText: you`Si {cambias} el medio de pago se borrará el código de descuento`,
  paymentConfirm: 'Continuar',
  paymentCancel: 'Cancelar',
  firstPurchase: 'Este descuento solo es válido para primera compra',
  minimum: (amount: string) => `Monto mínimo en productos: ${amount}`,
  plate: (name: string) => `Descuento válido teniendo ${name} en el carrito`,
  cap: (amount: string) => `Tope de descuento: ${amount}`,
  category: (name: string) => `Descuento válido teniendo un ítem de la categoría ${name} en el carrito`,
  /** The name of a code's row on the ticket. Source: 000 §3 Discount entry in an order. */
  rowName: (code: string, isFreeDelivery: boolean) =>
    `Cupón de Descuento - ${code}${isFreeDelivery ? ' (Envio gratis)' : ''}`,
} as const

/**
 * Returns the sentence of a code's condition that a cart lacks; amounts come formatted. Source:
 * 000 §5 Discount code.
 */
export function unmetConditionText(unmet: UnmetCondition, format: (amount: number) => string): string {
  switch (unmet.code) {
    case 'minimum-amount':
      return discountCodeCopy.minimum(format(unmet.amount))
    case 'plate-missing':
      return discountCodeCopy.plate(unmet.plate)
    case 'no-delivery':
      return 'Descuento válido en pedidos con envío'
    case 'nothing-off':
      return 'Este descuento no modifica el total del pedido'
    case 'already-free-delivery':
      return you`Ya {tiene} envío gratis`
    case 'category-missing':
      return discountCodeCopy.category(unmet.category)
  }
}
