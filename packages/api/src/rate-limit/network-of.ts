/** How many of the eight groups of an IPv6 address name the network: a household has all the others to itself. */
const NETWORK_GROUPS = 4

const MAPPED = /^::ffff:(?=\d+\.)/i

/**
 * Whom tries of an address are counted for: an IPv4 address as it is, of an IPv6 address its network (/64), since one
 * caller has all addresses of it.
 */
export function networkOf(address: string): string {
  const plain = address.replace(MAPPED, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail = ''] = plain.toLowerCase().split('::')
  const [before, after] = [head, tail].map((groups) => groups.split(':').filter((group) => group !== ''))
  const zeros = Array.from(
    { length: Math.max(8 - (before?.length ?? 0) - (after?.length ?? 0), 0) },
    () => '0',
  )
  const groups = [...(before ?? []), ...zeros, ...(after ?? [])]
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`
}
