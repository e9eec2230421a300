import type { Database } from '@mostrador/database/rows'
import { isNameTaken, MOST_LINES, MOST_PEOPLE, withBrought } from '@mostrador/domain/group-order/group-order'
import type { Kysely } from 'kysely'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import type { Api } from '../../ground/ports.ts'
import { rememberBrowser } from '../../people/customer/browser-cookie.ts'
import { isTooHeavy, isTooMuch } from './brought-items.ts'
import {
  findGroup,
  isOpen,
  keepPerson,
  lockGroup,
  removePerson,
  seenBy,
  type Brought,
  type GroupPlace,
  type KeptGroup,
} from './group-order-store.ts'

type Refusal =
  | 'group-not-found'
  | 'group-closed'
  | 'group-name-taken'
  | 'group-full'
  | 'group-part-full'
  | 'too-many-requests'

/** Items that a person brings in a call; `adds` keeps the earlier ones. */
type Bringing = Brought & { readonly adds: boolean }

function partOf({ people }: KeptGroup, { browserId, items, adds }: Bringing): Brought['items'] {
  const before = people.find((person) => person.browserId === browserId)?.items
  return adds && before ? withBrought(before, items) : items
}

/** Returns why a person cannot bring this to a group; undefined where they can. */
function refusalOf(
  api: Pick<Api, 'limits'>,
  group: KeptGroup,
  { browserId, name, items, now }: Brought,
): Refusal | undefined {
  if (!isOpen(group, now)) return 'group-closed'
  const others = group.people.filter((person) => person.browserId !== browserId)
  const names = others.map((person) => person.name)
  if (isNameTaken(name, names)) return 'group-name-taken'
  if (items.length === 0) return undefined
  if (items.length > MOST_LINES) return 'group-part-full'
  if (isTooHeavy(api, items)) return 'too-many-requests'
  const all = [...others.flatMap((one) => one.items), ...items]
  return others.length >= MOST_PEOPLE || isTooMuch(api, all) ? 'group-full' : undefined
}

/** The database lowers some letters unlike JavaScript, such as "Σ" at the end of a word. */
const isSameName = (error: unknown): boolean => {
  const { code, table } = error as { code?: string; table?: string }
  return code === '23505' && table === 'group_order_people'
}

/** Runs with the group locked: of two people with one name the first has it. */
async function bring(
  api: Pick<Api, 'limits'> & { readonly tx: Kysely<Database> },
  place: GroupPlace,
  bringing: Bringing,
): Promise<Refusal | KeptGroup> {
  const { tx } = api
  await lockGroup(tx, place)
  const group = await findGroup(tx, place)
  if (!group) return 'group-not-found'
  const brought = { ...bringing, items: partOf(group, bringing) }
  const refusal = refusalOf(api, group, brought)
  if (refusal) return refusal
  const { browserId, items } = brought
  if (items.length === 0 && browserId !== group.browserId) await removePerson(tx, group, browserId)
  else await keepPerson(tx, group, brought)
  return (await findGroup(tx, place)) ?? 'group-not-found'
}

/**
 * Sets the items of one browser in a group, or adds them by the lines of its cart. Idempotent. A
 * person without items leaves; the host stays.
 */
export const bringToGroupOrder: Handler<'bringToGroupOrder'> = async (api, { params, body, call }) => {
  if (!(await api.rateLimiter.take('group-order-address', call.ip))) return no('too-many-requests')
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
