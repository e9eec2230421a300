import { expect, test } from 'vitest'
import { isNetwork, isPublicAddress, mayBeReached } from './public-address.ts'

test.each([
  ['8.8.8.8', '172.15.255.255', '172.32.0.0', '11.0.0.0', '100.63.255.255', '100.128.0.0', '223.255.255.255'],
  ['2606:4700:4700::1111', '2001:200::1', '2001:4860:4860::8888', '2800:3f0::1', '2003::1'],
])('addresses beside the reserved ranges are public: %s …', (...addresses) => {
  expect(addresses.filter((address) => !isPublicAddress(address))).toEqual([])
})

test.each([
  ['this host', '0.0.0.0', '0.255.255.255', '::'],
  ['loopback', '127.0.0.1', '127.255.255.254', '::1'],
  ['private', '10.0.0.0', '10.255.255.255', '172.16.0.1', '172.31.0.1', '192.168.0.1', 'fc00::1', 'fdff::1'],
  ['of carriers', '100.64.0.1', '100.127.255.255'],
  ['link-local', '169.254.0.1', 'fe80::1', 'febf::1', 'fe80::1%eth0'],
  ['of clouds', '169.254.169.254', '100.100.100.200', '168.63.129.16', '192.0.0.192', 'fd00:ec2::254'],
  ['multicast', '224.0.0.1', '239.255.255.255', 'ff02::1'],
  ['reserved', '240.0.0.1', '255.255.255.255', '100::1', '4000::1', 'fec0::1'],
  ['IPv4 in IPv6', '::ffff:8.8.8.8', '::ffff:127.0.0.1', '::8.8.8.8', '::ffff:0:8.8.8.8', '2002:808:808::'],
  ['NAT64', '64:ff9b::8.8.8.8', '64:ff9b:1::1'],
  ['Teredo', '2001:0:53aa:64c::1'],
  ['documentation', '192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1'],
  ['no address', '', 'localhost', '8.8.8', '8.8.8.8.8', '[2606:4700::1]', ' 8.8.8.8'],
])('%s is not public', (_, ...addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([])
})

test('a network of the operator’s is reached besides, and what is no address never', () => {
  const may = mayBeReached(['10.1.0.0/16', 'fd12::/48'])
  const reached = ['10.1.2.3', 'fd12::9', '8.8.8.8', '::ffff:10.1.2.3']
  expect(reached.filter((address) => !may(address))).toEqual([])
  for (const no of ['10.2.0.1', 'fd13::9', 'localhost', '', '127.0.0.1'])
    expect([no, may(no)]).toEqual([no, false])
})

test('a network is an address and how many of its bits count', () => {
  for (const network of ['10.0.0.0/8', '127.0.0.1/32', '::1/128', 'fd12::/48', '0.0.0.0/0'])
    expect([network, isNetwork(network)]).toEqual([network, true])
  for (const wrong of [
    '10.0.0.0',
    '10.0.0.0/33',
    'fd12::/129',
    '10.0.0/8',
    'host/8',
    '10.0.0.0/',
    '1.1.1.1/8/8',
  ])
    expect([wrong, isNetwork(wrong)]).toEqual([wrong, false])
})
