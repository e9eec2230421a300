import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTestDatabase } from '@mostrador/database/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkArchive } from './archive.ts'
import { nightlyBackup } from './nightly-backup.ts'

const { db } = await openTestDatabase()
const NOW = new Date('2026-11-26T07:30:00Z')
const TONIGHT = 'mostrador-2026-11-26T073000Z.tar.gz'

let parent: string
let folder: string
let told: unknown[][]
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'nightly-'))
  folder = join(parent, 'backups')
  told = []
})
afterEach(() => rm(parent, { recursive: true }))

const backUp = async (into = folder) =>
  nightlyBackup(
    { backupDir: into, dataDir: parent },
    {
      db,
      secret: undefined,
      now: () => NOW,
      log: { info: (...said) => void told.push(said), error: (...said) => void told.push(said) },
    },
  )?.()

/** spec('decisions keeping-it.6') */
test('a night writes a whole backup, and takes away what became too old and drafts of killed ones', async () => {
  await backUp()
  await rm(join(folder, TONIGHT))
  const nights = Array.from(
    { length: 20 },
    (_, at) => `mostrador-2026-11-${String(at + 1).padStart(2, '0')}T073000Z.tar.gz`,
  )
  const uuid = '0197f000-0000-7000-8000-000000000001'
  const [dead, alive] = [`${nights[0]}.${uuid}.part`, `${TONIGHT}.${uuid}.part`]
  for (const name of [...nights, dead, alive, 'mine.tar.gz']) await writeFile(join(folder, name), '')
  for (const [name, time] of [
    [dead, '2026-11-20'],
    [alive, '2026-11-26'],
  ] as const)
    await utimes(join(folder, name), new Date(time), new Date(time))

  await backUp()
  expect((await checkArchive(join(folder, TONIGHT))).manifest.madeAt).toBe(NOW.toISOString())
  const left = await readdir(folder)
  expect(left.sort()).toEqual(
    [
      'mine.tar.gz',
      alive,
      ...['08', '15', '16', '17', '18', '19', '20', '26'].map(
        (day) => `mostrador-2026-11-${day}T073000Z.tar.gz`,
      ),
    ].sort(),
  )
  expect(told.at(-1)).toEqual(['backup-made', expect.objectContaining({ deleted: 13 })])
})

test('a night that fails says so, leaves nothing of its own and deletes nothing', async () => {
  const names = Array.from(
    { length: 20 },
    (_, at) => `mostrador-2026-01-${String(at + 1).padStart(2, '0')}T073000Z.tar.gz`,
  )
  await backUp()
  for (const name of names) await writeFile(join(folder, name), '')
  // Another process made the one of this very moment.
  await expect(backUp()).rejects.toThrow('is there already')
  expect(await readdir(folder)).toHaveLength(21)
  expect(told.at(-1)).toEqual(['backup-failed', expect.objectContaining({ folder })])

  await writeFile(join(parent, 'file'), '')
  await expect(backUp(join(parent, 'file'))).rejects.toThrow(/EEXIST|ENOTDIR/)
})
