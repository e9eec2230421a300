import { createRateLimiter } from '@mostrador/api/ground/rate-limit/create-rate-limiter'
import { expect, test } from 'vitest'
import { createMapTiles } from './map-tiles.ts'

const ask = (path: string, headers: Record<string, string> = {}) =>
  createMapTiles().answer(new Request(`http://shop${path}`, { headers }))

/** The tile of Honduras and Gurruchaga, in Palermo. */
const PALERMO = '/map-tiles/16/22131/39486.svg'

/** spec('001 §7.35') */
test('a tile is a picture of the streets that the gazetteer knows there, with their names', async () => {
  const tile = await ask(PALERMO)
  expect(tile?.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
  const svg = await tile?.text()
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
  expect(svg).toContain('>Honduras</text>')
  expect(svg).toContain('>Gurruchaga</text>')
  expect(svg).not.toContain('Providencia')
})

test('from far away neighbourhoods have names, and in the sea there is nothing', async () => {
  expect(await (await ask('/map-tiles/13/2766/4935.svg'))?.text()).toContain('>Palermo</text>')
  expect(await (await ask('/map-tiles/16/0/0.svg'))?.text()).not.toContain('<text')
})

test('a tile is kept by the browser, and not sent again as long as it is the same', async () => {
  const tile = await ask(PALERMO)
  expect(tile?.headers.get('cache-control')).toBe('public, max-age=86400')
  const again = await ask(PALERMO, { 'if-none-match': tile?.headers.get('etag') ?? '' })
  expect(again?.status).toBe(304)
})

test.each([
  '/map-tiles/19/0/0.svg',
  '/map-tiles/2/4/0.svg',
  '/map-tiles/2/0/4.svg',
  '/map-tiles/2/-1/0.svg',
  '/map-tiles/2/1.5/0.svg',
  '/map-tiles/z/x/y.svg',
  '/map-tiles/2/1/1.png',
  '/map-tiles/',
])('%s is no tile', async (path) => {
  expect(await ask(path)).toBeUndefined()
})

test('so many tiles are drawn for a network and for all; what was drawn is shown all the same', async () => {
  const rules = { 'tiles-network': { times: 2, seconds: 60 }, 'tiles-all': { times: 3, seconds: 60 } }
  const tiles = createMapTiles({ rateLimiter: createRateLimiter({ rules }) })
  const from = async (ip: string, x: number) => {
    const headers = { 'x-caller-ip': ip }
    const answer = await tiles.answer(new Request(`http://shop/map-tiles/16/${x}/0.svg`, { headers }))
    return [answer?.status, answer?.headers.get('retry-after') ?? undefined]
  }
  const drawn = [200, undefined]
  expect(await from('2001:db8::1', 1)).toEqual(drawn)
  expect(await from('2001:db8::2', 2)).toEqual(drawn)
  expect(await from('2001:db8::3', 3)).toEqual([429, '60'])
  expect(await from('2001:db8::3', 1)).toEqual(drawn)
  expect(await from('203.0.113.1', 3)).toEqual(drawn)
  expect(await from('203.0.113.2', 4)).toEqual([429, '60'])
})
