import { afterEach, expect, test, vi } from 'vitest'
import { forgetRider, loseRider } from './forget-rider.ts'
import { addPendingStep, pendingSteps } from './pending-steps.ts'
import { refusedSteps } from './refused-steps.ts'

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

test('of a shift that ended elsewhere the steps that nobody heard of stay as refused, without their proofs', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, json: string) => void kept.set(key, json),
    removeItem: (key: string) => void kept.delete(key),
  })
  addPendingStep('once', {
    kind: 'simple',
    id: 's1',
    to: 'DELIVERED',
    at: '2026-11-28T15:00:00.000Z',
    deliveryId: 'd1',
    label: 'Entregado',
    name: 'Pedido #42',
    deliveryKey: '1234',
  })
  loseRider('once')
  expect(pendingSteps('once').latest()).toEqual([])
  expect(refusedSteps('once').latest()).toMatchObject([
    {
      id: 's1',
      name: 'Pedido #42',
      reason: 'El turno ya había terminado cuando volvió la conexión. Falta avisarle al local.',
    },
  ])
  expect([...kept.values()].join()).not.toContain('1234')
})
