import type { Database } from '@mostrador/database/rows'
import { MOST_PEOPLE } from '@mostrador/domain/group-order/group-order'
import { plainText } from '@mostrador/domain/search/plain-text'
import type { Kysely } from 'kysely'
import { no, yes } from '../http/handler.ts'
import type { Handler } from '../http/handler.ts'
import type { Api } from '../ports.ts'
import { rememberBrowser } from '../order/browser-cookie.ts'
import { isTooHeavy, isTooMuch } from './brought-items.ts'
import { findGroup, isOpen, keepPerson, lockGroup, removePerson, seenBy } from './group-order-store.ts'
import type { Brought, GroupPlace, KeptGroup } from './group-order-store.ts'

type Refusal = 'group-not-found' | 'group-closed' | 'group-name-taken' | 'group-full'

/** Why a person cannot bring this; undefined where it can. */
function refusalOf(
  api: Pick<Api, 'limits'>,
  group: KeptGroup,
  { browserId, name, items, now }: Brought,
): Refusal | undefined {
  if (!isOpen(group, now)) return 'group-closed'
  const others = group.people.filter((person) => person.browserId !== browserId)
  const same = plainText(name)
  if (others.some((person) => plainText(person.name) === same)) return 'group-name-taken'
  const isFull =
    others.length >= MOST_PEOPLE || isTooMuch(api, [...others.flatMap((one) => one.items), ...items])
  return isFull && items.length > 0 ? 'group-full' : undefined
}

/** Not every letter is written small by the database as by us: "Σ" at the end of a word. */
const isSameName = (error: unknown): boolean => {
  const { code, table } = error as { code?: string; table?: string }
  return code === '23505' && table === 'group_order_people'
}

/** With the group locked: of two people at once with one name the first has it. */
async function bring(
  api: Pick<Api, 'limits'> & { readonly tx: Kysely<Database> },
  place: GroupPlace,
  brought: Brought,
): Promise<Refusal | KeptGroup> {
  const { tx } = api
  await lockGroup(tx, place)
  const group = await findGroup(tx, place)
  if (!group) return 'group-not-found'
  const refusal = refusalOf(api, group, brought)
  if (refusal) return refusal
  const { browserId, items } = brought
  if (items.length === 0 && browserId !== group.browserId) await removePerson(tx, group, browserId)
  else await keepPerson(tx, group, brought)
  return (await findGroup(tx, place)) ?? 'group-not-found'
}

/**
 * All that one browser brings to a group, in the place of what it brought before, so that the same
 * call twice is once. Who brings nothing leaves; the host stays.
 */
export const bringToGroupOrder: Handler<'bringToGroupOrder'> = async (api, { params, body, call }) => {
  if (!(await api.rateLimiter.take('group-order-address', call.ip))) return no('too-many-requests')
  if (isTooHeavy(api, body.items)) return no('too-many-requests')
  const now = api.now()
  const { browserId, cookies } = rememberBrowser(api, call.headers)
  const brought = await api.database
    .transaction()
    .execute((tx) => bring({ limits: api.limits, tx }, params, { browserId, ...body, now }))
    .catch((error: unknown): Refusal => {
      if (isSameName(error)) return 'group-name-taken'
      throw error
    })
  return typeof brought === 'string' ? no(brought) : yes(seenBy(brought, browserId, now), cookies)
}
