import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { callerAddress, callerNetwork, stampCaller } from './caller-address.ts'

const request = (headers: Record<string, string>): IncomingMessage =>
  ({
    headers,
    rawHeaders: Object.entries(headers).flat(),
    socket: { remoteAddress: '198.51.100.4' },
  }) as unknown as IncomingMessage

test('the socket says who calls; a forwarded address only behind a proxy of ours, and then its last', () => {
  const forwarded = request({ 'x-forwarded-for': '1.1.1.1, 203.0.113.9' })
  expect(callerAddress(forwarded, 0)).toBe('198.51.100.4')
  expect(callerAddress(forwarded, 1)).toBe('203.0.113.9')
  expect(callerAddress(request({}), 1)).toBe('198.51.100.4')
})

/** spec('decisions beyond-the-documents.32') */
test('of several proxies of ours the outermost says who calls, however many wrote after it', () => {
  const through = (written: string) => request({ 'x-forwarded-for': written })
  expect(callerAddress(through('6.6.6.6, 203.0.113.9, 10.0.0.1'), 2)).toBe('203.0.113.9')
  expect(callerAddress(through('203.0.113.9, 10.0.0.1'), 2)).toBe('203.0.113.9')
  // A call that comes by the inner proxy alone is known by the header of that proxy.
  expect(callerAddress(through('203.0.113.9'), 2)).toBe('203.0.113.9')
  expect(callerAddress(through(''), 2)).toBe('198.51.100.4')
})

test('a caller address that the browser writes itself is thrown away', () => {
  const forged = request({ host: 'x', 'X-Caller-IP': '127.0.0.1' })
  stampCaller(forged, 0)
  expect(forged.rawHeaders).toEqual(['host', 'x', 'x-caller-ip', '198.51.100.4'])
  expect(forged.headers['x-caller-ip']).toBe('198.51.100.4')
})

test('a caller is counted for the network, whose addresses are all of one household', () => {
  const from = (address: string) => callerNetwork(request({ 'x-forwarded-for': address }), 1)
  expect(from('2001:db8:1:2:3:4:5:6')).toBe(from('2001:db8:1:2::7'))
  expect(from('2001:db8:1:3::7')).not.toBe(from('2001:db8:1:2::7'))
  expect(from('203.0.113.9')).not.toBe(from('203.0.113.8'))
})
