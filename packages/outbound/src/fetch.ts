import { lookup, type LookupAddress, type LookupOptions } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, buildConnector, fetch } from 'undici'
import { mayBeReached } from './public-address.ts'

/** Part of an answer that is read. */
export type FetchedAnswer = {
  readonly status: number
  readonly headers: { readonly get: (name: string) => string | null }
  readonly body: (AsyncIterable<Uint8Array> & { readonly cancel: (reason?: unknown) => Promise<void> }) | null
}

type FetchInit = {
  readonly method: string
  readonly headers: Record<string, string>
  readonly body?: string | Uint8Array<ArrayBuffer>
  readonly redirect: 'manual'
  readonly signal: AbortSignal
}

/** The part of `fetch` that other servers are asked through. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchedAnswer>

/** The address is not public, and only the operator may name such a one. */
class NotPublic extends Error {
  readonly code = 'NOT_PUBLIC'
  constructor(host: string) {
    super(`${host} has no public address`)
  }
}

/** Longest time for a connection, its encryption included, in milliseconds. */
const CONNECT_TIMEOUT_MS = 5_000

/** Most bytes of an answer on the wire, before it is unpacked. */
const MOST_WIRE_BYTES = 2 * 1024 * 1024

const CONNECTION = { timeout: CONNECT_TIMEOUT_MS, allowH2: false } as const

function fetchBy(connect: buildConnector.connector): Fetch {
  const dispatcher = new Agent({ connect, allowH2: false, maxResponseSize: MOST_WIRE_BYTES })
  return (url, init) =>
    /^https?:\/\//i.test(url)
      ? fetch(url, { ...init, dispatcher })
      : Promise.reject(new TypeError('Only http and https are asked'))
}

/** Calls a host that the operator configured, also one with a private address. */
export const anyHost: Fetch = fetchBy(buildConnector(CONNECTION))

/** Turns a name into addresses, as `lookup` of `node:dns` does. */
export type NameService = (
  host: string,
  options: LookupOptions & { readonly all: true },
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void

/** Returns a name service without answers that must not be reached. */
function reachableOnly(names: NameService, isReachable: (address: string) => boolean): LookupFunction {
  return (host, options: LookupOptions, done) => {
    names(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '')
      const [first, ...others] = found.filter(({ address }) => isReachable(address))
      if (!first) return done(new NotPublic(host), '')
      if (options.all) done(null, [first, ...others])
      else done(null, first.address, first.family)
    })
  }
}

/**
 * Calls hosts that another than the operator named, as in a shop's account: those with a public
 * address, and those in networks that the operator allows, as `10.1.0.0/16`. The judged address is
 * the one that is connected to, after the name service has answered: a name that resolves
 * differently a second time gains nothing. Fails with `NotPublic` before anything is sent. Source:
 * OWASP ASVS 5, 1.3.6.
 */
export function publicHosts(networks: readonly string[], names: NameService = lookup): Fetch {
  const isReachable = mayBeReached(networks)
  const connect = buildConnector({ ...CONNECTION, lookup: reachableOnly(names, isReachable) })
  const checked: buildConnector.connector = (options, connected) => {
    // A literal address is connected to without the name service.
    const host = options.hostname.replace(/^\[|\]$/g, '')
    if (isIP(host) > 0 && !isReachable(host)) connected(new NotPublic(host), null)
    else connect(options, connected)
  }
  return fetchBy(checked)
}
