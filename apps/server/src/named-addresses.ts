import { Resolver } from 'node:dns/promises'
import { askJson } from '@mostrador/outbound/ask-json'
import { publicHosts, type NameService } from '@mostrador/outbound/fetch'

const TIMEOUT_MS = 3000

/** Errors of a name service that has no record, unlike one that failed. */
const NOTHING: ReadonlySet<unknown> = new Set(['ENODATA', 'ENOTFOUND'])

/** Timeout of the server at a name, in milliseconds, and most bytes read of its answer. */
const ASK_MS = 5000
const MOST_BYTES = 1024

const resolverOf = (servers: readonly string[]): Resolver => {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 2 })
  if (servers.length > 0) resolver.setServers(servers)
  return resolver
}

/** Returns the addresses of a host name in DNS, both kinds, sorted. */
async function namedAddresses(host: string): Promise<readonly string[]> {
  const resolver = resolverOf([])
  const none = (): readonly string[] => []
  const found = await Promise.all([resolver.resolve4(host).catch(none), resolver.resolve6(host).catch(none)])
  return found.flat().toSorted()
}

/**
 * Returns the texts of a name's TXT records, each joined from its parts; undefined after a
 * failure. `servers` replace the machine's own.
 */
export async function namedTexts(
  name: string,
  servers: readonly string[] = [],
): Promise<readonly string[] | undefined> {
  try {
    const records = await resolverOf(servers).resolveTxt(name)
    return records.map((parts) => parts.join(''))
  } catch (error) {
    return NOTHING.has((error as { code?: unknown }).code) ? [] : undefined
  }
}

/**
 * Makes a function that asks the server at a tenant's name for a small JSON: only hosts with a
 * public address, and those in the operator's networks. It follows no redirect; undefined for any
 * failure.
 */
export function hostAsker(
  networks: readonly string[],
  names?: NameService,
): (url: string) => Promise<unknown> {
  const fetch = publicHosts(networks, names)
  return async (url) => {
    const reply = await askJson({ url, timeoutMs: ASK_MS, mostBytes: MOST_BYTES, fetch })
    return reply.ok ? reply.json : undefined
  }
}

/** Makes the look-ups of DNS records, and of servers at tenants' names. */
export const namesOfWorld = (networks: readonly string[]) => ({
  addressesOf: namedAddresses,
  textsOf: (name: string) => namedTexts(name),
  askHost: hostAsker(networks),
})
