import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { consoleTileSources } from './pages/tile-origin.ts'
import { openGeocoders, placesOf } from './map-services.ts'

const PUBLIC = { PUBLIC_URL: 'https://pedidos.example.com' }

/** spec('001 §7.35') */
test('in production the streets of the demo are never the silent default: the start says what to set', () => {
  expect(placesOf(readConfig(PUBLIC), false)).toEqual({
    geocoder: 'none',
    map: { tiles: '', attribution: '' },
    missing: [
      expect.objectContaining({ setting: 'GEOCODER' }),
      expect.objectContaining({ setting: 'MAP_TILES' }),
    ],
  })
})

test('with the demo, and where nobody was told an address, they serve', () => {
  const trial = { geocoder: 'gazetteer', map: { tiles: '/map-tiles/{z}/{x}/{y}.svg' }, missing: [] }
  expect(placesOf(readConfig(PUBLIC), true)).toMatchObject(trial)
  expect(placesOf(readConfig({}), false)).toMatchObject(trial)
})

test('a provider that was set holds everywhere, and so does none', () => {
  const tiles = 'https://tiles.example.com/{z}/{x}/{y}.png'
  const set = readConfig({ ...PUBLIC, GEOCODER: 'photon', MAP_TILES: tiles })
  expect(placesOf(set, false)).toMatchObject({ geocoder: 'photon', map: { tiles }, missing: [] })
  const nobody = readConfig({ ...PUBLIC, GEOCODER: 'none', MAP_TILES: 'none' })
  for (const hasDemo of [true, false])
    expect(placesOf(nobody, hasDemo)).toMatchObject({ geocoder: 'none', map: { tiles: '' }, missing: [] })
})

test('branches have the geocoders that were opened for them, and no others', () => {
  const { geocoder } = readConfig({ GEOCODERS: 'photon' })
  const opening = { publicUrl: 'http://localhost', now: () => new Date(), takeTurn: async () => true }
  const opened = openGeocoders(geocoder, 'none', opening)
  expect([...opened.branchGeocoders.keys()]).toEqual(['photon'])
  expect(opened.geocoder.searches).toBe(false)
})

test("the console lets in the server's tiles and those of every provider that a branch can choose", () => {
  expect(consoleTileSources('/map-tiles/{z}/{x}/{y}.svg').split(' ')).toEqual([
    'https://tile.openstreetmap.org',
    'https://*.basemaps.cartocdn.com',
  ])
})
