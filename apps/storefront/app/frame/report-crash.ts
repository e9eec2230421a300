import { browserApi } from '../api.ts'

export type Crash = { readonly message: string; readonly stack: string }

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Returns the thrown value of a window's event, or the value itself. */
function thrownOf(heard: unknown): unknown {
  if (typeof heard !== 'object' || heard === null) return heard
  if ('reason' in heard) return heard.reason
  return 'error' in heard && heard.error ? heard.error : heard
}

/**
 * Builds the report of an uncaught error; undefined for errors of other scripts or extensions,
 * aborted requests and lost connections.
 */
export function crashOf(heard: unknown, origin: string): Crash | undefined {
  const thrown = thrownOf(heard)
  const field = (name: string) =>
    typeof thrown === 'object' && thrown !== null ? textOf(Reflect.get(thrown, name)) : ''
  const message = field('message') || textOf(thrown)
  const stack = field('stack')
  if (message === '' || field('name') === 'AbortError') return undefined
  const isOurs = stack === '' ? message !== 'Script error.' : stack.includes(origin)
  return isOurs ? { message, stack } : undefined
}

const pageVersion = (): string | undefined =>
  (globalThis as { __reactRouterManifest?: { version?: string } }).__reactRouterManifest?.version

/** Most errors reported of a page: one causes the next. */
const MOST = 5
const told = new Set<string>()

/** Reports each uncaught error once. Never throws, waits for nothing. Source: 000 §7. */
export function reportCrash(heard: unknown): void {
  const crash = crashOf(heard, location.origin)
  if (!crash || told.size >= MOST || told.has(crash.message)) return
  told.add(crash.message)
  const { message, stack } = crash
  const body = { url: location.href, component: 'page', payload: { message }, stack, version: pageVersion() }
  void browserApi.client.logDinerError({ body }).catch(() => undefined)
}
