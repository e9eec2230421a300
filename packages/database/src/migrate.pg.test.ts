import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readMigrations } from './migrate.ts'
import { openDatabase } from './open-database.ts'

const server = process.env.TEST_DATABASE_URL ?? ''
const name = `mostrador_race_${randomUUID().slice(0, 8)}`
const url = Object.assign(new URL(server), { pathname: `/${name}` }).href

const program = `
  import { migrate } from '${new URL('./migrate.ts', import.meta.url)}'
  import { openDatabase } from '${new URL('./open-database.ts', import.meta.url)}'
  const { db, close } = await openDatabase(process.env.DATABASE_URL)
  console.log((await migrate(db)).length)
  await close()`

beforeAll(() => onServer((db) => sql`create database ${sql.id(name)}`.execute(db)))

afterAll(() => onServer((db) => sql`drop database if exists ${sql.id(name)} with (force)`.execute(db)))

it('lets four processes start at once on an empty server: one applies everything, the others wait', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => startProcess()))
  const applied = answers.map((answer) => answer.applied).sort()

  expect(answers.map((answer) => answer.problem)).toEqual(['', '', '', ''])
  expect(applied).toEqual([0, 0, 0, (await readMigrations()).length])
})

async function startProcess(): Promise<{ applied: number; problem: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...process.env, DATABASE_URL: url, NODE_OPTIONS: '--no-warnings' },
  })
  const [out, problem] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { applied: Number(out), problem }
}

async function onServer(
  run: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<unknown>,
): Promise<void> {
  const { db, close } = await openDatabase(server)
  await run(db)
  await close()
}
