import { join } from 'node:path'
import { atOneMoment } from '@mostrador/database/at-one-moment'
import { RowCounter, writeOneWay, type TableTotal } from '@mostrador/database/backup/table-rows'
import { appliedMigrations } from '@mostrador/database/migrate'
import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely } from 'kysely'
import {
  FORMAT,
  MANIFEST,
  markOfSecret,
  ORIGINALS,
  TOTALS,
  type ArchivedCompany,
  type Manifest,
  type Totals,
} from '../backup/archive.ts'
import { packTable, type Packer } from '../backup/packer.ts'
import { BackupRefused, fileAt, intoPlace, type BackupWorld } from '../backup/write-backup.ts'
import { companyTables } from './company-tables.ts'

/** Totals of a complete company archive. Sizes in bytes. */
export type CompanyExported = {
  readonly name: string
  readonly bytes: number
  readonly tables: number
  readonly rows: number
  readonly files: number
  readonly people: number
}

/** Picture on disk: its folder and digest. */
type Picture = { readonly folder: string; readonly sha256: string }

type PackedCompany = {
  readonly company: ArchivedCompany
  readonly totals: Record<string, TableTotal>
  readonly pictures: readonly Picture[]
}

/**
 * Writes one company into an archive: its rows at one moment, its staff by name and e-mail, and
 * its pictures. It has the form of a backup. `STAYS` lists what is left out. Throws
 * `BackupRefused` for an unknown company or an existing `file`, and errors of disk and database;
 * nothing is left then.
 */
export async function exportCompany(
  world: BackupWorld,
  { alias, file }: { readonly alias: string; readonly file: string },
): Promise<CompanyExported> {
  const { company, totals, files, bytes } = await intoPlace(file, world, async (packer) => {
    const packed = await atOneMoment(world.db, (tx) => packRows(tx, packer, { world, alias }))
    return { ...packed, files: await packPictures(packer, world, packed) }
  })
  const all = Object.values(totals)
  const rows = all.reduce((sum, total) => sum + total.rows, 0)
  return { name: company.name, bytes, tables: all.length, rows, files, people: company.people.length }
}

async function packRows(
  tx: Kysely<Database>,
  packer: Packer,
  { world, alias }: { readonly world: BackupWorld; readonly alias: string },
): Promise<PackedCompany> {
  await writeOneWay(tx)
  const company = await findCompany(tx, alias)
  const tables = await companyTables(tx, company)
  const manifest: Manifest = {
    kind: 'mostrador-company',
    format: FORMAT,
    madeAt: world.now.toISOString(),
    migrations: await appliedMigrations(tx),
    tables: tables.map(({ name, columns }) => ({ name, columns })),
    secretMark: world.secret === undefined ? null : markOfSecret(world.secret),
    company,
  }
  const totals: Record<string, TableTotal> = {}
  await packer.addJson(MANIFEST, manifest)
  for (const table of tables) {
    const counter = new RowCounter()
    await packTable(tx, packer, { table, counter, from: table.from })
    totals[table.name] = counter.total
  }
  return { company, totals, pictures: await picturesOf(tx, company.id) }
}

/** Finds the company of an alias, with its staff and invited people. Two queries. */
async function findCompany(db: Kysely<Database>, alias: string): Promise<ArchivedCompany> {
  const { rows } = await sql<Omit<ArchivedCompany, 'people'>>`
    select c.id, c.key, c.name from companies c where c.id in (
      select company_id from aliases where alias = ${alias})`.execute(db)
  const [company] = rows
  if (!company) throw new BackupRefused(`Nobody here has the alias "${alias}".`)
  const people = await sql<ArchivedCompany['people'][number]>`
    select u.id, u.name, u.email from staff_users u where exists (
      select from staff_memberships m where m.staff_user_id = u.id and m.company_id = ${company.id})
    order by u.email`.execute(db)
  return { ...company, people: people.rows }
}

async function picturesOf(db: Kysely<Database>, companyId: string): Promise<readonly Picture[]> {
  const { rows } = await sql<Picture>`
    select 'files' as folder, sha256 from files where company_id = ${companyId}
    union select 'files', sha256 from pictures where company_id = ${companyId}
    union select 'files', sha256 from branding_pictures where company_id = ${companyId}
    union select 'delivery-photos', photo_sha256 from delivery_proofs
      where company_id = ${companyId} and photo_sha256 is not null
    union select 'report-photos', sha256 from case_photos where company_id = ${companyId}
    order by folder, sha256`.execute(db)
  return rows
}

async function packPictures(packer: Packer, world: BackupWorld, packed: PackedCompany): Promise<number> {
  let files = 0
  for (const { folder, sha256 } of packed.pictures) {
    for (const original of ORIGINALS) {
      const name = `${folder}/${sha256.slice(0, 2)}/${sha256}/${original}`
      const found = await fileAt(join(world.dataDir, name))
      if (!found) continue
      files += 1
      await packer.add(name, found.bytes, found.time)
    }
  }
  const totals: Totals = { tables: packed.totals, sequences: [] }
  await packer.addJson(TOTALS, totals)
  return files
}
