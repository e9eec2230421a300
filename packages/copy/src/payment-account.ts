import { you } from './you.ts'

/** Shown in place of the last notification for a provider that sends none. */
export const toldOnlyWhenAsked = 'No avisa: le preguntamos nosotros'

/** Our words for failures between us and a provider. */
const FAULTS: Readonly<Record<string, string>> = {
  refused: 'no aceptó el cobro',
  timeout: 'no respondió a tiempo',
  unreachable: 'no respondió',
  nonsense: 'respondió algo que no se entiende',
  'never-charged': 'el cobro nunca llegó',
}

/** Returns the reason of a refusal; null for none. The provider's own words stay as they are. */
export const refusalText = (reason: string | null): string | null =>
  reason !== null && Object.hasOwn(FAULTS, reason) ? (FAULTS[reason] ?? reason) : reason

/** Shown where the providers of a payment type cannot be read. */
export const providersFailed = 'No pudimos ver los proveedores.'

/** Shown at an online payment type without a provider. */
export const noProviderYet = 'Ninguno todavía: tus clientes no lo ven'

const accountOf = (provider: string, account: string): string =>
  account === '' ? provider : `${provider} (${account})`

/** Sentences of the history about the payment accounts of a branch. */
export const paymentAccountNews = {
  connected: (provider: string, account: string) => `Conectó la cuenta de ${accountOf(provider, account)}`,
  DISCONNECTED: (provider: string, account: string) =>
    `Desconectó la cuenta de ${accountOf(provider, account)}`,
  REVOKED: (provider: string, account: string) =>
    `La cuenta de ${accountOf(provider, account)} dejó de aceptar cobros y quedó desconectada`,
  EXPIRED: (provider: string, account: string) =>
    `Venció la conexión con la cuenta de ${accountOf(provider, account)}`,
} as const

export const paymentAccountMail = {
  REVOKED: {
    subject: (provider: string, brand: string) => `${provider} ya no deja cobrar a ${brand}`,
    text: (provider: string) =>
      `${provider} nos dijo que ya no podemos cobrar por tu cuenta: alguien quitó el permiso, o cambió la contraseña. Mientras tanto tus clientes no ven ese medio de pago.`,
  },
  EXPIRED: {
    subject: (provider: string, brand: string) => `Venció la conexión de ${brand} con ${provider}`,
    text: (provider: string) =>
      `La conexión con ${provider} llegó a su fin sin que pudiéramos renovarla. Mientras tanto tus clientes no ven ese medio de pago.`,
  },
  ENDING: {
    subject: (provider: string, brand: string) => `La conexión de ${brand} con ${provider} vence pronto`,
    text: (provider: string) =>
      you`No pudimos renovar la conexión con ${provider}. {Vuelve} a conectar la cuenta antes de que venza, para que tus clientes puedan seguir pagando.`,
  },
  RENEWAL_LOST: {
    subject: (provider: string, brand: string) =>
      `No sabemos si se renovó la conexión de ${brand} con ${provider}`,
    text: (provider: string) =>
      you`Pedimos a ${provider} que renovara la conexión y su respuesta no llegó. Los cobros siguen andando hasta que venza; {vuelve} a conectar la cuenta antes.`,
  },
  ends: (day: string) => `Vence el ${day}.`,
  link: 'Ir a los cobros',
  why: 'Te escribimos porque la empresa es tuya.',
} as const

/** Sentences about the term of a connected account, by its renewal. */
export const accountTermText = {
  RENEWS: (day: string) => `Conectada por autorización hasta el ${day}, se renueva sola.`,
  ENDING: (day: string) => you`Vence el ${day} y no pudimos renovarla: {vuelve} a conectar antes.`,
  LOST: (day: string) =>
    you`No sabemos si se renovó: la respuesta se perdió. Cobra hasta el ${day}; {vuelve} a conectar antes.`,
} as const

/** A brand's accounts in the console. Ours. */
export const paymentAccountCopy = {
  title: 'Cuentas para cobrar en línea',
  hint: 'De toda la marca. Lo que se cobra va directo a tu cuenta.',
  loadFailed: 'No pudimos ver las cuentas.',
  connect: (provider: string) => `Conectar con ${provider}`,
  reconnect: 'Volver a conectar',
  connectHint: (provider: string) =>
    you`Te llevamos a ${provider} para que digas que sí. No nos das ninguna clave, y {puedes} quitar el permiso cuando quieras.`,
  byHand: (provider: string) =>
    `Quien administra este sistema carga las claves de ${provider}: acá no hay una aplicación por la que conectar la cuenta en línea.`,
  none: 'Sin conectar',
  connected: 'Conectada',
  ending: 'Vence pronto',
  lost: {
    REVOKED: 'Desconectada',
    EXPIRED: 'Vencida',
    DISCONNECTED: 'Desconectada',
  },
  lostHint: {
    REVOKED: (provider: string) =>
      you`${provider} ya no nos deja cobrar: {vuelve} a conectar. Mientras tanto tus clientes no ven ese medio de pago.`,
    EXPIRED: () =>
      you`La conexión venció: {vuelve} a conectar. Mientras tanto tus clientes no ven ese medio de pago.`,
    DISCONNECTED: () => 'Tus clientes no ven ese medio de pago.',
  },
  byKeys: 'Conectada con claves.',
  own: 'No cobra de verdad: sirve para probar.',
  account: (name: string, id: string) => (name === '' ? `Cuenta ${id}` : `Cuenta ${name} (${id})`),
  notLive: 'Es una cuenta de prueba: no cobra de verdad.',
  by: (name: string | null, day: string) =>
    name === null ? `Desde el ${day}` : `La conectó ${name}, el ${day}`,
  alsoAt: (brands: string) => `La misma cuenta cobra también para ${brands}.`,
  uses: 'La usan',
  use: (contact: string, modes: string) => `${contact}: ${modes}`,
  noUses: (provider: string) =>
    you`Ningún medio de pago la usa todavía: en uno que se pague en línea, {pon} «${provider}» como proveedor.`,
  disconnect: 'Desconectar',
  disconnectTitle: (provider: string) => `¿Desconectar ${provider}?`,
  disconnectHint:
    'Tus clientes dejan de ver los medios de pago que la usan, y lo que ya se cobró se devuelve desde el panel del proveedor.',
  disconnectUses: 'Deja de cobrar en línea:',
  disconnected: 'Cuenta desconectada',
  cancel: 'Cancelar',
} as const

/** Page after an owner connected an account at the provider. */
export const connectedAccountCopy = {
  title: 'Conectar la cuenta',
  waiting: 'Terminando de conectar…',
  failedTitle: 'La cuenta no se conectó',
  failed: you`No pudimos conectar la cuenta. {Vuelve} a intentarlo.`,
  signedOut: you`Tu sesión terminó mientras tanto. {Ingresa} y {vuelve} a conectar la cuenta.`,
  back: 'Volver a la consola',
  connected: (provider: string) => `${provider} quedó conectado`,
} as const
