import { textIn, type Cell } from '../spreadsheet/cells.ts'
import { slugOf } from '../revision/slug.ts'
import { namesBoth } from './bank-direction.ts'

/**
 * Kinds of columns of a bank's list: the day, an amount with its sign, money that came in, money
 * that went out, words that tell the direction of an amount, any words, or values that do not
 * count, as the balance.
 */
export const BANK_COLUMNS = ['DAY', 'AMOUNT', 'CREDIT', 'DEBIT', 'DIRECTION', 'TEXT', 'NONE'] as const

export type BankColumn = (typeof BANK_COLUMNS)[number]

/** Columns that hold amounts which count. */
export const MONEY: readonly BankColumn[] = ['AMOUNT', 'CREDIT', 'DEBIT']

/** Headings in Spanish, Portuguese and English, as slugs; the first that fits counts. */
const HEADINGS: readonly (readonly [BankColumn, RegExp])[] = [
  // The number of an operation is no amount, and neither is that of a charge.
  ['TEXT', /^(?:id|nro|numero|num|no|n|cod|codigo|number)(?:-|$)|-(?:id|number|no)$|^id-|referenc|reference/],
  ['NONE', /saldo|balance/],
  ['DAY', /fecha|^dia$|^data(?:-|$)|(?:^|-)dates?(?:-|$)/],
  [
    'NONE',
    /comision|comissao|tarifa|(?:^|-)fees?(?:-|$)|impuesto|imposto|(?:^|-)tax(?:es)?(?:-|$)|retencion/,
  ],
  ['DIRECTION', /^(?:signo|sinal|sign|sentido|direccion|direction|naturaleza|natureza)$/],
  ['DEBIT', /debito|^debe$|cargo|egreso|retiro|salida|saida|debit|withdraw|paid-out|money-out/],
  ['CREDIT', /credito|^haber$|abono|ingreso|deposito|entrada|acreditad|credit|deposit|paid-in|money-in/],
  ['AMOUNT', /importe|monto|^valor|amount|cantidad|^value/],
  [
    'TEXT',
    /descri|concepto|detalle|detail|leyenda|movimiento|observ|origen|titular|nombre|texto|glosa|motivo|comprobante|historico|lancamento|memo|payee|name/,
  ],
]

/** Finds the kind of a column by its heading; undefined for an unknown one. */
export function columnOfBankHeading(heading: Cell | undefined): BankColumn | undefined {
  const slug = slugOf(textIn(heading))
  if (namesBoth(slug)) return 'DIRECTION'
  return HEADINGS.find(([, words]) => words.test(slug))?.[0]
}

/**
 * Counts the cells of a row that are headings; 0 where it has none of a day, or none of an amount.
 */
export function headingsIn(row: readonly Cell[]): number {
  const known = row.map(columnOfBankHeading).filter((one) => one !== undefined)
  const isHeading = known.includes('DAY') && known.some((one) => MONEY.includes(one))
  return isHeading ? known.length : 0
}
