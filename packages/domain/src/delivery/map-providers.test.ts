import { expect, test } from 'vitest'
import { MAP_PROVIDERS, mapOf, tileSourceParameter, tilesOf } from './map-providers.ts'

const own = { tiles: '/map-tiles/{z}/{x}/{y}.svg', attribution: '' }

test('a branch that chose a provider has its tiles, and every other the map of the server', () => {
  expect(mapOf('openstreetmap', own)).toEqual({
    tiles: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    attribution: '© OpenStreetMap contributors',
  })
  for (const none of [null, undefined, '', 'https://tiles.example.com/{z}/{x}/{y}.png', 'constructor'])
    expect(mapOf(none, own)).toBe(own)
})

test('whoever draws is over https, knows a tile by its place, and is named', () => {
  for (const provider of MAP_PROVIDERS) {
    const { tiles = '', attribution } = tilesOf(provider) ?? {}
    expect(tiles).toMatch(/^https:\/\/(\{s\}\.)?[a-z.]+\/.*\{z\}.*\{x\}.*\{y\}/)
    expect(attribution).toContain('OpenStreetMap')
    expect(tileSourceParameter(provider)).toBe(`map=${provider}`)
  }
  expect([tileSourceParameter(null), tileSourceParameter('toString'), tilesOf('toString')]).toEqual([
    '',
    '',
    undefined,
  ])
})
