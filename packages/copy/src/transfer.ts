import type { AccountKind } from '@mostrador/domain/transfer/account-number'
import { you } from './you.ts'

/** Name of the alias that diners type in place of an account's number, by country. */
const ALIASES: Readonly<Record<string, string>> = {
  co: 'Llave',
  br: 'Llave Pix',
  mx: 'Celular (DiMo)',
  pe: 'Celular o alias',
}

/** Returns the name of an alias in a country (`ar`). */
export const aliasNamed = (country: string): string => ALIASES[country] ?? 'Alias'

/** Sentences for a diner who pays by transfer. Ours. */
export const transferCopy = {
  title: 'Falta tu transferencia',
  sentTitle: 'Esperamos que llegue tu transferencia',
  hint: 'El local recibe tu pedido apenas le llega el dinero.',
  amount: 'Monto exacto',
  whyLess: (less: string, total: string) =>
    `Son ${less} menos que el total de ${total}: así el local reconoce que es tuya. No cambies el monto.`,
  whySame: 'Con otro monto, el local tarda más en saber que es tuya.',
  reference: 'Referencia, en el texto de la transferencia',
  accounts: {
    CBU: 'CBU',
    CVU: 'CVU',
    CLABE: 'CLABE',
    CCI: 'CCI',
    ACCOUNT: 'Número de cuenta',
  } satisfies Record<AccountKind, string>,
  holder: 'A nombre de',
  bank: 'Banco',
  copy: (what: string) => `Copiar ${what}`,
  copied: (what: string) => `${what}: copiado`,
  copyFailed: (what: string) => you`No se pudo copiar. ${what} quedó seleccionado: {cópialo} a mano.`,
  receipt: 'Número de comprobante (opcional)',
  said: 'Ya transferí',
  saying: 'Avisando…',
  sayFailed: you`No pudimos avisar al local. {Vuelve} a intentarlo.`,
  saidTitle: 'El local ya sabe que transferiste',
  saidHint: (until: string | null) =>
    `Tu pedido se prepara cuando el dinero llega al local${until === null ? '' : `, que lo espera hasta las ${until}`}. Esta página se actualiza sola.`,
  late: you`Si el dinero ya salió de tu cuenta, {comunícate} con el local: te lo devuelve.`,
} as const
