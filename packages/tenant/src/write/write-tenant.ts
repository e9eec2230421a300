import { nextCatalog } from '@mostrador/database/next-catalog'
import type { Database } from '@mostrador/database/rows'
import type { BrandingSource } from '@mostrador/domain/branding/branding-source'
import { sql, type Transaction } from 'kysely'
import { mantissaOf } from './countries.ts'
import { recordRevision, type Author } from '../history/record-revision.ts'
import { documentOf } from '../history/tenant-document.ts'
import { hostsTaken, writeHostClaims } from './host-claims.ts'
import type { ImportCounts, ImportResult, ImportWorld } from '../file/import-world.ts'
import { applyPlan } from '../mapping/apply-plan.ts'
import { changedCatalogues } from '../mapping/changed-catalogues.ts'
import { writeThing } from '../mapping/children.ts'
import { company } from '../mapping/company-mapping.ts'
import type { Given, ThingPlace } from '../mapping/aspect.ts'
import { planFrom, type Plan, type RowChange } from '../mapping/plan.ts'
import { find } from '../mapping/references.ts'
import { loadStock, type Stock } from '../mapping/stock.ts'
import { peopleOf, type Prepared } from './prepare.ts'
import { aliasesTaken, contactsWithOrders, keepUsedCodes, rolesAskedForFactor } from './refused-removals.ts'
import type { Tenant } from '../schema/tenant-schema.ts'
import { findPeople, planStaff, type StaffChange } from '../staff/staff.ts'
import { applyStaff, inviteWaiting, removeIdlePeople, tellRoles } from '../staff/staff-rows.ts'

/** World of an import under the lock of its company, and the rows that it found there. */
type Writer = ImportWorld & { readonly prepared: Prepared; readonly stock: Stock; readonly author: Author }

/**
 * Writes a tenant over its stored rows: plans the difference, refuses impossible ones, and records
 * the change as a revision.
 */
export async function writeTenant(
  transaction: Transaction<Database>,
  tenant: Tenant,
  world: Writer,
): Promise<ImportResult> {
  const { stock } = world
  const plan = planFrom(stock, world.newId)
  const root = writeThing({ place: OUTSIDE, plan, given: givenOf(world) }, company, {
    item: { ...tenant.company, branches: tenant.branches },
  })
  const staff = planStaff(plan, tenant, {
    known: await findPeople(transaction, peopleOf(tenant)),
    hashOf: (email) => world.prepared.passwordHashes.get(email) ?? null,
    idAt: (path) => placeAt(root, path).ids,
    newId: world.newId,
    now: world.now,
  })
  const { removals, archived } = await keepUsedCodes(transaction, plan.removals())
  const companyId = root.ids.company_id ?? ''
  const problems = [
    ...(await aliasesTaken(transaction, { tenant, companyId })),
    ...(await hostsTaken(transaction, { ...world, tenant, companyId })),
    ...(await contactsWithOrders(transaction, removals)),
    ...(await rolesAskedForFactor(transaction, removals)),
  ]
  if (problems.length > 0) return { ok: false, problems }
  const updates = [...plan.updates, ...archived]
  await applyStaff(transaction, staff, world)
  await applyPlan(transaction, { ...plan, updates }, removals)
  const linksMoved = await writeHostClaims(transaction, { ...world, companyId })
  await removeIdlePeople(transaction, ofTable(removals, 'staff_memberships', 'staff_user_id'))
  await inviteWaiting(transaction, companyId, world)
  await tellRoles(transaction, { ...world, companyId, changes: [...plan.inserts, ...updates, ...removals] })
  await recordBrandings(transaction, companyId, world)
  return finish(transaction, {
    tenant,
    stock,
    plan: { ...plan, updates },
    removals,
    staff,
    companyId,
    linksMoved,
    world,
  })
}

/**
 * Records the branding of the branches that the change reached: an earlier one can be restored in
 * the console.
 */
async function recordBrandings(
  transaction: Transaction<Database>,
  companyId: string,
  { author, now }: Writer,
): Promise<void> {
  // As the console does when it saves: versions are counted under the lock of their branch. Orders
  // of the branch need not wait for it.
  await sql`select id from branches where company_id = ${companyId} order by id for no key update`.execute(
    transaction,
  )
  const source: BrandingSource = author.staffUserId === undefined ? 'FILE' : 'CONSOLE'
  await sql`select record_branding(id, ${source}, ${author.staffUserId ?? null}::uuid,
      ${author.brandVersion ?? null}::int, ${now}::timestamptz) from branches
    where company_id = ${companyId}`.execute(transaction)
}

/** Raises the versions of the changed catalogues, writes the revision, and counts. */
async function finish(
  transaction: Transaction<Database>,
  done: {
    readonly tenant: Tenant
    readonly companyId: string
    readonly stock: Stock
    readonly plan: Plan
    readonly removals: readonly RowChange[]
    readonly staff: readonly StaffChange[]
    /** Whether all links lead elsewhere now. */
    readonly linksMoved: boolean
    readonly world: Writer
  },
): Promise<ImportResult> {
  const { inserts, updates } = done.plan
  const gone = new Set(ofTable(done.removals, 'branch_contacts', 'id'))
  const branchContactIds = done.linksMoved
    ? done.stock.rows('branch_contacts').map(({ id }) => String(id))
    : changedCatalogues(done.stock, [...inserts, ...updates, ...done.removals])
  const present = branchContactIds.filter((id) => !gone.has(id))
  if (present.length > 0) {
    await transaction
      .updateTable('branch_contacts')
      .set(nextCatalog(done.world.now))
      .where('id', 'in', present)
      .execute()
  }
  const newPeople = new Set(done.staff.filter(({ kind }) => kind === 'add').map(({ id }) => id))
  const oldPeople = new Set(done.staff.map(({ id }) => id).filter((id) => !newPeople.has(id)))
  const changed = inserts.length + updates.length + done.removals.length + done.staff.length > 0
  const after = changed ? await loadStock(transaction, done.tenant.company.key) : done.stock
  const revision = await recordRevision(transaction, {
    ...done.world,
    companyId: done.companyId,
    before: documentOf(done.stock),
    after: documentOf(after),
  })
  return {
    ok: true,
    companyKey: done.tenant.company.key,
    changed,
    revision,
    added: counted(inserts, newPeople.size),
    updated: counted(updates, oldPeople.size),
    removed: counted(done.removals),
    branchContactIds,
  }
}

/** Place around the company itself. */
const OUTSIDE: ThingPlace = { item: {}, key: '', ids: {}, parent: undefined, mantissa: 2, lists: new Map() }

function givenOf({ prepared, now }: ImportWorld & { readonly prepared: Prepared }): Given {
  return {
    now,
    mantissaOf,
    picture: (source) => {
      const found = prepared.pictures.get(source)
      if (!found) throw new Error(`the picture ${source} was not kept`)
      return found
    },
    securityCodeHash: (path) => prepared.securityCodes.get(path) ?? null,
  }
}

const placeAt = (root: ThingPlace, [branch, contact]: readonly string[]): ThingPlace => {
  const inBranch = branch === undefined ? root : find(root, 'branches', branch)
  return contact === undefined ? inBranch : find(inBranch, 'branchContacts', contact)
}

const ofTable = (changes: readonly RowChange[], table: string, column: string): readonly string[] =>
  changes.filter((change) => change.table === table).map(({ row }) => String(row[column]))

/** Counts the changed rows of each table, and the people. */
export function counted(changes: readonly RowChange[], people = 0): ImportCounts {
  const tables = Map.groupBy(changes, ({ table }) => table)
  const counts = Object.fromEntries([...tables].map(([table, some]) => [table, some.length]))
  return people > 0 ? { ...counts, staff_users: people } : counts
}
