import type { PointsLock } from '@mostrador/domain/loyalty/points-lock'
import type { PointsRefusal } from '@mostrador/domain/loyalty/redeem-points'
import { you } from './you.ts'

/**
 * The loyalty programme of a branch, called by its own name. Source: 000 §2 Menu page, §3 Loyalty
 * programme.
 */
export const loyaltyCopy = {
  title: (name: string) => `Mis ${name}`,
  balance: (points: string, name: string) => you`{Tienes} ${points} ${name}`,
  spending: (points: string, name: string) => you`{Usas} ${points} ${name} en este pedido`,
  worth: (amount: string) => `Cada punto descuenta ${amount} de tu pedido.`,
  redeem: 'Canjear',
  history: 'Historial',
  field: (name: string) => `${name} a canjear`,
  apply: 'Usar en este pedido',
  remove: 'No usar',
  whole: you`{Escribe} un número entero`,
  nothingToRedeem: (name: string) => you`Todavía no {tienes} ${name} para canjear.`,
  orders: 'Pedidos',
  points: 'Puntos',
  rowBalance: 'Saldo',
  noHistory: (name: string) => `Todavía no hay movimientos de ${name}`,
  noHistoryHint: 'Cuando hagas un pedido, lo vas a encontrar acá.',
  historyFailed: (name: string) => `No pudimos buscar tus movimientos de ${name}`,
  loadingHistory: 'Buscando tus puntos…',
  more: 'Ver más',
  close: 'Cerrar',
  /** The dialog of a reward. Source: 000 §2 Loyalty reward sign-up modal, §5, §8. */
  rewardTitle: (points: string, name: string) => `Te regalamos ${points} ${name}`,
  rewardHint: (name: string) => you`{Déjanos} tus datos y te acreditamos tus ${name} por única vez.`,
  /** For points of a phone that has paid nothing yet: they wait for its first paid order. */
  rewardWaits: (name: string) =>
    `Si es tu primera vez, vas a poder usar tus ${name} después de tu primer pedido pagado.`,
  rewardName: 'Nombre',
  rewardPhone: 'Teléfono',
  rewardEmail: 'Email',
  rewardClaim: 'Acreditar',
  rewardPhoneInvalid: 'El número de teléfono es invalido',
  rewardIncomplete: you`{Debe} completar todos los campos para continuar`,
  rewardClaimed: you`Ya {ha canjeado|canjeaste} este premio`,
  rewardFailed: you`Hubo un error validando {sus} datos, {inténtelo} en unos momentos`,
  rewardDone: (points: string, name: string) => `Listo: te acreditamos ${points} ${name}`,
  /** For points that are spent only after the number is verified. */
  verifyFirst: (name: string) => you`{Inicia} sesión para usar tus ${name}`,
  /**
   * Six digits before points are seen, claimed or spent in a browser that is not the customer's.
   */
  confirmHint: (name: string, phone: string) =>
    `Para cuidar tus ${name} enviamos un código de seis dígitos al ${phone}.`,
  confirmSend: 'Enviar código',
  confirmFailed: you`No pudimos enviar el código. {Vuelve} a intentarlo en unos momentos.`,
  /** A code was given while the order uses points that do not combine with it. */
  codeDropsPoints: (points: string, name: string) =>
    `Los ${name} no se pueden combinar con un código de descuento: con el código, este pedido ya no usa tus ${points} ${name}.`,
  withCode: 'Usar el código',
  keepPoints: (name: string) => `Usar mis ${name}`,
  notWithCode: (name: string) => `Los ${name} no se pueden combinar con un código de descuento`,
} as const

/**
 * Returns the condition that unlocks points; `name` is the programme's. Source: decisions.md,
 * Settled since.
 */
export const lockedPointsText = (lock: PointsLock, name: string): string =>
  lock === 'VERIFY'
    ? you`{Confirma} tu teléfono para usar tus ${name}`
    : `Vas a poder usar tus ${name} después de tu primer pedido pagado`

/**
 * Returns why points cannot be redeemed; `limit` as it is written, `name` is the programme's.
 * Source: 000 §5 Loyalty redemption.
 */
export function pointsRefusalText(code: PointsRefusal['code'], limit: string, name: string): string {
  switch (code) {
    case 'above-balance':
      return `El máximo de ${name} acumulados es: ${limit}`
    case 'above-maximum':
      return `El máximo de ${name} canjeable es: ${limit}`
    case 'below-minimum':
      return `El mínimo de ${name} canjeable es: ${limit}`
    case 'above-percentage':
      return `El máximo de ${name} utilizable para este pedido es: ${limit}`
  }
}
