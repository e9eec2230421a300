import type { AccountLoss } from '@mostrador/domain/payment/payment-account'
import { you } from './you.ts'

/** Channel of a warning, within a sentence. */
const BY = {
  MAIL: 'por correo',
  MESSAGE: 'por mensaje',
  CALL: 'por teléfono',
  PUSH: 'en su dispositivo',
} as const

type Warned = {
  readonly person: string
  readonly channel: keyof typeof BY
  readonly why: 'REJECTED' | 'THROTTLED' | 'UNREACHABLE'
}

/**
 * Sentences about failures that staff mend before diners notice, over the pages of the shift.
 * Ours.
 */
export const healthCopy = {
  label: 'Por arreglar',
  lost: {
    REVOKED: (provider: string) => `${provider} ya no deja cobrar`,
    EXPIRED: (provider: string) => `Venció la conexión con ${provider}`,
    DISCONNECTED: (provider: string) => `${provider} está desconectado`,
  } satisfies Record<AccountLoss, (provider: string) => string>,
  lostHint: 'Tus clientes no ven ese medio de pago hasta que vuelvas a conectar la cuenta.',
  ending: (provider: string, day: string) => `La conexión con ${provider} vence el ${day}`,
  endingHint: {
    ENDING: you`No pudimos renovarla. {Vuelve} a conectar la cuenta para que tus clientes puedan seguir pagando.`,
    LOST: you`No sabemos si se renovó: la respuesta se perdió. {Vuelve} a conectar la cuenta para estar a salvo.`,
  },
  toAccounts: 'Ver las cuentas',
  unwarned: (person: string) => `No pudimos avisarle a ${person} antes de abrir`,
  toAlerts: 'Ver los avisos',
  warnings: 'Últimos avisos antes de abrir',
  lastSent: ({ person, channel }: Omit<Warned, 'why'>, when: string) =>
    `El último que salió: ${person}, ${BY[channel]}. ${when}.`,
  lastFailed: ({ person, channel }: Warned, when: string) =>
    `El último que no pudo salir: ${person}, ${BY[channel]}. ${when}.`,
  why: ({ channel, why }: Warned) => {
    if (why === 'THROTTLED') return 'Esa persona ya recibió todos los avisos que puede recibir en un día.'
    if (why === 'UNREACHABLE')
      return channel === 'MAIL'
        ? you`El servicio de correo no respondió. Si se repite, {díselo} a quien administra el sistema.`
        : you`El servicio de mensajes no respondió. Si se repite, {díselo} a quien administra el sistema.`
    return channel === 'MAIL'
      ? you`El correo no aceptó el aviso: {mira} que la dirección esté bien escrita.`
      : you`El teléfono no aceptó el aviso: {mira} que el número esté bien escrito.`
  },
} as const
