import { describe, expect, test } from 'vitest'
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
  test.each(['delivery', 'take-away', 'in-dining', 'self-service'])(
    '"%s" is a mode\'s, so that neither a shop nor a category is called by it',
    (slug) => {
      expect(RESERVED_SEGMENTS).toContain(slug)
      expect(aliasProblem(slug)).toBe('alias-reserved')
    },
  )
})
