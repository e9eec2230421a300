import { readFileSync, writeFileSync } from 'node:fs'
import { migrate } from '@mostrador/database/migrate'
import { openDatabase } from '@mostrador/database/open-database'
import { renderRowTypes } from '@mostrador/database/row-types'
import { readColumns } from '@mostrador/database/schema-catalog'

// Writes the row types from a freshly migrated database in memory; with --check it only compares.

const target = new URL('../packages/database/src/rows.ts', import.meta.url)

const { db, close } = await openDatabase('memory:')
await migrate(db)
const text = renderRowTypes(await readColumns(db))
await close()

if (!process.argv.includes('--check')) {
  writeFileSync(target, text)
} else if (readFileSync(target, 'utf8') !== text) {
  console.error('packages/database/src/rows.ts differs from the migrated schema: run `npm run db:types`.')
  process.exitCode = 1
}
