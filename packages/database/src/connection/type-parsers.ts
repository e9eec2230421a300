import pg from 'pg'

/** The numbers by which the wire protocol names types and the arrays of them. */
const oid = {
  int8: 20,
  int8Array: 1016,
  numeric: 1700,
  date: 1082,
  dateArray: 1182,
  textArray: 1009,
} as const

/**
 * Makes the parsers of one pool, not of the whole process: `bigint` as a number, `date` as its
 * text (a day is not an instant), `timestamptz` as a Date, `numeric` (percentages, averages, sums
 * of money) as a number. Reading throws a `RangeError` where a number cannot hold the value.
 */
export function createTypeParsers(): pg.TypeOverrides {
  const parsers = new pg.TypeOverrides()
  const readTexts = (pg.types.getTypeParser as (oid: number) => (text: string) => (string | null)[])(
    oid.textArray,
  )
  parsers.setTypeParser(oid.int8, readInteger)
  parsers.setTypeParser(oid.int8Array, (text) => readTexts(text).map((item) => item && readInteger(item)))
  parsers.setTypeParser(oid.numeric, readDecimal)
  parsers.setTypeParser(oid.date, String)
  parsers.setTypeParser(oid.dateArray, readTexts)
  return parsers
}

function readInteger(text: string): number {
  const value = Number(text)
  if (Number.isSafeInteger(value)) return value
  throw new RangeError(`${text} is too large to be read as a number. Select it as text.`)
}

/**
 * Percentages, sums of money, averages: a digit behind the point may be rounded, one before it
 * never is.
 */
function readDecimal(text: string): number {
  const value = Number(text)
  if (Math.abs(value) <= Number.MAX_SAFE_INTEGER) return value
  throw new RangeError(`${text} is too large to be read as a number. Select it as text.`)
}
