import { readFileSync, writeFileSync } from 'node:fs'
import { migrate } from '@mostrador/database/migrate'
import { openDatabase } from '@mostrador/database/open-database'
import { renderRowTypes } from '@mostrador/database/row-types'
import { readColumns } from '@mostrador/database/schema-catalog'
import { renderSchema } from '@mostrador/database/schema-text'

// Writes the row types and the schema from a freshly migrated database in memory; with --check it
// only compares.

const { db, close } = await openDatabase('memory:')
await migrate(db)
const files = [
  { path: 'packages/database/src/rows.ts', text: renderRowTypes(await readColumns(db)) },
  { path: 'packages/database/schema.sql', text: await renderSchema(db) },
]
await close()

for (const { path, text } of files) {
  const target = new URL(`../${path}`, import.meta.url)
  if (!process.argv.includes('--check')) {
    writeFileSync(target, text)
  } else if (readFileSync(target, 'utf8') !== text) {
    console.error(`${path} differs from the migrated schema: run \`npm run db:types\`.`)
    process.exitCode = 1
  }
}
