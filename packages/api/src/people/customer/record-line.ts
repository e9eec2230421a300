import { CONSENT_SOURCES, yesNo } from '@mostrador/copy/customer-records'
import { OPT_IN_TEXTS } from '@mostrador/copy/opt-in'
import { readKeptPhone } from '@mostrador/domain/phone/diner-phone'
import { PHONE_PREFIXES } from '@mostrador/domain/phone/phone-countries'
import { cellSeparatorOf, csvLine } from '@mostrador/domain/spreadsheet/csv'
import { timeCell } from '@mostrador/domain/spreadsheet/time-cell'
import type { CustomerRecord, RecordBranch } from './record-store.ts'

const PREFIXES = Object.values(PHONE_PREFIXES).toSorted((a, b) => b.length - a.length)

/**
 * Returns a phone as a spreadsheet shows it unchanged, "(+54) 1123456789": a leading "+" would
 * make a formula, and digits alone lose their zeros. An invalid phone stays as typed.
 */
function phoneCell(typed: string, country: string): string {
  const { e164 } = readKeptPhone(typed, country) ?? {}
  if (e164 === undefined) return typed
  const prefix = PREFIXES.find((one) => e164.startsWith(one)) ?? ''
  return prefix === '' ? `(${e164})` : `(${prefix}) ${e164.slice(prefix.length)}`
}

/** Returns a customer's line, with the columns of `customerColumns`. */
export function recordLine(record: CustomerRecord, { country, timeZone }: RecordBranch): string {
  const { optIn, saidAt, textVersion, source, beganTicked } = record
  const agreed = [
    timeCell(saidAt, timeZone),
    textVersion ?? '',
    OPT_IN_TEXTS.get(textVersion ?? 0) ?? '',
    CONSENT_SOURCES[source ?? ''] ?? '',
    yesNo(beganTicked),
    '',
  ]
  const takenBack = ['', '', '', '', '', timeCell(saidAt, timeZone)]
  const cells = [
    phoneCell(record.phone, country),
    record.name,
    record.email ?? '',
    record.document ?? '',
    record.orders,
    record.points,
    timeCell(record.since, timeZone),
    yesNo(optIn),
    ...(optIn ? agreed : takenBack),
  ]
  return csvLine(cells, cellSeparatorOf(country))
}
