import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { takeForwardedHost } from './forwarded-host.ts'

/** The host of a request, in both forms that node keeps, once a forwarded one was looked at. */
function hostOf(forwarded: string | undefined, hops: number): readonly (string | undefined)[] {
  const headers = { host: 'app:3000', ...(forwarded !== undefined && { 'x-forwarded-host': forwarded }) }
  const rawHeaders = ['Host', 'app:3000', 'Accept', '*/*']
  const request = { headers, rawHeaders } as unknown as IncomingMessage
  takeForwardedHost(request, hops)
  const at = rawHeaders.findIndex((name) => name.toLowerCase() === 'host')
  return [request.headers.host, rawHeaders[at + 1], String(rawHeaders.length)]
}

/** spec('decisions beyond-the-documents.8') */
test('the host that our proxy was asked for takes the place of the one that it asks for', () => {
  expect(hostOf('ombu.example', 1)).toEqual(['ombu.example', 'ombu.example', '4'])
  // The browser's own value stands first; the last is the proxy's.
  expect(hostOf('evil.example, ombu.example:8443', 1)[0]).toBe('ombu.example:8443')
  expect(hostOf('evil.example, ombu.example, inner.example', 2)[0]).toBe('ombu.example')
})

test('a caller that is no trusted proxy is ignored, and nonsense is not a host', () => {
  expect(hostOf('evil.example', 0)).toEqual(['app:3000', 'app:3000', '4'])
  for (const nonsense of ['', ' ', 'a b', 'ombu.example/menu', 'x'.repeat(300)])
    expect(hostOf(nonsense, 1)[0]).toBe('app:3000')
  expect(hostOf(undefined, 1)[0]).toBe('app:3000')
})
