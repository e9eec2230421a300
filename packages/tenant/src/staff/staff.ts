import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Plan } from '../mapping/plan.ts'
import type { Row, Stock } from '../mapping/stock.ts'
import type { Tenant } from '../schema/tenant-schema.ts'

type Person = Tenant['staff'][number]

/**
 * A person as the database knows it; people may work for several companies, so they are found by
 * e-mail.
 */
export type KnownPerson = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly passwordHash: string | null
  /**
   * The hash that a file brought last, which a person may have replaced by a password of his or her
   * own.
   */
  readonly importedHash: string | null
  /** Whether the person works for this company: more access needs no other confirmation. */
  readonly here: boolean
  /**
   * Whether the person works for another company: then this file may not set the name and the
   * password.
   */
  readonly elsewhere: boolean
}

/**
 * Whether a file may set the name and password of a person: of a new one, and of one who works for
 * its company alone.
 */
export const isOwnPerson = (known: KnownPerson | undefined): boolean =>
  known === undefined || (known.here && !known.elsewhere)

const sameEmail = (email: string): string => email.toLowerCase()

/** Whether a `person` works for a company: an unconfirmed membership does not count. */
const worksAt = (which: RawBuilder<unknown>): RawBuilder<boolean> => sql`exists (
  select from staff_memberships m join companies on companies.id = m.company_id
  where m.staff_user_id = person.id and m.confirmed_at is not null and ${which})`

/** Finds the people of a list of e-mails. */
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
    .select([
      'person.id',
      'person.name',
      'person.email',
      'account.password as passwordHash',
      'person.imported_password as importedHash',
      worksAt(sql`companies.key = ${companyKey}`).as('here'),
      worksAt(sql`companies.key <> ${companyKey}`).as('elsewhere'),
    ])
    .where('person.email', 'in', emails.map(sameEmail))
    .execute()
  return new Map(rows.map((row) => [row.email, row]))
}

/** Change of an import to people, besides their accesses. */
export type StaffChange =
  | { readonly kind: 'add'; readonly id: string; readonly name: string; readonly email: string }
  | { readonly kind: 'rename'; readonly id: string; readonly name: string }
  | { readonly kind: 'password'; readonly id: string; readonly passwordHash: string }

/**
 * Plans the people of a file: new ones, changed ones, the places where each may work, and their
 * roles there. The access of a known person who does not work here yet waits until they confirm it
 * (docs/decisions/052).
 */
export function planStaff(
  plan: Plan,
  tenant: Tenant,
  world: {
    readonly known: ReadonlyMap<string, KnownPerson>
    readonly hashOf: (email: string) => string | null
    readonly idAt: (path: readonly string[]) => Readonly<Record<string, string>>
    readonly newId: () => string
    readonly now: Date
  },
): readonly StaffChange[] {
  const { company_id } = world.idAt([])
  for (const { key, name, permissions } of tenant.roles)
    plan.put('staff_roles', { company_id, key, name, permissions }, { created_at: world.now })
  return tenant.staff.flatMap((person) => {
    const known = world.known.get(sameEmail(person.email))
    const id = known?.id ?? world.newId()
    const whenNew = { confirmed_at: known === undefined || known.here ? world.now : null }
    for (const access of person.access) {
      const place = [access.branch, access.branchContact].filter((key) => key !== undefined)
      const { company_id, branch_id = null, branch_contact_id = null } = world.idAt(place)
      const row = { company_id, branch_id, branch_contact_id, staff_user_id: id, role: access.role }
      plan.put('staff_memberships', row, whenNew)
    }
    return personChanges(person, { id, known, passwordHash: world.hashOf(sameEmail(person.email)) })
  })
}

function personChanges(
  { name, email }: Person,
  { id, known, passwordHash }: { id: string; known: KnownPerson | undefined; passwordHash: string | null },
): readonly StaffChange[] {
  if (!isOwnPerson(known)) return []
  const isNewHash =
    passwordHash !== null && passwordHash !== known?.passwordHash && passwordHash !== known?.importedHash
  const password: readonly StaffChange[] = isNewHash ? [{ kind: 'password', id, passwordHash }] : []
  if (!known) return [{ kind: 'add', id, name, email: sameEmail(email) }, ...password]
  return [...(known.name === name ? [] : [{ kind: 'rename', id, name } as const]), ...password]
}

/** Returns the roles of a company's own, as a file lists them: by their keys. */
export const readRoles = (stock: Stock): readonly object[] =>
  stock.rows('staff_roles').map(({ key, name, permissions }) => ({ key, name, permissions }))

/**
 * Returns the people of a company as a file lists them, by e-mail. The hash of a person who works
 * for another company, too, opens that one as well, so it is left out.
 */
export async function readStaff(db: Kysely<Database>, stock: Stock): Promise<readonly object[]> {
  const byPerson = Map.groupBy(stock.rows('staff_memberships'), (row) => String(row.staff_user_id))
  const ids = [...byPerson.keys()]
  if (ids.length === 0) return []
  const people = await db
    .selectFrom('staff_users as person')
    .leftJoin('staff_accounts as account', (join) =>
      join.onRef('account.staff_user_id', '=', 'person.id').on('account.provider_id', '=', 'credential'),
    )
    .select([
      'person.id',
      'person.name',
      'person.email',
      'account.password as passwordHash',
      worksAt(sql`m.company_id <> ${stock.rows('companies')[0]?.id}`).as('elsewhere'),
    ])
    .where('person.id', 'in', ids)
    .execute()
  return people
    .toSorted((a, b) => (a.email < b.email ? -1 : 1))
    .map(({ id, name, email, passwordHash, elsewhere }) => ({
      name,
      email,
      ...(!elsewhere && { passwordHash }),
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

/** Returns a place's position in its list; wider places come before all of them. */
const placeOf = (row: Row | undefined): number => (row ? Number(row.position) : -1)
