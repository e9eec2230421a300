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
    'account',
    'api',
    'assets',
    'branchcontacts',
    'branches',
    'branchordermodes',
    'checkout',
    'companies',
    'console',
    'customer',
    'encuesta',
    'favicon',
    'file',
    'files',
    'guia',
    'healthz',
    'invitation',
    'log',
    'logistics',
    'manifest',
    'menu',
    'metrics',
    'order',
    'preview',
    'readyz',
    'session',
    'shipments',
    'static',
    'tracking',
  ])('"%s" stands in a path already', (text) => {
    expect(aliasProblem(text)).toBe('alias-reserved')
  })

  test.each(['preview', 'checkout', 'order', 'soporte'])(
    'no category and no mode is called "%s", which follows an alias in a path',
    (segment) => {
      expect(RESERVED_SEGMENTS).toContain(segment)
    },
  )

  /** spec('decisions enumerations.1') */
  test.each(['delivery', 'take-away', 'in-dining', 'self-service'])(
    '"%s" is a mode\'s, so that neither a shop nor a category is called by it',
    (slug) => {
      expect(RESERVED_SEGMENTS).toContain(slug)
      expect(aliasProblem(slug)).toBe('alias-reserved')
    },
  )
})
