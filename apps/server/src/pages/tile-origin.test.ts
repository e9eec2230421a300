import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { tileOrigin } from './tile-origin.ts'

const pictures = (template?: string): string | undefined =>
  contentSecurityPolicy({ script: "'nonce-a'", style: "'nonce-a'" }, { mapTiles: tileOrigin(template) })
    .split('; ')
    .find((line) => line.startsWith('img-src'))

/** spec('001 §7.35') */
test('pages take pictures from the origin of the tiles, and from no other', () => {
  expect(pictures()).toBe("img-src 'self' data:")
  expect(pictures('/map-tiles/{z}/{x}/{y}.svg')).toBe("img-src 'self' data:")
  expect(pictures('https://tiles.example.com:8443/osm/{z}/{x}/{y}.png?key=a;b')).toBe(
    "img-src 'self' data: https://tiles.example.com:8443",
  )
  expect(pictures('https://{s}.tile.example.org/{z}/{x}/{y}{r}.png')).toBe(
    "img-src 'self' data: https://*.tile.example.org",
  )
})
