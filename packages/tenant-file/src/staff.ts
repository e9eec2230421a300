import type { Database } from '@mostrador/database/rows'
import type { Kysely } from 'kysely'
import type { Plan } from './mapping/plan.ts'
import type { Row, Stock } from './mapping/stock.ts'
import type { Tenant } from './schema/tenant-schema.ts'

type Person = Tenant['staff'][number]

/** A person as the database knows it; people may work for several companies, so they are found by e-mail. */
export type KnownPerson = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly passwordHash: string | null
  /** Whether another company gave this person access: then the name and the password are not this file's. */
  readonly elsewhere: boolean
}

/** E-mails are compared as better-auth does: in lower case. */
const sameEmail = (email: string): string => email.toLowerCase()

/** The people of a list of e-mails. */
export async function findPeople(
  db: Kysely<Database>,
  { emails, companyKey }: { readonly emails: readonly string[]; readonly companyKey: string },
): Promise<ReadonlyMap<string, KnownPerson>> {
  if (emails.length === 0) return new Map()
  const rows = await db
    .selectFrom('staff_users as person')
    .leftJoin('staff_accounts as account', (join) =>
      join.onRef('account.staff_user_id', '=', 'person.id').on('account.provider_id', '=', 'credential'),
    )
    .select(({ exists, selectFrom }) => [
      'person.id',
      'person.name',
      'person.email',
      'account.password as passwordHash',
      exists(
        selectFrom('staff_memberships as membership')
          .innerJoin('companies', 'companies.id', 'membership.company_id')
          .select('membership.id')
          .whereRef('membership.staff_user_id', '=', 'person.id')
          .where('companies.key', '!=', companyKey),
      ).as('elsewhere'),
    ])
    .where('person.email', 'in', emails.map(sameEmail))
    .execute()
  return new Map(rows.map((row) => [row.email, { ...row, elsewhere: Boolean(row.elsewhere) }]))
}

/** What an import does to people, besides their accesses. */
export type StaffChange =
  | { readonly kind: 'add'; readonly id: string; readonly name: string; readonly email: string }
  | { readonly kind: 'rename'; readonly id: string; readonly name: string }
  | { readonly kind: 'password'; readonly id: string; readonly passwordHash: string; readonly isNew: boolean }

/** Plans the people of a file: who is new, who changed, and which places each may work in. */
export function planStaff(
  plan: Plan,
  tenant: Tenant,
  world: {
    readonly known: ReadonlyMap<string, KnownPerson>
    readonly hashOf: (email: string) => string | null
    readonly idAt: (path: readonly string[]) => Readonly<Record<string, string>>
    readonly newId: () => string
  },
): readonly StaffChange[] {
  return tenant.staff.flatMap((person) => {
    const known = world.known.get(sameEmail(person.email))
    const id = known?.id ?? world.newId()
    for (const access of person.access) {
      const place = [access.branch, access.branchContact].filter((key) => key !== undefined)
      const { company_id, branch_id = null, branch_contact_id = null } = world.idAt(place)
      plan.put('staff_memberships', {
        company_id,
        branch_id,
        branch_contact_id,
        staff_user_id: id,
        role: access.role,
      })
    }
    return personChanges(person, { id, known, passwordHash: world.hashOf(sameEmail(person.email)) })
  })
}

function personChanges(
  { name, email }: Person,
  { id, known, passwordHash }: { id: string; known: KnownPerson | undefined; passwordHash: string | null },
): readonly StaffChange[] {
  const password: readonly StaffChange[] =
    passwordHash !== null && passwordHash !== known?.passwordHash
      ? [{ kind: 'password', id, passwordHash, isNew: known?.passwordHash == null }]
      : []
  if (!known) return [{ kind: 'add', id, name, email: sameEmail(email) }, ...password]
  if (known.elsewhere) return []
  return [...(known.name === name ? [] : [{ kind: 'rename', id, name } as const]), ...password]
}

/** Writes people, before their accesses. */
export async function applyStaff(
  db: Kysely<Database>,
  changes: readonly StaffChange[],
  { now, newId }: { readonly now: Date; readonly newId: () => string },
): Promise<void> {
  for (const change of changes) {
    if (change.kind === 'add') {
      const { id, name, email } = change
      const times = { created_at: now, updated_at: now }
      await db
        .insertInto('staff_users')
        .values({ id, name, email, email_verified: true, ...times })
        .execute()
    } else if (change.kind === 'rename') {
      await db
        .updateTable('staff_users')
        .set({ name: change.name, updated_at: now })
        .where('id', '=', change.id)
        .execute()
    } else {
      await setPassword(db, change, { now, id: newId() })
    }
  }
}

/** The account is the one that better-auth's e-mail and password sign-in looks for. */
async function setPassword(
  db: Kysely<Database>,
  { id, passwordHash }: { readonly id: string; readonly passwordHash: string },
  made: { readonly now: Date; readonly id: string },
): Promise<void> {
  await db
    .insertInto('staff_accounts')
    .values({
      id: made.id,
      staff_user_id: id,
      account_id: id,
      provider_id: 'credential',
      password: passwordHash,
      created_at: made.now,
      updated_at: made.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['provider_id', 'account_id'])
        .doUpdateSet({ password: passwordHash, updated_at: made.now }),
    )
    .execute()
}

/** Removes people whom no company gives access any more; their sessions end with them. */
export async function removeIdlePeople(db: Kysely<Database>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .deleteFrom('staff_users')
    .where('id', 'in', ids)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('staff_memberships')
            .select('staff_memberships.id')
            .whereRef('staff_memberships.staff_user_id', '=', 'staff_users.id'),
        ),
      ),
    )
    .execute()
}

/** The people of a company as a file lists them, by e-mail. */
export async function readStaff(db: Kysely<Database>, stock: Stock): Promise<readonly object[]> {
  const byPerson = Map.groupBy(stock.rows('staff_memberships'), (row) => String(row.staff_user_id))
  const ids = [...byPerson.keys()]
  if (ids.length === 0) return []
  const people = await db
    .selectFrom('staff_users as person')
    .leftJoin('staff_accounts as account', (join) =>
      join.onRef('account.staff_user_id', '=', 'person.id').on('account.provider_id', '=', 'credential'),
    )
    .select(['person.id', 'person.name', 'person.email', 'account.password as passwordHash'])
    .where('person.id', 'in', ids)
    .execute()
  return people
    .toSorted((a, b) => (a.email < b.email ? -1 : 1))
    .map(({ id, ...person }) => ({
      ...person,
      access: (byPerson.get(id) ?? [])
        .map((row) => ({
          row,
          branch: stock.byId(row.branch_id),
          contact: stock.byId(row.branch_contact_id),
        }))
        .toSorted((a, b) => placeOf(a.branch) - placeOf(b.branch) || placeOf(a.contact) - placeOf(b.contact))
        .map(({ row, branch, contact }) => ({
          role: row.role,
          branch: branch?.key,
          branchContact: contact?.key,
        })),
    }))
}

/** Where a place stands in its list; what is wider stands before all of them. */
const placeOf = (row: Row | undefined): number => (row ? Number(row.position) : -1)
