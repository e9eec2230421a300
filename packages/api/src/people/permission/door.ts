import type { Endpoint } from '@mostrador/contract/endpoint'
import { pathOf } from '@mostrador/contract/route'
import type { Database } from '@mostrador/database/rows'
import type { Permission } from '@mostrador/domain/permission/permission'
import { sql, type Kysely } from 'kysely'
import { contactsWhere, may, placeOfContact, type Asking, type StaffPlace } from './may.ts'

/** Things of a branch contact that are asked for by an id of their own, with their tables. */
const THINGS = {
  orders: 'orders',
  stacks: 'shipment_stacks',
  shipments: 'shipments',
  riders: 'riders',
  cases: 'cases',
} as const satisfies Readonly<Record<string, keyof Database>>

type AtWork = Asking & { readonly branchContactIds: readonly string[] }

/** Places of staff by the segment before their id in a path. */
const PLACES: Readonly<Record<string, (staff: AtWork, id: string) => StaffPlace | undefined>> = {
  companies: ({ grants }, id) => (grants.some(({ company }) => company === id) ? { company: id } : undefined),
  branches: ({ branches }, id) => {
    const branch = branches.find((one) => one.id === id)
    return branch && { company: branch.company, branch: id }
  },
  branchcontacts: placeOfContact,
}

/** Refusal of staff who work at the place, and lack the permission there. */
export type Denied = { readonly permission: Permission; readonly place: StaffPlace }

/** Reason of a refusal: no work at the place, or no permission there. */
type TurnedAway = 'elsewhere' | Denied

export type Door = {
  /** Returns the caller as the handler gets it, or the refusal. */
  readonly enter: <Who extends AtWork>(staff: Who, id: string) => Who | TurnedAway
  /**
   * Returns the refusal for a thing not found, if it is at a branch contact where the caller works
   * without the permission. One query, only where that is possible.
   */
  readonly explain?: (
    db: Kysely<Database>,
    asked: { readonly staff: AtWork; readonly id: string },
  ) => Promise<Denied | undefined>
}

/**
 * Returns the door of an endpoint, the one place that judges permissions: at the company, branch
 * or branch contact of its path, or at a thing's branch contact. For things the handler gets the
 * permitted branch contacts, and looks at no others. Undefined where a session is enough.
 */
export function doorOf({ permission, route }: Endpoint): Door | undefined {
  if (permission === undefined || permission === 'session') return undefined
  const word = /\/([^/]+)\/\{id\}/.exec(pathOf(route))?.[1] ?? ''
  const anyOf = typeof permission === 'string' ? [permission] : permission
  const needed = anyOf.filter((one) => one !== 'by-content')
  if (Object.hasOwn(THINGS, word)) return doorOfThings(THINGS[word as keyof typeof THINGS], needed)
  const find = Object.hasOwn(PLACES, word) ? PLACES[word] : undefined
  if (!find) throw new Error(`No permission holds at what ${route} names`)
  return {
    enter: (staff, id) => {
      const place = find(staff, id)
      if (!place) return 'elsewhere'
      const [first] = needed
      const isDenied = first && !needed.some((one) => may(staff, one, place))
      return isDenied ? { permission: first, place } : staff
    },
  }
}

type Table = (typeof THINGS)[keyof typeof THINGS]

const doorOfThings = (table: Table, needed: readonly Permission[]): Door => ({
  enter: (staff) => ({ ...staff, branchContactIds: contactsWhere(staff, needed) }),
  explain: async (db, { staff, id }) => {
    const allowed = new Set(contactsWhere(staff, needed))
    const others = staff.branchContactIds.filter((one) => !allowed.has(one))
    const [permission] = needed
    if (others.length === 0 || !permission) return undefined
    const { rows } = await sql<{ contactId: string }>`
      select branch_contact_id as "contactId" from ${sql.table(table)}
      where id = ${id} and branch_contact_id = any(${others}::uuid[])`.execute(db)
    const place = rows[0] && placeOfContact(staff, rows[0].contactId)
    return place && { permission, place }
  },
})
