import { columnOf } from '@mostrador/database/column-of'
import { toMajor, toMinor } from '@mostrador/domain/money/major'
import type { Item, Aspect } from './aspect.ts'

type Codec = {
  readonly toColumn: (value: unknown, mantissa: number) => unknown
  readonly toField: (value: unknown, mantissa: number) => unknown
}

const same = (value: unknown): unknown => value ?? null
const plain: Codec = { toColumn: same, toField: same }

const money: Codec = {
  toColumn: (value, mantissa) => (value == null ? null : toMinor(Number(value), mantissa)),
  toField: (value, mantissa) => (value == null ? null : toMajor(Number(value), mantissa)),
}

const instant: Codec = {
  toColumn: (value) => (value == null ? null : new Date(String(value)).toISOString()),
  toField: (value) => (value instanceof Date ? value.toISOString() : null),
}

const coded =
  (codec: Codec) =>
  (names: Readonly<Record<string, string>>): Aspect => ({
    columns: ({ place, row }) => {
      for (const [field, column] of Object.entries(names)) {
        row[column] = codec.toColumn(place.item[field], place.mantissa)
      }
    },
    read: ({ row, item, mantissa }) => {
      for (const [field, column] of Object.entries(names)) item[field] = codec.toField(row[column], mantissa)
    },
  })

const named = (fields: readonly string[]): Record<string, string> =>
  Object.fromEntries(fields.map((field) => [field, columnOf(field)]))

/** Maps fields to columns of the same name and value. */
export const fields = (...names: readonly string[]): Aspect => coded(plain)(named(names))

/** Maps fields to columns of another name. */
export const renamed = (names: Readonly<Record<string, string>>): Aspect => coded(plain)(names)

/** Amounts: major units in the file, minor units in the column. */
export const amounts = (...names: readonly string[]): Aspect => coded(money)(named(names))

/** Maps amounts to columns of another name. */
export const renamedAmounts = (names: Readonly<Record<string, string>>): Aspect => coded(money)(names)

/** Instants in UTC. */
export const instants = (...names: readonly string[]): Aspect => coded(instant)(named(names))

/** Maps parts under one field of the thing to the thing's own columns. */
export const within = (field: string, ...parts: readonly Aspect[]): Aspect => ({
  columns: (writing) => {
    const item = (writing.place.item[field] ?? {}) as Item
    for (const part of parts) part.columns?.({ ...writing, place: { ...writing.place, item } })
  },
  rows: (writing) => {
    const item = (writing.place.item[field] ?? {}) as Item
    for (const part of parts) part.rows?.({ ...writing, place: { ...writing.place, item } })
  },
  read: (reading) => {
    const item: Record<string, unknown> = {}
    for (const part of parts) part.read({ ...reading, item })
    reading.item[field] = item
  },
})

/** The name that the diner reads; a thing without one shows its name. */
export const showName: Aspect = {
  columns: ({ place, row }) => {
    row.show_name = place.item.showName ?? place.item.name
  },
  read: ({ row, item }) => {
    if (row.show_name !== row.name) item.showName = row.show_name
  },
}

/** Maps a field that is derived from others when it is written, and put back when it is read. */
export const derived = (
  columns: NonNullable<Aspect['columns']>,
  read: Aspect['read'] = () => undefined,
): Aspect => ({ columns, read })
