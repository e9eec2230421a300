import { addDays } from '../scheduling/wall-time.ts'

/** In the place of a role: everybody who works for the company. */
export const EVERYBODY = '*'

/** The furthest day from which a second factor can be asked for: nobody plans a year ahead. */
const MOST_DAYS_AHEAD = 366

/** From which day on a company asks a second factor of a role, or of everybody. */
export type FactorAsk = { readonly role: string; readonly from: string }

/** The days between which one is chosen, the last one included. */
export const factorDays = (today: string): { readonly first: string; readonly last: string } => ({
  first: addDays(today, 1),
  last: addDays(today, MOST_DAYS_AHEAD),
})

/** What an owner wants from now on: of which roles, and from which day of those that are new. */
type WantedAsks = { readonly roles: readonly string[]; readonly from: string | null }

/**
 * What a company asks for once its owner said so, or `day` where the day is none that can be
 * chosen. What holds already goes on as it does, so that asking more people later lets nobody off
 * meanwhile; whom everybody's asking covered is covered by his or her role's. What did not begin
 * yet begins on the day that was chosen. Nobody is asked from one moment to the next: a shift may
 * be looking at its orders.
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
  // Until everybody's turn comes, those go on who are asked already.
  const meanwhile = isAll && !ofAll ? holding : []
  const { first, last } = factorDays(today)
  const isChosen = from !== null && from >= first && from <= last
  const asks = wanted.map((role) => heldOf(role) ?? (isChosen ? { role, from } : undefined))
  if (asks.includes(undefined)) return 'day'
  return [...asks.filter((ask) => ask !== undefined), ...meanwhile].toSorted((one, other) =>
    one.role < other.role ? -1 : 1,
  )
}
