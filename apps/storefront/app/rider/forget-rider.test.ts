import { afterEach, expect, test, vi } from 'vitest'
import { forgetRider } from './forget-rider.ts'

afterEach(() => vi.unstubAllGlobals())

test('whichever page a shift ends on, nothing of the rider and of whom he or she visited stays on the device', () => {
  const kept = new Map(
    ['rider', 'deliveries', 'steps', 'positions', 'refused'].map((name) => [
      `mostrador.${name}.palermo`,
      '"Honduras 4900"',
    ]),
  )
  kept.set('mostrador.rider.almagro', '"another shop"')
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, json: string) => void kept.set(key, json),
    removeItem: (key: string) => void kept.delete(key),
  })
  forgetRider('palermo')
  expect([...kept.values()].join()).not.toContain('Honduras')
  expect(kept.get('mostrador.rider.almagro')).toBe('"another shop"')
})
