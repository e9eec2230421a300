import { loyaltyCopy } from '@mostrador/copy/loyalty'
import { expect, test } from 'vitest'
import { rewardAt, waitsForOrder } from './reward-offer.tsx'
import { parseSeen } from './reward-seen.ts'
import { refusalText, rewardFieldOf, rewardProblem } from './use-reward-form.ts'

const everywhere = { id: 'a', reward: 500, branchContactId: null }
const elsewhere = { id: 'b', reward: 900, branchContactId: 'belgrano' }

/** spec('000 §2.103') */
test('a reward is had at its own contact, or at all of them', () => {
  expect(rewardAt({ rewards: [elsewhere] }, 'palermo')).toBeUndefined()
  expect(rewardAt({ rewards: [elsewhere, everywhere] }, 'palermo')).toBe(everywhere)
  expect(rewardAt({ rewards: [elsewhere, everywhere] }, 'belgrano')).toBe(elsewhere)
  expect(rewardAt(undefined, 'palermo')).toBeUndefined()
})

test('a reward says that it waits for the first paid order where the phone alone is enough', () => {
  expect(waitsForOrder({ protection: 'NEVER' })).toBe(true)
  expect(waitsForOrder({ protection: 'ON_NEW_BROWSER' })).toBe(false)
  expect(waitsForOrder({})).toBe(false)
  expect(loyaltyCopy.rewardWaits('Brasas')).toBe(
    'Si es tu primera vez, vas a poder usar tus Brasas después de tu primer pedido pagado.',
  )
})

test.each([null, '', '{', '{}', '7', '[1, null]'])('%j in the storage is no reward seen', (json) => {
  expect(parseSeen(json)).toEqual([])
})

const whole = { name: 'Ana', phone: '11 2345-6789', phoneCountry: 'AR', email: 'ana@correo.test' } as const

/** spec('000 §5.40') */
test.each([
  [{ ...whole, name: ' ' }, 'Debe completar todos los campos para continuar', 'name'],
  [{ ...whole, email: '' }, 'Debe completar todos los campos para continuar', 'email'],
  [{ ...whole, phone: '' }, 'Debe completar todos los campos para continuar', 'phone'],
  [{ ...whole, phone: '12' }, 'El número de teléfono es invalido', 'phone'],
  [{ ...whole, email: 'ana@correo' }, 'Ingrese un email valido', 'email'],
] as const)('what is wrong with %j, and the field where it stands', (fields, problem, field) => {
  expect(rewardProblem(fields)).toBe(problem)
  expect(rewardFieldOf(problem, fields)).toBe(field)
})

test('nothing is wrong with a whole form, and what the server says of another kind is of no field', () => {
  expect(rewardProblem(whole)).toBeUndefined()
  expect(rewardFieldOf('Ya ha canjeado este premio', whole)).toBeUndefined()
})

/** spec('000 §8.12') spec('000 §8.13') */
test('a reward that was had before says so; anything else has one sentence', () => {
  expect(refusalText('reward-already-exists')).toBe('Ya ha canjeado este premio')
  expect(refusalText('email-invalid')).toBe('Ingrese un email valido')
  expect(refusalText('network')).toBe('Hubo un error validando sus datos, inténtelo en unos momentos')
  expect(refusalText('reward-not-found')).toBe(
    'Hubo un error validando sus datos, inténtelo en unos momentos',
  )
})
