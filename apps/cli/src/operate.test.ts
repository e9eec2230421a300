import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeNewTenant } from './new-tenant-file.ts'
import { openDataFolder } from './testing/open-data-folder.ts'

const run = promisify(execFile)

let folder: string
let server: Awaited<ReturnType<typeof openDataFolder>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'operate-'))
  server = await openDataFolder(folder)
}, 60_000)
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/** Output of a command, and its exit code. */
const typed = (script: string, ...args: readonly string[]) => typedBy({}, [script, ...args])

async function typedBy(
  { dataDir = folder, ...user }: { readonly dataDir?: string; readonly uid?: number; readonly gid?: number },
  words: readonly string[],
) {
  const env = { ...process.env, DATA_DIR: dataDir, INIT_CWD: folder, DATABASE_URL: '' }
  const done = await run(process.execPath, words, {
    cwd: import.meta.dirname,
    env,
    ...user,
  }).catch((error: { stdout: string; stderr: string; code: number }) => error)
  return { out: done.stdout, err: done.stderr, code: 'code' in done ? done.code : 0 }
}

/** spec('decisions tenants-are-files.2') */
test('a shop is imported, changed and exported while the server goes on', { timeout: 120_000 }, async () => {
  await writeNewTenant(['Don Pepe'], folder)
  const first = await typed('tenant.ts', 'import', 'don-pepe.json')
  expect(first).toMatchObject({ err: '', code: 0, out: expect.stringContaining('don-pepe.json: importado.') })
  expect(first.out).toContain('1 local')
  expect(first.out).toContain('5 platos')
  const plates = () => server.db.selectFrom('plates').select(['key', 'price']).orderBy('key').execute()
  expect(await plates()).toHaveLength(5)

  await writeFile(join(folder, 'carta.csv'), 'categoria,plato,precio,clave\nBebidas,Gaseosa,2600,gaseosa\n')
  const menu = await typed('menu.ts', 'import', 'don-pepe-centro', 'carta.csv')
  expect(menu).toMatchObject({ err: '', code: 0, out: expect.stringContaining('Importado.') })
  expect(await plates()).toMatchObject([{ key: 'gaseosa', price: 260_000 }])

  // A spreadsheet that goes out comes back without a change.
  expect(await typed('menu.ts', 'export', 'don-pepe-centro', 'carta.xlsx')).toMatchObject({
    err: '',
    code: 0,
  })
  const again = await typed('menu.ts', 'import', 'don-pepe-centro', 'carta.xlsx')
  expect(again).toMatchObject({ err: '', code: 0, out: 'El menú ya estaba así.\n' })

  const history = await typed('tenant.ts', 'history', 'don-pepe')
  expect(history.out).toMatch(/^2\. .* UTC, planilla\n/)
  expect(history.out).toContain('Carta › Gaseosa · precio: 2.500 → 2.600')
  expect(await typed('tenant.ts', 'undo', 'don-pepe', '2')).toMatchObject({
    code: 0,
    out: expect.stringContaining('Deshecho: es el cambio 3.'),
  })
  expect(await plates()).toHaveLength(5)
  expect(await typed('tenant.ts', 'undo', 'don-pepe', '2')).toMatchObject({
    code: 1,
    err: expect.stringContaining('No se deshizo'),
  })
  expect(await typed('tenant.ts', 'undo', 'don-pepe', '3')).toMatchObject({ code: 0 })

  const exported = await typed('tenant.ts', 'export', 'don-pepe', 'copia.json')
  expect(exported).toMatchObject({ err: '', code: 0 })
  const file = JSON.parse(await readFile(join(folder, 'copia.json'), 'utf8'))
  expect(file.branches[0].menus[0].plates).toMatchObject([{ key: 'gaseosa', price: 2600 }])
  // A refusal comes back as one.
  expect(await typed('tenant.ts', 'password', 'nadie@example.com')).toMatchObject({
    code: 1,
    err: expect.stringContaining('nadie@example.com'),
  })
})

/** spec('decisions beyond-the-documents.31') */
test('another user of the machine is kept out, and told why', async () => {
  // The root of a machine becomes somebody else; anybody else is no root.
  const nobody = { uid: 65_534, gid: 65_534 }
  const other = process.getuid?.() === 0 ? nobody : { dataDir: '/root/mostrador' }
  expect(await typedBy(other, ['tenant.ts', 'export', 'don-pepe'])).toEqual({
    code: 1,
    out: '',
    err: expect.stringMatching(/^La carpeta \S+ es de otro usuario\. .+\n$/),
  })
})
