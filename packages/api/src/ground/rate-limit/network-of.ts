/** Groups of an IPv6 address that name its network: a household has the others to itself. */
const NETWORK_GROUPS = 4

const MAPPED = /^::ffff:(?=\d+\.)/i

/** Some proxies append the caller's port: `203.0.113.7:4711`, `[2001:db8::9]:4711`. */
const WITH_PORT = /^(?:\[([^\]]*)\](?::\d*)?|(\d+\.\d+\.\d+\.\d+):\d+)$/

const groupsOf = (text: string): string[] =>
  text
    .split(':')
    .filter((group) => group !== '')
    .map((group) => group.replace(/^0+(?=.)/, ''))

/**
 * Returns the network whose tries are counted: an IPv4 address as it is, of an IPv6 address its
 * /64, since one caller has all addresses of it. Any spelling of an address, with its port or with
 * its zeros, gives the same.
 */
export function networkOf(address: string): string {
  const [, bracketed, v4] = WITH_PORT.exec(address.trim()) ?? []
  const plain = (bracketed ?? v4 ?? address.trim()).replace(MAPPED, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail = ''] = plain.toLowerCase().split('::')
  const before = groupsOf(head)
  const after = groupsOf(tail)
  const zeros = Array.from({ length: Math.max(8 - before.length - after.length, 0) }, () => '0')
  return `${[...before, ...zeros, ...after].slice(0, NETWORK_GROUPS).join(':')}::/64`
}

/** Returns the key of a network at a branch contact. */
export const networkAt = (contactId: string, address: string): string => `${contactId}:${networkOf(address)}`
