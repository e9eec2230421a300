import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openDatabase } from '@mostrador/database/open-database'
import type { Database } from '@mostrador/database/rows'
import { readSecret } from '@mostrador/server/secret'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDataFolder } from './testing/open-data-folder.ts'

const run = promisify(execFile)

let folder: string
let server: Awaited<ReturnType<typeof openDataFolder>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'))
  server = await openDataFolder(join(folder, 'data'))
  await readSecret(undefined, server.config.dataDir)
  await server.db
    .insertInto('companies')
    .values({ id: '0197f000-0000-7000-8000-000000000001', key: 'pepe', name: 'Don Pepe' })
    .execute()
  await server.db
    .insertInto('aliases')
    .values({ alias: 'pepe', kind: 'company', company_id: '0197f000-0000-7000-8000-000000000001' })
    .execute()
}, 60_000)
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/** Output of a command, and its exit code. */
async function typed(script: string, args: readonly string[], dataDir = 'data') {
  const env = {
    ...process.env,
    DATA_DIR: join(folder, dataDir),
    INIT_CWD: folder,
    DATABASE_URL: '',
    SECRET: '',
  }
  const done = await run(process.execPath, [script, ...args], {
    cwd: import.meta.dirname,
    env,
  }).catch((error: { stdout: string; stderr: string; code: number }) => error)
  return { out: done.stdout, err: done.stderr, code: 'code' in done ? done.code : 0 }
}

/** spec('decisions keeping-it.5') */
test(
  'a backup is made while the server goes on, and brought back elsewhere',
  { timeout: 120_000 },
  async () => {
    const made = await typed('backup.ts', ['pepe.tar.gz'])
    expect(made).toMatchObject({ err: '', code: 0, out: expect.stringContaining('read back whole') })
    expect((await stat(join(folder, 'pepe.tar.gz'))).mode & 0o777).toBe(0o600)
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([])
    expect(await typed('backup.ts', ['pepe.tar.gz'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('pepe.tar.gz is there already.'),
    })

    const restored = await typed('restore.ts', ['pepe.tar.gz'], 'elsewhere')
    expect(restored).toMatchObject({ err: '', code: 0 })
    expect(restored.out).toContain('Every table was read again and is what it was.')
    expect(restored.out).toContain('SECRET is another one')
    const again = await openDatabase<Database>(`file:${join(folder, 'elsewhere', 'database')}`)
    const companies = await again.db.selectFrom('companies').select('name').execute()
    await again.close()
    expect(companies).toEqual([{ name: 'Don Pepe' }])

    expect(await typed('restore.ts', ['pepe.tar.gz'], 'elsewhere')).toMatchObject({
      code: 1,
      err: expect.stringContaining('The database is not empty. Tables with rows: aliases (1), companies (1)'),
    })
    // A server has this one open.
    expect(await typed('restore.ts', ['pepe.tar.gz'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('Stop that process'),
    })
  },
)

/** spec('decisions one-company.1') */
test('a company is taken out and brought in elsewhere by commands', { timeout: 120_000 }, async () => {
  const made = await typed('company.ts', ['export', 'pepe', 'one.tar.gz'])
  expect(made).toMatchObject({
    err: '',
    code: 0,
    out: expect.stringContaining('one.tar.gz: Don Pepe, 2 rows'),
  })
  const brought = await typed('company.ts', ['import', 'one.tar.gz'], 'new-house')
  expect(brought).toMatchObject({
    err: '',
    code: 0,
    out: expect.stringContaining('Don Pepe is here: 2 rows'),
  })
  for (const [args, err] of [
    [['import', 'one.tar.gz'], 'The company is here already'],
    [['export', 'nadie', 'other.tar.gz'], 'Nobody here has the alias "nadie".'],
    [['import', 'one.tar.gz', '--old-secret', 'nowhere'], 'nowhere could not be read'],
    [['export', 'pepe'], 'Usage'],
  ] as const)
    expect(await typed('company.ts', args)).toMatchObject({ code: 1, err: expect.stringContaining(err) })
})

test('a missing file is told, and so is a database that is not empty', { timeout: 120_000 }, async () => {
  expect(await typed('backup.ts', [])).toMatchObject({ code: 1, err: expect.stringContaining('Usage') })
  expect(await typed('backup.ts', ['nobody.tar.gz'], 'nobody')).toMatchObject({
    code: 1,
    err: expect.stringContaining('there is nothing to back up'),
  })
  expect(await readdir(folder)).not.toContain('nobody.tar.gz')
  expect(await typed('restore.ts', ['nobody.tar.gz'], 'nobody')).toMatchObject({
    code: 1,
    err: expect.stringContaining('There is no such file.'),
  })
})
