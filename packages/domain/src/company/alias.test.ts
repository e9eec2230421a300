import { describe, expect, test } from 'vitest'
import { ORDER_MODE_TYPES, orderModeSlug } from '../order-mode/order-mode-type.ts'
import { aliasProblem, RESERVED_SEGMENTS } from './alias.ts'

describe('an alias', () => {
  /** spec('000 §2.7') spec('decisions wire-conventions.2') */
  test.each(['ombu', 'fuego-lento-palermo', 'caleta-2', '7mares', 'la', 'a'.repeat(60)])(
    '"%s" is one',
    (text) => {
      expect(aliasProblem(text)).toBeUndefined()
    },
  )

  test.each([
    '',
    'a',
    'Ombu',
    'ñandu',
    '-ombu',
    'ombu-',
    'om--bu',
    'om bu',
    'om/bu',
    '../etc',
    'a'.repeat(61),
    'ombu\n',
  ])('"%s" is none', (text) => {
    expect(aliasProblem(text)).toBe('alias-invalid')
  })

  test.each([
    'menu',
    'file',
    'log',
    'companies',
    'branchcontacts',
    'branchordermodes',
    'session',
    'customer',
    'order',
    'api',
  ])('"%s" stands in a path already', (text) => {
    expect(aliasProblem(text)).toBe('alias-reserved')
  })

  /** spec('decisions enumerations.1') */
  test('every mode is a reserved segment', () => {
    expect(RESERVED_SEGMENTS).toEqual(expect.arrayContaining(ORDER_MODE_TYPES.map(orderModeSlug)))
  })
})
