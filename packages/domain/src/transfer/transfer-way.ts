import { bareAccount } from './account-number.ts'

/**
 * Marks that tell a transfer from the others: an amount of its own, some cents below the total; a
 * word in the transfer's text; or both.
 */
export const TRANSFER_MARKS = ['AMOUNT', 'REFERENCE', 'BOTH'] as const

export type TransferTag = (typeof TRANSFER_MARKS)[number]

/** Minutes that an order waits for its transfer if the shop sets none. */
export const TRANSFER_MINUTES = 30

/** Account of a shop to which its diners transfer, and the mark of a transfer. */
export type TransferWay = {
  readonly alias?: string | undefined
  /** CBU, CVU, CLABE or another number of the country's banks. */
  readonly account?: string | undefined
  readonly holder: string
  readonly bank?: string | undefined
  /** Note to diners beside it, in the shop's own words. */
  readonly note?: string | undefined
  /** Minutes that an order waits for it. */
  readonly minutes: number
  readonly mark: TransferTag
}

/**
 * Returns the key of an account, however it is written: the digits of its number, else its alias.
 * Two ways to pay with one account share their marks. The database takes an alias for the number
 * that a way to pay of the company has beside it. Source: docs/decisions/137.
 */
export const accountKeyOf = ({ alias = '', account = '' }: Pick<TransferWay, 'alias' | 'account'>): string =>
  bareAccount(account).toLowerCase() || alias.trim().toLowerCase()
