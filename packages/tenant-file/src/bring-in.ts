import { nextCatalog } from '@mostrador/database/next-catalog'
import type { Database } from '@mostrador/database/rows'
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { CheckedTenant } from './check-tenant-file.ts'
import { mantissaOf } from './countries.ts'
import { recordRevision } from './history/record-revision.ts'
import type { Author } from './history/record-revision.ts'
import { documentOf } from './history/tenant-document.ts'
import { applyPlan } from './mapping/apply-plan.ts'
import { changedCatalogues } from './mapping/changed-catalogues.ts'
import { writeThing } from './mapping/children.ts'
import { company } from './mapping/company-mapping.ts'
import type { Given, Place } from './mapping/part.ts'
import type { Plan, RowChange } from './mapping/plan.ts'
import { planFrom } from './mapping/plan.ts'
import { find } from './mapping/references.ts'
import type { Stock } from './mapping/stock.ts'
import { loadStock } from './mapping/stock.ts'
import type { PictureKeeper, ResolvePicture } from './pictures.ts'
import { isPreparedAlike, peopleOf, prepare } from './prepare.ts'
import type { Prepared } from './prepare.ts'
import type { Problem } from './problems.ts'
import { aliasesTaken, contactsWithOrders, hostsTaken, keepUsedCodes } from './refused-removals.ts'
import type { Tenant } from './schema/tenant-schema.ts'
import type { Passwords } from './secrets.ts'
import type { StaffChange } from './staff.ts'
import { findPeople, planStaff } from './staff.ts'
import { applyStaff, inviteWaiting, removeIdlePeople, tellRoles } from './staff-rows.ts'

/** What an import needs of the world. */
export type ImportWorld = {
  readonly db: Kysely<Database>
  readonly files: PictureKeeper
  readonly resolvePicture: ResolvePicture
  readonly passwords: Passwords
  readonly newId: () => string
  readonly now: Date
  /** The hosts of the shops that share one, and of the console, which are no tenant's. */
  readonly ownHosts?: readonly string[]
}

/** How many rows of each table an import wrote; a table without changes is not there. */
export type ImportCounts = Readonly<Record<string, number>>

/**
 * What an import did. `branchContactIds` are the ones, among those that were there before, whose
 * catalogue changed: after the commit the caller tells who holds it in memory.
 */
export type ImportResult =
  | {
      readonly ok: true
      readonly companyKey: string
      readonly changed: boolean
      /** The number under which it can be taken back; undefined where it is in no history. */
      readonly revision: number | undefined
      readonly added: ImportCounts
      readonly updated: ImportCounts
      readonly removed: ImportCounts
      readonly branchContactIds: readonly string[]
    }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/**
 * What a company is brought to, by `wanted` from what the database has of it: asked first to
 * prepare, and once more under the lock.
 */
export type Bringing<Refused> = {
  readonly companyKey: string
  readonly author: Author
  readonly wanted: (db: Kysely<Database>, stock: Stock) => Promise<CheckedTenant | Refused>
}

/**
 * Brings the database to what is wanted of a company, whole or not at all. Things keep their ids by
 * their keys; things that are no longer wanted are removed, but a discount code that was used only
 * stops being active. Pictures are kept and secrets hashed before the transaction opens. What it
 * changed is a revision of the company.
 */
export async function bringIn<Refused extends { readonly ok: false } = never>(
  bringing: Bringing<Refused>,
  world: ImportWorld,
): Promise<ImportResult | Refused> {
  const stock = await loadStock(world.db, bringing.companyKey)
  const early = await bringing.wanted(world.db, stock)
  if (!early.ok) return early
  const { tenant } = early
  const ready = await prepare(tenant, stock, world)
  if (!ready.ok) return ready
  return tryAgain(() =>
    world.db.transaction().execute(async (transaction) => {
      // One change of a company at a time; others go on beside it.
      await sql`select pg_advisory_xact_lock(hashtext('tenant-import'), hashtext(${bringing.companyKey}))`.execute(
        transaction,
      )
      const present = await loadStock(transaction, bringing.companyKey)
      const now = await bringing.wanted(transaction, present)
      if (!now.ok) return now
      // Another change was quicker: what was prepared over what it found is of yesterday.
      const again = isPreparedAlike(stock, present)
        ? ready
        : await prepare(now.tenant, present, { ...world, db: transaction })
      if (!again.ok) return again
      const { prepared } = again
      return write(transaction, now.tenant, { ...world, prepared, stock: present, author: bringing.author })
    }),
  )
}

/** SQLSTATE of a unique index, and of two who wait for each other. */
const MET_ANOTHER: ReadonlySet<unknown> = new Set(['23505', '40P01'])
const TRIES = 3

/**
 * Tries again what met a change of another company, which took the same alias, host or person: this
 * time it is there to be seen, and told.
 */
async function tryAgain<Value>(task: () => Promise<Value>, tries = TRIES): Promise<Value> {
  try {
    return await task()
  } catch (error) {
    if (tries <= 1 || !MET_ANOTHER.has((error as { code?: unknown }).code)) throw error
    return tryAgain(task, tries - 1)
  }
}

/** The world of an import under the lock of its company, and what it found there. */
type Writer = ImportWorld & { readonly prepared: Prepared; readonly stock: Stock; readonly author: Author }

async function write(
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
    ...(await hostsTaken(transaction, { tenant, companyId, ownHosts: world.ownHosts })),
    ...(await contactsWithOrders(transaction, removals)),
  ]
  if (problems.length > 0) return { ok: false, problems }
  const updates = [...plan.updates, ...archived]
  await applyStaff(transaction, staff, world)
  await applyPlan(transaction, { ...plan, updates }, removals)
  await removeIdlePeople(transaction, ofTable(removals, 'staff_memberships', 'staff_user_id'))
  await inviteWaiting(transaction, companyId, world)
  await tellRoles(transaction, { ...world, companyId, changes: [...plan.inserts, ...updates, ...removals] })
  await recordBrandings(transaction, companyId, world.now)
  return finish(transaction, {
    tenant,
    stock,
    plan: { ...plan, updates },
    removals,
    staff,
    companyId,
    world,
  })
}

/**
 * Writes down how the branches look now, where an import changed it: what was before can be taken
 * back in the console.
 */
async function recordBrandings(
  transaction: Transaction<Database>,
  companyId: string,
  now: Date,
): Promise<void> {
  // As the console does when it saves: versions are counted under the lock of their branch.
  await sql`select id from branches where company_id = ${companyId} order by id for update`.execute(
    transaction,
  )
  await sql`select record_branding(id, 'FILE', null, null, ${now}::timestamptz) from branches
    where company_id = ${companyId}`.execute(transaction)
}

/** Lets the versions of the changed catalogues grow, writes the revision, and counts. */
async function finish(
  transaction: Transaction<Database>,
  done: {
    readonly tenant: Tenant
    readonly companyId: string
    readonly stock: Stock
    readonly plan: Plan
    readonly removals: readonly RowChange[]
    readonly staff: readonly StaffChange[]
    readonly world: Writer
  },
): Promise<ImportResult> {
  const { inserts, updates } = done.plan
  const gone = new Set(ofTable(done.removals, 'branch_contacts', 'id'))
  const branchContactIds = changedCatalogues(done.stock, [...inserts, ...updates, ...done.removals])
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
    removed: counted(done.removals, 0),
    branchContactIds,
  }
}

/** Outside of every company: what the company itself stands in. */
const OUTSIDE: Place = { item: {}, key: '', ids: {}, parent: undefined, mantissa: 2, lists: new Map() }

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

const placeAt = (root: Place, [branch, contact]: readonly string[]): Place => {
  const inBranch = branch === undefined ? root : find(root, 'branches', branch)
  return contact === undefined ? inBranch : find(inBranch, 'branchContacts', contact)
}

const ofTable = (changes: readonly RowChange[], table: string, column: string): readonly string[] =>
  changes.filter((change) => change.table === table).map(({ row }) => String(row[column]))

function counted(changes: readonly RowChange[], people: number): ImportCounts {
  const tables = Map.groupBy(changes, ({ table }) => table)
  const counts = Object.fromEntries([...tables].map(([table, some]) => [table, some.length]))
  return people > 0 ? { ...counts, staff_users: people } : counts
}
