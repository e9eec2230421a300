import { bareAccount } from './account-number.ts'

/**
 * What tells one transfer from the others: an amount of its own, some cents below the total; a word
 * in the transfer's text; or both.
 */
export const TRANSFER_MARKS = ['AMOUNT', 'REFERENCE', 'BOTH'] as const

/** One of them. */
export type TransferMark = (typeof TRANSFER_MARKS)[number]

/** How long an order waits for its transfer where the shop says nothing, in minutes. */
export const TRANSFER_MINUTES = 30

/** To which account of a shop its diners transfer, and how they are told apart. */
export type TransferWay = {
  readonly alias?: string | undefined
  /** CBU, CVU, CLABE or what the country's banks have. */
  readonly account?: string | undefined
  readonly holder: string
  readonly bank?: string | undefined
  /** What diners are told beside it, in the shop's own words. */
  readonly note?: string | undefined
  /** How long an order waits for it. */
  readonly minutes: number
  readonly mark: TransferMark
}

/**
 * By what an account is known, however it is written: the digits of its number, else its alias. Two
 * ways to pay with one account share their marks. The database takes an alias for the number that a
 * way to pay of the company says beside it. Source: docs/decisions/137.
 */
export const accountKeyOf = ({ alias = '', account = '' }: Pick<TransferWay, 'alias' | 'account'>): string =>
  bareAccount(account).toLowerCase() || alias.trim().toLowerCase()
