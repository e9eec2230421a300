import { expect, test } from 'vitest'
import { registerProblem, type RegisterForm } from './register-problem.ts'
import { isReachable, registerStepsOf, variantOfRider } from './register-variant.ts'

const whole: RegisterForm = {
  initPhone: '11 2345-6789',
  registerPhone: '+54 9 11 2345 6789',
  name: 'Rosa Díaz',
  securityCode: '4821',
  pin: '',
  phoneCountry: 'AR',
}

/**
 * spec('001 §2.49') spec('001 §2.50') spec('001 §2.51') spec('001 §2.52')
 * spec('001 §2.53') spec('001 §5.7')
 */
test('all fields of a variant are asked for, and only those', () => {
  const incomplete = 'Debe completar todos los campos para continuar'
  expect(registerProblem('phoneIntake', { ...whole, initPhone: ' ' })).toEqual({
    field: 'initPhone',
    text: incomplete,
  })
  for (const field of ['registerPhone', 'name', 'securityCode'] as const) {
    expect(registerProblem('register', { ...whole, [field]: '' })).toEqual({ field, text: incomplete })
  }
  expect(registerProblem('logIn', { ...whole, securityCode: '' })?.text).toBe(incomplete)
  expect(registerProblem('logIn', { ...whole, initPhone: '', registerPhone: '', name: '' })).toBeUndefined()
  expect(registerProblem('logOut', { ...whole, securityCode: '' })?.text).toBe(incomplete)
})

/** spec('001 §5.5') */
test('the two phones have to be one number, however they are written', () => {
  expect(registerProblem('register', { ...whole, registerPhone: '011 2345-6789' })).toBeUndefined()
  expect(registerProblem('register', { ...whole, registerPhone: '11 2345-6780' })).toEqual({
    field: 'registerPhone',
    text: 'Los números de teléfono no coinciden',
  })
})

/** spec('001 §2.50') */
test('a number from abroad begins with its prefix, and is confirmed with it or without', () => {
  const initPhone = '+598 99 123 456'
  expect(registerProblem('phoneIntake', { ...whole, initPhone })).toBeUndefined()
  for (const registerPhone of [initPhone, '099 123 456', '+59899123456'])
    expect(registerProblem('register', { ...whole, initPhone, registerPhone })).toBeUndefined()
  expect(registerProblem('register', { ...whole, initPhone, registerPhone: '11 2345-6789' })?.field).toBe(
    'registerPhone',
  )
})

/** spec('001 §5.6') */
test('a phone has to be a phone of its country', () => {
  const text = 'El número de teléfono es invalido'
  expect(registerProblem('phoneIntake', { ...whole, initPhone: '123' })).toEqual({ field: 'initPhone', text })
  expect(registerProblem('register', { ...whole, initPhone: '123', registerPhone: '123' })?.text).toBe(text)
  expect(
    registerProblem('phoneIntake', { ...whole, initPhone: '9 6123 4567', phoneCountry: 'CL' }),
  ).toBeUndefined()
})

test('two phones that are none differ by what was typed, and else neither is a phone', () => {
  const differ = 'Los números de teléfono no coinciden'
  const problem = (initPhone: string, registerPhone: string) =>
    registerProblem('register', { ...whole, initPhone, registerPhone })
  expect(problem('123', '124')).toEqual({ field: 'registerPhone', text: differ })
  expect(problem(' 123', '123 ')).toEqual({
    field: 'registerPhone',
    text: 'El número de teléfono es invalido',
  })
  expect(problem('11 2345-6789', '123')?.text).toBe(differ)
  expect(problem('123', '11 2345-6789')?.text).toBe(differ)
  expect(registerProblem('success', { ...whole, initPhone: '' })).toBeUndefined()
  expect(registerProblem('logIn', { ...whole, initPhone: '123' })).toBeUndefined()
})

/** spec('001 §2.55') */
test('a rider who is found goes to the end or the start of a shift, one who is not to the registration', () => {
  expect(variantOfRider({ active: true })).toBe('logOut')
  expect(variantOfRider({ active: false })).toBe('logIn')
  expect(variantOfRider(undefined)).toBe('register')
})

test('a variant without what came before it begins with the phone', () => {
  const steps = registerStepsOf({ phone: '+541123456789', phoneCountry: 'AR' })
  expect(isReachable('phoneIntake', undefined)).toBe(true)
  expect(isReachable('register', undefined)).toBe(false)
  expect(isReachable('register', steps)).toBe(true)
  expect(isReachable('logIn', steps)).toBe(false)
  expect(isReachable('success', steps)).toBe(false)
  expect(registerStepsOf({ phone: 5 })).toBeUndefined()
})
