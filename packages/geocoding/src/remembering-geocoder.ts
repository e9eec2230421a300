import type { Geocoded, Geocoder, Point } from './geocoder.ts'
import { createMemory, type Kept } from './remember.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
const NOTHING_MS = 10 * 60 * 1_000

/** Limits of what is kept, and the clock. */
export type RememberOptions = {
  readonly now: () => number
  readonly entries: number
  /**
   * Google's terms forbid keeping answers, and its sessions belong to one diner each: then only
   * equal calls at once share.
   */
  readonly keeps: boolean
}

/**
 * Returns how long to keep an answer: a day, since streets move rarely; minutes for nothing found,
 * as a map may learn a street; failures never.
 */
const lifeOf = ({ value }: { readonly value: unknown }): number =>
  value === null || (Array.isArray(value) && value.length === 0) ? NOTHING_MS : DAY_MS

/** Rounds a point to about a kilometre: near enough to prefer the same streets. */
const roughly = (near: Point | null): string => (near ? `${near.lat.toFixed(2)},${near.lng.toFixed(2)}` : '')

/** Rounds a point to about a metre. */
const exactly = ({ lat, lng }: Point): string => `${lat.toFixed(5)},${lng.toFixed(5)}`

/**
 * Wraps a geocoder so that equal questions at once call its provider only once, and known ones not
 * at all.
 */
export function rememberingGeocoder(geocoder: Geocoder, { keeps, now, entries }: RememberOptions): Geocoder {
  const remember = createMemory({ now, entries })
  const kept = <Value>(answer: Geocoded<Value>): Kept<Geocoded<Value>> => ({
    value: answer,
    keepMs: keeps && answer.ok ? lifeOf(answer) : 0,
  })
  const session = (token: string | null): string => (keeps ? '' : (token ?? ''))

  return {
    ...geocoder,
    suggest: (typed) => {
      const text = typed.text.trim().replace(/\s+/g, ' ')
      const key = `suggest|${session(typed.sessionToken)}|${roughly(typed.near)}|${text.toLowerCase()}`
      return remember(key, async () => kept(await geocoder.suggest({ ...typed, text })))
    },
    resolve: (chosen) => {
      const key = `resolve|${session(chosen.sessionToken)}|${chosen.number}|${chosen.id}`
      return remember(key, async () => kept(await geocoder.resolve(chosen)))
    },
    reverse: async (point) => {
      const answer = await remember(`reverse|${exactly(point)}`, async () =>
        kept(await geocoder.reverse(point)),
      )
      return answer.ok && answer.value ? { ok: true, value: { ...answer.value, ...point } } : answer
    },
  }
}
