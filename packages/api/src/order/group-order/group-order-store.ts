import type { GroupOrder } from '@mostrador/contract/group-order/group-order-endpoints'
import type { Database } from '@mostrador/database/rows'
import type { GroupEnd, GroupEnding, GroupPayer } from '@mostrador/domain/group-order/group-order'
import { sql, type Kysely } from 'kysely'

type GroupItem = GroupOrder['people'][number]['items'][number]

export type KeptGroup = {
  readonly id: string
  readonly key: string
  readonly companyId: string
  readonly branchId: string
  readonly orderModeId: string
  readonly browserId: string
  readonly payer: GroupPayer
  readonly closesAt: Date
  readonly closedAt: Date | null
  readonly ending: GroupEnding | null
  readonly people: readonly {
    readonly browserId: string
    readonly name: string
    readonly items: GroupItem[]
  }[]
}

/** Place of a group: its branch contact's alias, and its key. */
export type GroupPlace = { readonly alias: string; readonly key: string }

/** Finds a group, the host first, the others as they came. One query. */
export async function findGroup(
  db: Kysely<Database>,
  { alias, key }: GroupPlace,
): Promise<KeptGroup | undefined> {
  const { rows } = await sql<KeptGroup>`
    select g.id, g.key, g.company_id as "companyId", g.branch_id as "branchId", g.order_mode_id as "orderModeId",
      g.browser_id as "browserId", g.payer, g.closes_at as "closesAt", g.closed_at as "closedAt", g.ending,
      coalesce((
        select jsonb_agg(jsonb_build_object('browserId', p.browser_id, 'name', p.name, 'items', p.items)
          order by p.browser_id <> g.browser_id, p.created_at, p.name)
        from group_order_people p where p.branch_id = g.branch_id and p.group_order_id = g.id
      ), '[]'::jsonb) as people
    from group_orders g join aliases a on a.branch_contact_id = g.branch_contact_id
    where g.key = ${key} and a.alias = ${alias.toLowerCase()}`.execute(db)
  return rows[0]
}

/** Returns why a group takes nothing more; null while it does. */
function endOf({ ending, closedAt, closesAt }: KeptGroup, now: Date): GroupEnd | null {
  if (ending) return ending
  if (closedAt) return 'CLOSED'
  return closesAt > now ? null : 'EXPIRED'
}

/** Whether a group still takes items. */
export const isOpen = (group: KeptGroup, now: Date): boolean => endOf(group, now) === null

/** Returns a group as one of its people sees it, without ids of browsers. */
export const seenBy = (group: KeptGroup, browserId: string | undefined, now: Date): GroupOrder => ({
  key: group.key,
  orderModeId: group.orderModeId,
  payer: group.payer,
  closesAt: group.closesAt.toISOString(),
  isOpen: isOpen(group, now),
  end: endOf(group, now),
  isMine: group.browserId === browserId,
  people: group.people.map((person) => ({
    name: person.name,
    isHost: person.browserId === group.browserId,
    isMe: person.browserId === browserId,
    items: person.items,
  })),
})

/** Locks a group; the next statement sees its state after the wait. */
export const lockGroup = (tx: Kysely<Database>, { key }: GroupPlace) =>
  sql`select from group_orders where key = ${key} for update`.execute(tx)

/** Items of one person. */
export type Brought = {
  readonly browserId: string
  readonly name: string
  readonly items: readonly GroupItem[]
  readonly now: Date
}

/** Replaces the items of a person. */
export async function keepPerson(
  db: Kysely<Database>,
  { id, companyId, branchId }: Pick<KeptGroup, 'id' | 'companyId' | 'branchId'>,
  { browserId, name, items, now }: Brought,
): Promise<void> {
  await sql`
    insert into group_order_people (company_id, branch_id, group_order_id, browser_id, name, items, created_at, updated_at)
    values (${companyId}, ${branchId}, ${id}, ${browserId}, ${name}, ${JSON.stringify(items)}::jsonb, ${now}, ${now})
    on conflict (branch_id, group_order_id, browser_id) do update set
      name = excluded.name, items = excluded.items, updated_at = excluded.updated_at`.execute(db)
}

/** Removes a person without items. */
export async function removePerson(
  db: Kysely<Database>,
  { id, branchId }: KeptGroup,
  browserId: string,
): Promise<void> {
  await db
    .deleteFrom('group_order_people')
    .where('branch_id', '=', branchId)
    .where('group_order_id', '=', id)
    .where('browser_id', '=', browserId)
    .execute()
}

/** Inserts an open group, without its people. One query. */
export async function insertGroup(
  db: Kysely<Database>,
  group: KeptGroup,
  { contactId, now }: { readonly contactId: string; readonly now: Date },
): Promise<void> {
  await db
    .insertInto('group_orders')
    .values({
      company_id: group.companyId,
      branch_id: group.branchId,
      branch_contact_id: contactId,
      id: group.id,
      key: group.key,
      order_mode_id: group.orderModeId,
      browser_id: group.browserId,
      payer: group.payer,
      created_at: now,
      closes_at: group.closesAt,
      closed_at: null,
      ending: null,
    })
    .execute()
}

/** Closes a group, with its end. One query. */
export async function endGroup(
  db: Kysely<Database>,
  { branchId, id }: Pick<KeptGroup, 'branchId' | 'id'>,
  { closedAt, ending }: { readonly closedAt: Date; readonly ending: KeptGroup['ending'] },
): Promise<void> {
  await db
    .updateTable('group_orders')
    .set({ closed_at: closedAt, ending })
    .where('branch_id', '=', branchId)
    .where('id', '=', id)
    .execute()
}
