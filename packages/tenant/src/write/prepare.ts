import { isDeepStrictEqual } from 'node:util'
import type { ImportWorld } from '../file/import-world.ts'
import type { StoredPicture } from '../mapping/given.ts'
import type { Stock } from '../mapping/stock.ts'
import { keepPictures, picturesOf } from '../picture/pictures.ts'
import type { Problem } from '../check/problems.ts'
import type { Tenant } from '../schema/tenant-schema.ts'
import { hashPasswords, hashSecurityCodes } from './secrets.ts'
import { findPeople } from '../staff/staff.ts'

/** Work done on a tenant before it is written: its pictures stored, and its secrets hashed. */
export type Prepared = {
  readonly pictures: ReadonlyMap<string, StoredPicture>
  readonly passwordHashes: ReadonlyMap<string, string | null>
  readonly securityCodes: ReadonlyMap<string, string | null>
}

type PreparingWorld = Pick<ImportWorld, 'db' | 'files' | 'resolvePicture' | 'passwords'>

type Preparing =
  | { readonly ok: true; readonly prepared: Prepared }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** Under which a tenant finds its people. */
export const peopleOf = (tenant: Tenant) => ({
  emails: tenant.staff.map(({ email }) => email),
  companyKey: tenant.company.key,
})

/** Prepares a tenant over its stored rows. */
export async function prepare(tenant: Tenant, stock: Stock, world: PreparingWorld): Promise<Preparing> {
  const { pictures, problems } = await keepPictures(picturesOf(tenant), { ...world, stock })
  if (problems.length > 0) return { ok: false, problems }
  const people = await findPeople(world.db, peopleOf(tenant))
  return {
    ok: true,
    prepared: {
      pictures,
      passwordHashes: await hashPasswords(tenant, people, world.passwords),
      securityCodes: await hashSecurityCodes(tenant, stock, world.passwords),
    },
  }
}

/** Whether a preparation over one stock is valid for another, of the same company. */
export const isPreparedAlike = (one: Stock, other: Stock): boolean =>
  isDeepStrictEqual(dependedOn(one), dependedOn(other))

/** Returns the rows of a stock that the preparation depends on, in the order of their ids. */
const dependedOn = (stock: Stock): readonly unknown[] => [
  stock
    .rows('files')
    .map(({ id, source_name, sha256 }) => [id, source_name, sha256])
    .toSorted(),
  stock.rows('branch_contacts').map((row) => [row.id, row.key, row.rider_security_code_hash]),
  stock.rows('branches').map(({ id, key }) => [id, key]),
  stock.rows('staff_memberships').map((row) => row.staff_user_id),
]
