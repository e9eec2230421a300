import { isDatabaseAway } from '@mostrador/database/database-away'
import { remember } from './remember.ts'

const orElse =
  <Value>(known: Promise<Value>) =>
  (error: unknown): Promise<Value> => {
    if (isDatabaseAway(error)) return known
    throw error
  }

/**
 * A lookup whose answers are believed for so many milliseconds, and also that there is none. Those who ask for the
 * same at once wait for one question; one that failed is asked again. While the database is away, what was known
 * last is believed.
 */
export function rememberBriefly<Value>(
  find: (key: string) => Promise<Value>,
  { milliseconds, most, now }: { readonly milliseconds: number; readonly most: number; now: () => Date },
): (key: string) => Promise<Value> {
  const known = new Map<string, { readonly until: number; readonly answer: Promise<Value> }>()
  return (key) => {
    const found = known.get(key)
    if (found && found.until > now().getTime()) return found.answer
    const answer = found ? find(key).catch(orElse(found.answer)) : find(key)
    const entry = { until: now().getTime() + milliseconds, answer }
    remember(known, [key, entry], most)
    answer.catch(() => void (known.get(key) === entry && known.delete(key)))
    return answer
  }
}
