import { Resolver } from 'node:dns/promises'
import { askJson } from '@mostrador/outbound/ask-json'
import { publicHosts, type NameService } from '@mostrador/outbound/fetch'

/** How long the name service may take, in milliseconds. */
const TIMEOUT_MS = 3000

/** A name service that says that there is nothing, and not that it could not be asked. */
const NOTHING: ReadonlySet<unknown> = new Set(['ENODATA', 'ENOTFOUND'])

/** How long the server at a name may take, in milliseconds, and how much is read of the answer. */
const ASK_MS = 5000
const MOST_BYTES = 1024

const resolverOf = (servers: readonly string[]): Resolver => {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 2 })
  if (servers.length > 0) resolver.setServers(servers)
  return resolver
}

/** Where a host name leads, as the world's name service says: both kinds of addresses, sorted. */
async function namedAddresses(host: string): Promise<readonly string[]> {
  const resolver = resolverOf([])
  const none = (): readonly string[] => []
  const found = await Promise.all([resolver.resolve4(host).catch(none), resolver.resolve6(host).catch(none)])
  return found.flat().toSorted()
}

/**
 * The texts of a name's TXT records, each put together of its parts; undefined where the name
 * service did not say. `servers` are asked in the place of the machine's own.
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
 * Asks the server at a name that a tenant wrote for a small JSON: hosts with a public address
 * alone, and those in networks of the operator. No redirect is followed; undefined for any failure.
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

/** Looks up DNS records, and asks the server at a name that a tenant wrote. */
export const namesOfWorld = (networks: readonly string[]) => ({
  addressesOf: namedAddresses,
  textsOf: (name: string) => namedTexts(name),
  askHost: hostAsker(networks),
})
