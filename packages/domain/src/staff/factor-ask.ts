import { addDays } from '../scheduling/wall-time.ts'

/** In place of a role: everybody who works for the company. */
export const EVERYBODY = '*'

/** Furthest day from which a second factor can be asked, in days. */
const MOST_DAYS_AHEAD = 366

export type FactorAsk = { readonly role: string; readonly from: string }

/** Returns the first and the last day that can be chosen. */
export const factorDays = (today: string): { readonly first: string; readonly last: string } => ({
  first: addDays(today, 1),
  last: addDays(today, MOST_DAYS_AHEAD),
})

type WantedAsks = { readonly roles: readonly string[]; readonly from: string | null }

/**
 * Plans the asks of a company after a change of its owner; `day` where that day cannot be chosen.
 * An ask in force goes on as it is, so that asking more people later exempts nobody meanwhile;
 * people under an ask of everybody go on under that of their role. An ask that did not begin yet
 * begins on the chosen day. An ask never begins at once: a shift may be looking at its orders.
 */
export function planAsks(
  before: readonly FactorAsk[],
  { roles, from }: WantedAsks,
  today: string,
): readonly FactorAsk[] | 'day' {
  const holding = before.filter((ask) => ask.from <= today)
  const ofAll = holding.find(({ role }) => role === EVERYBODY)
  const heldOf = (wanted: string): FactorAsk | undefined => {
    const own = holding.find(({ role }) => role === wanted)
    const since = [own?.from, ofAll?.from].filter((day) => day !== undefined).toSorted()[0]
    return since === undefined ? undefined : { role: wanted, from: since }
  }
  const isAll = roles.includes(EVERYBODY)
  const wanted = isAll ? [EVERYBODY] : [...new Set(roles)]
  // Until an ask of everybody begins, the asks in force go on.
  const meanwhile = isAll && !ofAll ? holding : []
  const { first, last } = factorDays(today)
  const isChosen = from !== null && from >= first && from <= last
  const asks = wanted.map((role) => heldOf(role) ?? (isChosen ? { role, from } : undefined))
  if (asks.includes(undefined)) return 'day'
  return [...asks.filter((ask) => ask !== undefined), ...meanwhile].toSorted((one, other) =>
    one.role < other.role ? -1 : 1,
  )
}
