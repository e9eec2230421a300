import { access, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { countTable, RowCounter, writeOneWay, writeRows } from '@mostrador/database/backup/table-rows'
import { appliedMigrations } from '@mostrador/database/migrate'
import type { Database } from '@mostrador/database/rows'
import { writeAside } from '@mostrador/files/disk'
import { isOfServer, type ServerNames } from '@mostrador/domain/company/server-names'
import { writeHostClaims } from '@mostrador/tenant/write/host-claims'
import { sql, type Kysely } from 'kysely'
import {
  checkArchive,
  PICTURE_NAME,
  readArchive,
  RestoreRefused,
  TABLE_NAME,
  type ArchivedCompany,
  type Manifest,
} from '../backup/archive.ts'
import { tablesOf } from '../backup/restore-backup.ts'
import { companyTables, type CompanyTable } from './company-tables.ts'
import { bringPeople, type PeopleBrought } from './company-people.ts'
import { readRow, type Belongings } from './company-rows.ts'
import { accountMover, type AccountMover } from './sealed-accounts.ts'

/** Install that a company is imported into. */
export type CompanyImportWorld = {
  readonly db: Kysely<Database>
  readonly dataDir: string
  readonly secret: string
  readonly now: Date
  /** Names reserved by this server. */
  readonly serverNames: ServerNames
}

export type CompanyImport = {
  readonly file: string
  /** Whether people with an account of the same e-mail here are the same. */
  readonly join: boolean
  /** Secret of the company's former install, if known. */
  readonly oldSecret?: string | undefined
}

/** Totals of an import; every table was compared with the archive. */
export type CompanyImported = PeopleBrought & {
  readonly name: string
  readonly tables: number
  readonly rows: number
  readonly files: number
  /** Accounts that could not be opened, as "brand: provider". */
  readonly accountsLeft: readonly string[]
  readonly accountsMoved: number
}

/**
 * Imports an archive of `exportCompany` into an install beside its companies, with all ids
 * unchanged, in one transaction. The archive is checked to its end before anything is written;
 * each table is read again and compared. Throws `RestoreRefused` for a file that is no company's
 * archive, of another version, or whose rows exist here already.
 */
export async function importCompany(
  world: CompanyImportWorld,
  wanted: CompanyImport,
): Promise<CompanyImported> {
  const { file } = wanted
  const { manifest } = await checkArchive(file)
  const { company } = manifest
  if (manifest.kind !== 'mostrador-company' || !company)
    throw refused(file, 'It is of a whole install: npm run restore brings it back.')
  const mover = accountMover({ ...world, ...wanted, secretMark: manifest.secretMark })
  if (!mover) throw refused(file, 'The old secret is not the one that it was made with.')
  await refuseOtherVersion(world.db, file, manifest)
  try {
    return await world.db.transaction().execute(async (tx) => {
      await writeOneWay(tx)
      await refuseNames(tx, { file, company })
      const people = await bringPeople(tx, { company, now: world.now, mayJoin: wanted.join })
      if ('refusal' in people) throw refused(file, people.refusal)
      const told = await unpack(tx, { world, file, manifest, company, mover, ids: people.ids })
      await claimNames(tx, { ...world, file, companyId: company.id })
      const { ids: _, ...brought } = people
      return { name: company.name, ...brought, ...told, ...mover.told() }
    })
  } catch (error) {
    throw collisionOf(file, error) ?? error
  }
}

const refused = (file: string, why: string): RestoreRefused =>
  new RestoreRefused(`${file} was not brought in. ${why}`)

/** Returns the operator's sentence for a violated key; undefined for other errors. */
function collisionOf(file: string, error: unknown): RestoreRefused | undefined {
  const { code, table = '', detail = '' } = error as { code?: string; table?: string; detail?: string }
  if (code === '23505') return refused(file, `Something of it is here already: ${table}. ${detail}`)
  if (code === '23503') return refused(file, `Something that it names is not here: ${table}. ${detail}`)
  return undefined
}

async function refuseOtherVersion(db: Kysely<Database>, file: string, { migrations }: Manifest) {
  const here = await appliedMigrations(db)
  const newer = migrations.find((name) => !here.includes(name))
  if (newer) throw refused(file, `It is of a newer version (${newer}). Bring this install to that version.`)
  const older = here.find((name) => !migrations.includes(name))
  if (older)
    throw refused(
      file,
      `It is of an older version, without ${older}. Bring the install that it comes from to this version, and export it anew.`,
    )
}

/** Refuses duplicates by name, before the tables' keys would. */
async function refuseNames(
  db: Kysely<Database>,
  { file, company }: { readonly file: string; readonly company: ArchivedCompany },
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from companies where id = ${company.id} or key = ${company.key}`.execute(db)
  const [taken] = rows
  if (taken) throw refused(file, `The company is here already, or another one with its key: ${taken.name}.`)
}

/**
 * Makes imported host names wait for proof by this install, since an archive is untrusted. Refuses
 * names of this server.
 */
async function claimNames(
  tx: Kysely<Database>,
  { file, companyId, now, serverNames }: Pick<CompanyImportWorld, 'now' | 'serverNames'> & Claiming,
): Promise<void> {
  const hosts = await tx.selectFrom('hosts').select('host').where('company_id', '=', companyId).execute()
  const own = hosts.find(({ host }) => isOfServer(host, serverNames))
  if (own) throw refused(file, `It has a host name of this server: ${own.host}.`)
  await writeHostClaims(tx, { companyId, now })
}

type Claiming = { readonly file: string; readonly companyId: string }

type Unpacking = {
  readonly world: CompanyImportWorld
  readonly file: string
  readonly manifest: Manifest
  readonly company: ArchivedCompany
  readonly mover: AccountMover
  /** The id here of each person by that of the archive. */
  readonly ids: ReadonlyMap<string, string>
}

/** Writes rows and pictures as they come, and reads each table again. */
async function unpack(tx: Kysely<Database>, unpacking: Unpacking) {
  const { world, file, manifest, company } = unpacking
  const own = new Map((await companyTables(tx, company)).map((table) => [table.name, table]))
  const described = await tablesOf(tx, { file, manifest })
  const counters = new Map(described.map(({ name }) => [name, new RowCounter()]))
  const belongings: Belongings = { companyId: company.id, branches: new Set(), people: unpacking.ids }
  let files = 0
  for await (const { name, bytes, time } of readArchive(file)) {
    const of = TABLE_NAME.exec(name)?.[1]
    const table = described.find((one) => one.name === of)
    if (table) {
      const about = own.get(table.name)
      if (!about) throw refused(file, `Its table ${table.name} is not of a company.`)
      const lines = linesOf(bytes, { ...about, ...table }, { belongings, mover: unpacking.mover, file })
      if (table.name === 'pictures') await forgetTriggered(tx, company.id, counters.get(of ?? ''))
      if (lines.length > 0) await writeRows(tx, table, lines)
      counters.get(table.name)?.add(lines)
    } else if (PICTURE_NAME.test(name)) {
      files += 1
      await keepPicture(join(world.dataDir, name), bytes, time)
    }
  }
  let rows = 0
  for (const table of described) {
    const found = await countTable(tx, table, own.get(table.name)?.from)
    const said = counters.get(table.name)?.total
    if (said?.rows !== found.rows || said.sum !== found.sum)
      throw refused(
        file,
        `Its table ${table.name} came out otherwise: ${found.rows} rows of ${said?.rows ?? 0}.`,
      )
    rows += found.rows
  }
  return { tables: described.length, rows, files }
}

type Reading = { readonly belongings: Belongings; readonly mover: AccountMover; readonly file: string }

/** Returns the lines of a file of rows as this install stores them. */
function linesOf(
  bytes: Buffer,
  table: CompanyTable,
  { belongings, mover, file }: Reading,
): readonly string[] {
  const text = bytes.toString().trimEnd()
  return text.split('\n').flatMap((line) => {
    const row = readRow(line, table, belongings)
    if ('foreign' in row) throw refused(file, `A row of its table ${table.name} is of somebody else.`)
    const moved = mover.move(table, row.cells)
    return moved ? [JSON.stringify(moved)] : []
  })
}

/** Deletes the pictures that triggers recorded before the archive's own rows of pictures. */
async function forgetTriggered(tx: Kysely<Database>, companyId: string, before?: RowCounter): Promise<void> {
  if (before?.total.rows === 0) await sql`delete from pictures where company_id = ${companyId}`.execute(tx)
}

/** Writes a file of a picture, unless another company has the same one already. */
async function keepPicture(path: string, bytes: Buffer, time: Date): Promise<void> {
  const isThere = await access(path).then(
    () => true,
    () => false,
  )
  if (isThere) return
  await writeAside(path, bytes)
  await utimes(path, time, time)
}
