import { expect, test } from 'vitest'
import { contentSecurityPolicy, type ForeignSources } from './content-security-policy.ts'

const policy = (foreign?: ForeignSources): ReadonlyMap<string, string> => {
  const lines = contentSecurityPolicy({ script: "'nonce-a'", style: "'nonce-a'" }, foreign).split('; ')
  return new Map(lines.map((line) => [line.split(' ', 1)[0] ?? '', line.slice(line.indexOf(' ') + 1)]))
}

test('a page loads, frames and calls this server alone, until another is configured', () => {
  const own = policy()
  expect(own.get('script-src')).toBe("'self' 'nonce-a'")
  expect(own.get('frame-src')).toBe("'self'")
  expect(own.get('connect-src')).toBe("'self'")
  expect(own.get('frame-ancestors')).toBe("'none'")
})

test('the provider of card fields is allowed where it is needed, and nowhere else', () => {
  const host = 'https://*.pay.example'
  const open = policy({ cardFields: { scripts: host, frames: host, calls: host } })
  expect(open.get('script-src')).toBe(`'self' 'nonce-a' ${host}`)
  expect(open.get('frame-src')).toBe(`'self' ${host}`)
  expect(open.get('connect-src')).toBe(`'self' ${host}`)
  for (const name of ['default-src', 'style-src', 'img-src', 'form-action', 'object-src'])
    expect(open.get(name)).toBe(policy().get(name))
})
