import { you } from './you.ts'

/**
 * The side panel, signing in, and the list of orders. Source: 000 §2 Account side panel, 001 §2
 * Order history and sign-in.
 */
export const accountCopy = {
  closePanel: 'Cerrar',
  signIn: 'Iniciar sesión',
  greeting: (name: string) => (name.trim() === '' ? '¡Hola!' : `¡Hola ${name.trim()}!`),
  myOrders: 'Mis pedidos',
  signOut: 'Cerrar sesión',
  signInFirst: you`{Inicie} sesión`,
  phone: 'Teléfono',
  code: 'Código',
  /** The text that brings a code to a phone. */
  signInCode: (code: string, branch: string) =>
    `${code} es tu código para entrar en ${branch}. Vence en 10 minutos.`,
  continue: 'Continuar',
  invalidPhone: you`{Debe} ingresar un número válido`,
  wrongCode: 'El código no es correcto o ya venció.',
  signedIn: 'Inicio de sesión con éxito',
  signInFailed: 'Error iniciando sesión',
  noOrders: you`No {tienes} pedidos realizados`,
  noOrdersHint: 'Cuando hagas un pedido, lo vas a encontrar acá.',
  /** The phone is not verified: whether it ordered elsewhere is not told. */
  noOrdersHere: you`No {tienes} pedidos realizados desde este dispositivo`,
  ordersOfDevice:
    'Acá ves los pedidos que hiciste en este local desde este dispositivo. Los demás están en el dispositivo con el que los hiciste.',
  ordersFailed: 'No pudimos buscar tus pedidos',
  moreOrdersFailed: you`No pudimos buscar más pedidos. {Revisa} tu conexión y {vuelve} a intentarlo.`,
  orderInProgress: 'PEDIDO EN CURSO',
  inProgress: 'En curso',
  moreOrders: 'Ver más',
  loadingOrders: 'Buscando tus pedidos…',
  title: 'Tu cuenta',
  signInHint: you`Así {encuentras} tus pedidos y no {escribes} tu teléfono cada vez.`,
  orderNumber: (number: number) => `Pedido #${number}`,
} as const
