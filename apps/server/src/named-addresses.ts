import { Resolver } from 'node:dns/promises'

/** How long the name service may take, in milliseconds. */
const TIMEOUT_MS = 3000

/** Where a host name leads, as the world's name service says: both kinds of addresses, sorted. */
export async function namedAddresses(host: string): Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 2 })
  const none = (): readonly string[] => []
  const found = await Promise.all([resolver.resolve4(host).catch(none), resolver.resolve6(host).catch(none)])
  return found.flat().toSorted()
}
