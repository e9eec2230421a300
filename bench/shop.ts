import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { staffPasswords } from '@mostrador/api/people/staff/staff-passwords'
import { migrate } from '@mostrador/database/migrate'
import { newId } from '@mostrador/database/new-id'
import { openDatabase } from '@mostrador/database/open-database'
import type { Database } from '@mostrador/database/rows'
import { localFileStore } from '@mostrador/files/local-file-store'
import { importTenant } from '@mostrador/tenant/file/import-tenant'
import { picturesBeside } from '@mostrador/tenant/picture/picture-source'
import { repository } from './program.ts'

/** Plates of the measured menu. */
export const PLATES = 96

/**
 * Orders are spread over so many branch contacts, since those of one wait for each other at its
 * daily counter.
 */
export const CONTACTS = 8

/** The alias of each of them. */
export const aliases = Array.from({ length: CONTACTS }, (_, index) => `bench-${index + 1}`)

type Keyed = { readonly key: string }
type Branch = { menus: { plates: Keyed[] }[]; branchContacts: (Keyed & Record<string, unknown>)[] }

/** Copies a real shop's plates, and its branch contact eight times. */
function widen(tenant: { branches: Branch[] }): unknown {
  for (const { menus, branchContacts } of tenant.branches) {
    for (const menu of menus) {
      const own = menu.plates
      menu.plates = Array.from({ length: PLATES }, (_, index) => copy(own, index))
    }
    const [contact] = branchContacts
    branchContacts.splice(0, 1, ...aliases.map((alias) => ({ ...contact, key: alias, alias, soldOut: [] })))
  }
  return tenant
}

function copy(plates: readonly Keyed[], index: number): Keyed {
  const plate = plates[index % plates.length]
  if (!plate) throw new Error('The menu has no plates')
  return index < plates.length ? plate : { ...plate, key: `${plate.key}-${index}` }
}

/**
 * Reads the tenant file of the end-to-end tests, of which every measured shop is made: without the
 * host of its brand, which only one shop of a database can have.
 */
export async function readFixture<Branch extends object>(): Promise<{
  company: Record<string, unknown>
  branches: Branch[]
}> {
  const file = join(repository, 'e2e/fixtures/horno-de-malvin.tenant.json')
  const { company, branches } = JSON.parse(await readFile(file, 'utf8')) as {
    company: Record<string, unknown>
    branches: (Branch & { host?: string })[]
  }
  for (const branch of branches) delete branch.host
  return { company, branches }
}

/** Imports it into an empty database, before a server opens it. */
export async function importShop(databaseUrl: string, dataDir: string): Promise<void> {
  await importTenants([widen(await readFixture<Branch>())], { databaseUrl, dataDir })
}

/**
 * Imports tenant files, whose pictures are emoji or files beside the fixtures; throws with their
 * problems.
 */
export async function importTenants(
  tenants: readonly unknown[],
  { databaseUrl, dataDir }: { readonly databaseUrl: string; readonly dataDir: string },
): Promise<void> {
  const database = await openDatabase<Database>(databaseUrl)
  try {
    await migrate(database.db)
    for (const tenant of tenants) {
      const result = await importTenant(tenant, {
        db: database.db,
        files: localFileStore(join(dataDir, 'files')),
        resolvePicture: picturesBeside(join(repository, 'e2e/fixtures')),
        passwords: staffPasswords,
        newId,
        now: new Date(),
        serverNames: { own: [], allowed: [] },
      })
      if (!result.ok) throw new Error(JSON.stringify(result.problems.slice(0, 3)))
    }
  } finally {
    await database.close()
  }
}
