import { useState } from 'react'

type Day = { readonly day: string }

type Row = { readonly day: Day; readonly at: number }

/** Rows of days with React keys, and the number of keys given out. */
type RowIds = {
  readonly days: readonly Day[]
  readonly ids: readonly number[]
  readonly given: number
}

export const NO_ROWS: RowIds = { days: [], ids: [], given: 0 }

/**
 * Matches the rows of a list after a change, so that typing goes on in the same row. A row keeps
 * its key by an equal day; else by an equal date, as it comes from the server; else, between two
 * neighbours that stayed, by its place, since its date is being changed. Any other is new.
 */
export function rowsAfter(before: RowIds, days: readonly Day[]): RowIds {
  const old = before.days.map((day, at) => ({ day, at }))
  const now = days.map((day, at) => ({ day, at }))
  const found = new Map<number, number>()
  function match(isSame: (row: Row, then: Row) => boolean): void {
    const taken = new Set(found.values())
    for (const row of now.filter(({ at }) => !found.has(at))) {
      const then = old.find((one) => !taken.has(one.at) && isSame(row, one))
      if (!then) continue
      found.set(row.at, then.at)
      taken.add(then.at)
    }
  }
  match((row, then) => row.day === then.day)
  match((row, then) => row.day.day !== '' && row.day.day === then.day.day)
  if (days.length === before.days.length) match((row, then) => row.at === then.at)
  let { given } = before
  const ids = now.map(({ at }) => before.ids[found.get(at) ?? -1] ?? (given += 1))
  return { days, ids, given }
}

/** Returns React keys for rows of days, whose dates may be edited. */
export function useRowIds(days: readonly Day[]): readonly number[] {
  const [rows, setRows] = useState(() => rowsAfter(NO_ROWS, days))
  if (rows.days === days) return rows.ids
  const next = rowsAfter(rows, days)
  setRows(next)
  return next.ids
}
