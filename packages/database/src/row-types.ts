import type { CatalogColumn } from './schema-catalog.ts'

const header = `// Written by \`npm run db:types\` from the migrated schema. Change a migration, not this file.
import type { ColumnType, Generated } from 'kysely'

/** An instant: read as a \`Date\`, written as one or as ISO 8601 text. */
export type Instant = ColumnType<Date, Date | string, Date | string>
/** An instant that the database fills in when it is left out. */
export type DefaultInstant = ColumnType<Date, Date | string | undefined, Date | string>
/** A free shape: read as the parsed value, written as the text that \`JSON.stringify\` made. */
export type Json = ColumnType<unknown, string, string>
/** A free shape that the database fills in when it is left out. */
export type DefaultJson = ColumnType<unknown, string | undefined, string>
`

/** JavaScript type of each type of the database, with the parsers that `openDatabase` sets. */
const plainTypes: Readonly<Record<string, string>> = {
  uuid: 'string',
  text: 'string',
  _int4: 'number[]',
  _text: 'string[]',
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  float8: 'number',
  // A local day, `YYYY-MM-DD`: never a `Date`, which would put it in the server's own time zone.
  date: 'string',
}

/** Types that are written otherwise than they are read; the header declares them. */
const wrappedTypes: Readonly<Record<string, string>> = { timestamptz: 'Instant', jsonb: 'Json' }

/**
 * Writes the TypeScript of the row types: an interface for each table and `Database`, which names
 * them all for Kysely. Throws on an unknown type of column.
 */
export function renderRowTypes(columns: readonly CatalogColumn[]): string {
  const tables = Map.groupBy(columns, (column) => column.table)
  const interfaces = [...tables].map(
    ([table, members]) =>
      `export interface ${interfaceName(table)} {\n${members.map(renderColumn).join('')}}\n`,
  )
  const members = [...tables.keys()].map((table) => `  ${table}: ${interfaceName(table)}\n`)
  return [header, ...interfaces, `export interface Database {\n${members.join('')}}\n`].join('\n')
}

const interfaceName = (table: string): string =>
  `${table.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())}Table`

const renderColumn = (column: CatalogColumn): string => `  ${column.name}: ${renderType(column)}\n`

function renderType(column: CatalogColumn): string {
  const orNull = column.nullable ? ' | null' : ''
  const wrapped = wrappedTypes[column.type]
  if (wrapped) return (column.hasDefault ? `Default${wrapped}` : wrapped) + orNull
  const plain = column.values?.map((value) => `'${value}'`).join(' | ') ?? plainTypes[column.type]
  if (!plain) throw new Error(`${column.table}.${column.name}: no TypeScript type for ${column.type} yet`)
  return column.hasDefault ? `Generated<${plain}${orNull}>` : plain + orNull
}
