import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { SOUND_KINDS, type SoundChoice, type SoundKind } from '../sound/sound-choice.ts'

type Listed = Pick<ConsoleOrder, 'id' | 'status'>

type Timed = Listed & Pick<ConsoleOrder, 'scheduled'>

/** Returns the new orders that nobody accepted, canceled or opened; they keep the sound on. */
export const unattended = <Order extends Listed>(
  orders: readonly Order[],
  opened: ReadonlySet<string>,
): readonly Order[] => orders.filter(({ id, status }) => status === 'GENERATED' && !opened.has(id))

/** Returns the new orders since a list, to announce; none after the first list. */
export const arrivals = <Order extends Listed>(
  before: ReadonlySet<string> | undefined,
  orders: readonly Order[],
): readonly Order[] =>
  before === undefined ? [] : orders.filter(({ id, status }) => status === 'GENERATED' && !before.has(id))

/** Returns the ids of opened orders that still wait, to be kept over a reload. */
export const stillOpened = (opened: ReadonlySet<string>, orders: readonly Listed[]): readonly string[] =>
  orders.filter(({ id, status }) => status === 'GENERATED' && opened.has(id)).map(({ id }) => id)

const kindOf = ({ scheduled }: Timed): SoundKind => (scheduled ? 'later' : 'now')

/** Returns the sound that rings while orders wait unopened, if any: `now` before `later`. */
export function ringingOf(waiting: readonly Timed[], choice: SoundChoice): SoundKind | undefined {
  const kinds = new Set(waiting.map(kindOf))
  return SOUND_KINDS.find((kind) => kinds.has(kind) && choice[kind] === 'until')
}

/** Facts that a device has heard of: orders, cancellations, later promises, open cases. */
export type Heard = {
  readonly orders: ReadonlySet<string>
  readonly stopped: ReadonlySet<string>
  readonly promises: ReadonlySet<string>
  readonly cases: number
}

/** Board at present; `stopped` are unseen cancellations, `later` delays by other devices. */
export type Shown = {
  readonly orders: readonly Timed[]
  readonly stopped: readonly Pick<Listed, 'id'>[]
  readonly later: readonly Pick<ConsoleOrder, 'id' | 'promisedAt'>[]
  readonly cases: number
}

const promiseOf = ({ id, promisedAt }: Pick<ConsoleOrder, 'id' | 'promisedAt'>): string =>
  `${id} ${promisedAt}`

/** Adds a board to the facts heard; an order that was on it once is no news again. */
export const rememberBoard = (
  before: Heard | undefined,
  { orders, stopped, later, cases }: Shown,
): Heard => ({
  orders: new Set([...(before?.orders ?? []), ...orders.map(({ id }) => id)]),
  stopped: new Set([...(before?.stopped ?? []), ...stopped.map(({ id }) => id)]),
  promises: new Set([...(before?.promises ?? []), ...later.map(promiseOf)]),
  cases,
})

/**
 * Returns the sounds to make once for a board after another one. The first board of all is silent,
 * and so are orders canceled before this device knew of them.
 */
export function soundsOf(
  before: Heard | undefined,
  { orders, stopped, later, cases }: Shown,
  choice: SoundChoice,
): readonly SoundKind[] {
  if (!before) return []
  const news = new Set<SoundKind>(arrivals(before.orders, orders).map(kindOf))
  if (stopped.some(({ id }) => before.orders.has(id) && !before.stopped.has(id))) news.add('changed')
  if (later.some((order) => !before.promises.has(promiseOf(order)))) news.add('changed')
  if (cases > before.cases) news.add('case')
  return SOUND_KINDS.filter((kind) => news.has(kind) && choice[kind] === 'once')
}
