import { startTestApi } from '@mostrador/api/testing/start-test-api'
import { afterEach, expect, test, vi } from 'vitest'
import { sessionOf } from '../testing/session-of.ts'
import { proofOf, refusalWords } from './proof.ts'
import { takeStep } from './take-step.ts'

afterEach(() => vi.unstubAllGlobals())

const draft = { isKeyless: false, key: '', photo: undefined, reason: '' }

/** spec('decisions beyond-the-documents.4') */
test('a key has four digits; without one there are a photo and a reason', () => {
  for (const key of ['', '420', '04200', '4a20']) {
    expect(proofOf({ ...draft, key })).toBe('La clave tiene cuatro números')
  }
  expect(proofOf({ ...draft, key: '0420' })).toEqual({ deliveryKey: '0420' })
  const keyless = { ...draft, isKeyless: true, key: '0420' }
  const missing = 'Falta la foto o el motivo'
  expect(proofOf(keyless)).toBe(missing)
  expect(proofOf({ ...keyless, photo: 'data:', reason: ' ' })).toBe(missing)
  expect(proofOf({ ...keyless, reason: 'No atiende' })).toBe(missing)
  expect(proofOf({ ...keyless, photo: 'data:', reason: ' No atiende ' })).toEqual({
    photo: 'data:',
    reason: 'No atiende',
  })
})

/** A rider at a door where the shop asks for the key, which is 0420. */
async function atTheDoor() {
  const vibrate = vi.fn<Navigator['vibrate']>()
  vi.stubGlobal('localStorage', undefined)
  vi.stubGlobal('navigator', { vibrate })
  const api = await startTestApi()
  const contact = await api.given.branchContact({ contact: { delivery_key_required: true } })
  const rider = await api.given.rider(contact)
  const { id } = await api.given.shipment(contact, { status: 'ON_ROUTE_TO_DROP_OFF', rider })
  const toasts: string[] = []
  async function bring(key: string) {
    const proof = proofOf({ ...draft, key })
    if (typeof proof === 'string') throw new Error(proof)
    const { outcome, problem } = await takeStep({
      kind: 'simple',
      id,
      to: 'DELIVERED',
      label: 'Entregado',
      canWait: true,
      proof,
      alias: contact.alias,
      session: sessionOf(rider),
      deliveryId: id,
      client: api.riding(rider),
      page: { toast: ({ text }) => void toasts.push(text), refresh: async () => true, lose: () => undefined },
    })
    return [outcome, problem && refusalWords(problem)]
  }
  return { bring, toasts, vibrate }
}

test('a wrong key says in the dialog how many tries are left, and that there are no more', async () => {
  const { bring, toasts, vibrate } = await atTheDoor()
  const usedUp = 'La clave no es correcta y no quedan intentos. Entrega con una foto y el motivo.'
  expect(await bring('1111')).toEqual(['refused', 'La clave no es correcta. Te quedan 4 intentos.'])
  expect(await bring('2222')).toEqual(['refused', 'La clave no es correcta. Te quedan 3 intentos.'])
  expect(await bring('3333')).toEqual(['refused', 'La clave no es correcta. Te quedan 2 intentos.'])
  expect(await bring('4444')).toEqual(['refused', 'La clave no es correcta. Te queda 1 intento.'])
  expect(await bring('5555')).toEqual(['refused', usedUp])
  expect(await bring('0420')).toEqual(['refused', usedUp])
  expect(toasts).toEqual([])
  expect(vibrate.mock.calls).toEqual(Array.from({ length: 6 }, () => [[100, 50, 100, 75, 100]]))
})

test('the key that the diner was given ends the delivery', async () => {
  const { bring, toasts } = await atTheDoor()
  expect(await bring('0420')).toEqual(['done', undefined])
  expect(toasts).toEqual(['Envío actualizado'])
})
