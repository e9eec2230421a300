// words: names of streets that no city has
import { bareWords } from '@mostrador/domain/search/typed-words'
import { setTimeout as wait } from 'node:timers/promises'

/** Longer than any caller waits for a geocoder, in milliseconds. */
const TOO_LONG = 10_000

const json = (body: string, status = 200): Response =>
  new Response(body, { status, headers: { 'content-type': 'application/json' } })

type Fault = (signal: AbortSignal) => Response | Promise<Response>

/**
 * Streets at which this gazetteer fails as real providers do, so that every failure can be tried
 * in the demo by typing its name: nothing found, slow, broken, throttled, no JSON, and JSON that
 * makes no sense.
 */
const FAULTS = new Map<string, Fault>([
  ['calle inexistente', () => json('{"type":"FeatureCollection","features":[]}')],
  [
    'calle lenta',
    async (signal) => {
      await wait(TOO_LONG, undefined, { signal, ref: false })
      return json('{"type":"FeatureCollection","features":[]}')
    },
  ],
  ['calle averiada', () => json('{"message":"Internal error"}', 500)],
  ['calle saturada', () => json('{"message":"Too many requests"}', 429)],
  ['calle ilegible', () => json('{"type":"FeatureCollection","features":[{"typ')],
  ['calle absurda', () => json('{"features":"none","geometry":{"coordinates":["x",null]}}')],
])

/** Returns the fault of a text; undefined for none. */
export const faultOf = (text: string): Fault | undefined => FAULTS.get(bareWords(text).slice(0, 2).join(' '))
