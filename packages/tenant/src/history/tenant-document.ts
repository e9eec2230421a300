import type { Database } from '@mostrador/database/rows'
import type { Kysely } from 'kysely'
import { canonicalForm } from '../document/canonical-form.ts'
import { mantissaOf } from '../write/countries.ts'
import { readThing } from '../mapping/children.ts'
import { company } from '../mapping/company-mapping.ts'
import type { Stock } from '../mapping/stock.ts'
import { tenantSchema, type TenantFile } from '../schema/tenant-schema.ts'
import { readRoles, readStaff } from '../staff/staff.ts'
import type { Thing } from '@mostrador/domain/revision/operation'

/** Path of the schema for editors, from a folder beside `packages`. */
const SCHEMA_PATH = '../packages/tenant/tenant.schema.json'

function partsOf(stock: Stock): { readonly company: unknown; readonly branches: unknown } | undefined {
  const [row] = stock.rows('companies')
  if (!row) return undefined
  const { branches, ...own } = readThing({ stock, mantissa: 2, mantissaOf }, company, row)
  return { company: own, branches }
}

/**
 * Returns a company as a tenant file in its canonical form, secrets as their hashes; undefined for
 * none.
 */
export async function tenantFileOf(db: Kysely<Database>, stock: Stock): Promise<TenantFile | undefined> {
  const parts = partsOf(stock)
  if (!parts) return undefined
  const file = { $schema: SCHEMA_PATH, ...parts, roles: readRoles(stock), staff: await readStaff(db, stock) }
  return canonicalForm(tenantSchema, file) as TenantFile
}

/**
 * Returns the part of a company that has a history: the tenant in its canonical form, without its
 * people and without secrets; `{}` before there is a company.
 */
export function documentOf(stock: Stock): Thing {
  const parts = partsOf(stock)
  return parts ? documentOfFile(parts) : {}
}

/** Returns the part of a tenant file that has a history. */
export function documentOfFile({ company: own, branches }: Pick<Thing, 'company' | 'branches'>): Thing {
  const file = canonicalForm(tenantSchema, { company: own, branches, staff: [] }) as TenantFile
  return { company: file.company, branches: file.branches.map(withHistory) }
}

/**
 * Returns a company as a change finds it, undefined for none: its people stay, and secrets and
 * marks that staff write while they work are left out, which changes nothing of them.
 */
export async function changeableOf(db: Kysely<Database>, stock: Stock): Promise<Thing | undefined> {
  const file = await tenantFileOf(db, stock)
  return (
    file && {
      ...file,
      branches: file.branches.map(withHistory),
      staff: (file.staff ?? []).map(({ password: _, passwordHash: __, ...person }) => person),
    }
  )
}

type Branch = TenantFile['branches'][number]

const withHistory = ({ branchContacts, ...branch }: Branch): Thing => ({
  ...branch,
  ...(branchContacts && { branchContacts: branchContacts.map(contactWithHistory) }),
})

/** Returns a branch contact without its secret, its diners' scores, and its sold-out marks. */
export function contactWithHistory(contact: Thing): Thing {
  const { riderSecurityCode: _, riderSecurityCodeHash: __, nps: ___, soldOut: ____, ...others } = contact
  return others
}
