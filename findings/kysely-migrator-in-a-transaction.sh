#!/usr/bin/env bash
# What Kysely's migrator does to the transaction that it is given. Installs two pinned packages in a
# temporary folder; ends with an error when it behaves otherwise.
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --ignore-scripts --save-exact kysely@0.29.9 @electric-sql/pglite@0.5.16 >/dev/null

cat > try.mjs <<'PROGRAM'
import { PGlite } from '@electric-sql/pglite'
import { readFileSync } from 'node:fs'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'

const { version } = JSON.parse(readFileSync('node_modules/kysely/package.json', 'utf8'))
const engine = await PGlite.create()
const client = {
  query: async (text, values) => {
    const { rows, affectedRows } = await engine.query(text, values)
    return { command: text.trim().split(/\s/)[0].toUpperCase(), rowCount: affectedRows ?? rows.length, rows }
  },
  release: () => undefined,
}
const pool = { connect: async () => client, end: async () => undefined }
const db = new Kysely({ dialect: new PostgresDialect({ pool }) })

const migratedIn = (tx, up) =>
  new Migrator({ db: tx, provider: { getMigrations: async () => ({ first: { up } }) } }).migrateToLatest()
const lockTimeout = async (on) => (await sql`show lock_timeout`.execute(on)).rows[0].lock_timeout
const ended = new Error('ended by the test')

let inside
await db.transaction().execute(async (tx) => {
  await sql`set local lock_timeout = '2s'`.execute(tx)
  await migratedIn(tx, async (own) => void (inside = await lockTimeout(own)))
  throw ended
}).catch((error) => {
  if (error !== ended) throw error
})

let told
let held
await db.transaction().execute(async (tx) => {
  const { error } = await migratedIn(tx, (own) => sql`select * from not_there`.execute(own))
  told = error.code ?? error.cause?.code
  throw ended
}).catch((error) => {
  if (error !== ended) throw error
})
held = (await sql`select count(*)::int as many from pg_locks where locktype = 'advisory'`.execute(db)).rows[0].many

console.log(`kysely ${version}`)
console.log('belief: the settings of the transaction hold in it, its end gives the lock back, the first error is told')
console.log(`seen:   lock_timeout of 2 s reads as ${inside} inside a migration`)
console.log(`seen:   a migration that names a missing table (42P01) is told as ${told}`)
console.log(`seen:   advisory locks held after that transaction was rolled back: ${held}`)
if (inside !== '1h' || told !== '25P02' || held === 0) {
  console.error('It behaves otherwise now.')
  process.exit(1)
}
PROGRAM
node try.mjs
