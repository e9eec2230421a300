import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net'

/** IPv4 networks without public servers. Source: IANA, IPv4 Special-Purpose Address Registry. */
const RESERVED_IPV4 = [
  '0.0.0.0/8', // this host
  '10.0.0.0/8', // private
  '100.64.0.0/10', // of carriers (CGNAT)
  '127.0.0.0/8', // loopback
  '168.63.129.16/32', // what Azure tells its machines
  '169.254.0.0/16', // link-local, and with it what most clouds tell their machines
  '172.16.0.0/12', // private
  '192.0.0.0/24', // of protocols
  '192.0.2.0/24', // for documentation
  '192.88.99.0/24', // relays of 6to4
  '192.168.0.0/16', // private
  '198.18.0.0/15', // for measurements
  '198.51.100.0/24', // for documentation
  '203.0.113.0/24', // for documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, and broadcast
] as const

/**
 * The only IPv6 network that is routed to everybody. Outside of it: loopback, link-local, unique
 * local (and the clouds' `fd00:ec2::254`), multicast, IPv4-mapped and IPv4-compatible addresses,
 * and those of NAT64.
 */
const GLOBAL_UNICAST = '2000::/3'

/**
 * Networks inside it that are no public server's. Source: IANA, IPv6 Special-Purpose Address
 * Registry.
 */
const RESERVED_IPV6 = [
  '2001::/23', // of protocols, and Teredo
  '2001:db8::/32', // for documentation
  '2002::/16', // 6to4, which holds an address of IPv4
  '3fff::/20', // for documentation
] as const

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv4(address) ? 'ipv4' : 'ipv6')

/** Whether a text is a network, as `10.1.0.0/16` or `fd12::/48`. */
export function isNetwork(text: string): boolean {
  const [address = '', prefix = ''] = text.split('/')
  const longest = isIPv4(address) ? 32 : 128
  return text.split('/').length === 2 && isIP(address) > 0 && /^\d{1,3}$/.test(prefix) && +prefix <= longest
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    list.addSubnet(address, Number(prefix), familyOf(address))
  }
  return list
}

const reservedIPv4 = listOf(RESERVED_IPV4)
const reservedIPv6 = listOf(RESERVED_IPV6)
const globalUnicast = listOf([GLOBAL_UNICAST])

/** Whether an address, as the name service gives it, is public. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !reservedIPv4.check(address)
  // An address with a zone, as `fe80::1%eth0`, is of one network only, and no list has it.
  return isIPv6(address) && globalUnicast.check(address, 'ipv6') && !reservedIPv6.check(address, 'ipv6')
}

/**
 * Returns a check whether an address is public, or in one of these networks. Throws for a
 * malformed network.
 */
export function mayBeReached(networks: readonly string[]): (address: string) => boolean {
  const own = listOf(networks)
  return (address) => isPublicAddress(address) || (isIP(address) > 0 && own.check(address, familyOf(address)))
}
