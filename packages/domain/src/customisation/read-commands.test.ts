import { describe, expect, test } from 'vitest'
import {
  commandFaults,
  hasEffect,
  readKnownCommands,
  RESOURCES,
  type KnownResource,
} from './read-commands.ts'

const HELP = 'https://ombu.example/ayuda'
const addressOf = (length: number): string => `https://ombu.example/${'a'.repeat(length - 21)}`

test('eight resources do something, and nothing else does', () => {
  const eight = [
    'PROMOTIONAL_BANNER',
    'DOCUMENT_LABEL',
    'NOTES_LIMIT',
    'REDIRECT_ACTION',
    'COMPLEX_INPUTS',
    'ADDRESS_REDIRECT',
    'MENU_HEADER',
    'PROMOTIONS',
  ]
  expect(RESOURCES).toEqual(eight)
  expect(eight.filter((resource) => !hasEffect(resource))).toEqual([])
  expect(['MENU_FOOTER', 'notes_limit', 'toString', '__proto__', ''].filter(hasEffect)).toEqual([])
})

describe('commands that hold', () => {
  test('are read without the blanks around their texts', () => {
    expect(readKnownCommands('PROMOTIONAL_BANNER', { text: ' 2x1 ', orderModeType: 'DELIVERY' })).toEqual({
      value: { text: '2x1', orderModeType: 'DELIVERY' },
      faults: [],
    })
    expect(readKnownCommands('REDIRECT_ACTION', { action: 'INVALID_CODE', url: HELP })).toEqual({
      value: { action: 'INVALID_CODE', url: HELP },
      faults: [],
    })
    const url = '/menu/la-nonna-almagro/soporte'
    expect(readKnownCommands('REDIRECT_ACTION', { action: 'INVALID_CODE', url })).toEqual({
      value: { action: 'INVALID_CODE', url },
      faults: [],
    })
    expect(readKnownCommands('COMPLEX_INPUTS', { branchContactIds: [] })).toEqual({
      value: { branchContactIds: [] },
      faults: [],
    })
  })

  test.each([
    [
      { orderNotesLimit: 1, itemNotesLimit: 5000 },
      { order: 1, item: 5000 },
    ],
    [
      { hasOrderNotesLimit: false, hasItemNotesLimit: true },
      { order: null, item: 250 },
    ],
    [{}, { order: 250, item: 250 }],
  ])('of the limits of notes %j', (commands, value) => {
    expect(readKnownCommands('NOTES_LIMIT', commands)).toEqual({ value, faults: [] })
  })

  test.each([
    ['PROMOTIONAL_BANNER', { text: 'a'.repeat(240), orderModeType: 'ALL' }],
    ['DOCUMENT_LABEL', { label: 'a'.repeat(60) }],
    ['COMPLEX_INPUTS', { branchContactIds: Array.from({ length: 1000 }, (_, at) => `ombu-${at}`) }],
    ['REDIRECT_ACTION', { action: 'INVALID_CODE', url: addressOf(300) }],
    ['REDIRECT_ACTION', { action: 'INVALID_CODE', url: 'https://ayuda.ombu.com.ar:8443?de=carta' }],
    ['REDIRECT_ACTION', { action: 'INVALID_CODE', url: 'HTTPS://ombu.example' }],
    ['ADDRESS_REDIRECT', { mode: 'MANUAL' }],
  ] as const)('of %s, at its edge', (resource, commands) => {
    expect(commandFaults(resource, commands)).toEqual([])
  })
})

type Fault = readonly [at: string, code: string, details: Record<string, string | number>]

describe('problems of commands', () => {
  const NOTES = 'NOTES_LIMIT'
  const modes = 'DELIVERY, TAKE_AWAY, IN_DINING, SELF_SERVICE, ALL'

  test.each<[KnownResource, unknown, ...Fault[]]>([
    ['DOCUMENT_LABEL', 'CUIT', ['', 'wrong-type', { expected: 'object' }], ['label', 'missing', {}]],
    ['DOCUMENT_LABEL', {}, ['label', 'missing', {}]],
    ['DOCUMENT_LABEL', { label: 7 }, ['label', 'wrong-type', { expected: 'string' }]],
    ['DOCUMENT_LABEL', { label: ' ' }, ['label', 'too-short', { minimum: 1 }]],
    ['DOCUMENT_LABEL', { label: 'a'.repeat(61) }, ['label', 'too-long', { maximum: 60 }]],
    ['DOCUMENT_LABEL', { label: 'CUIT', size: 7 }, ['size', 'unknown-field', { field: 'size' }]],
    ['PROMOTIONAL_BANNER', { text: '2x1' }, ['orderModeType', 'missing', {}]],
    [
      'PROMOTIONAL_BANNER',
      { text: '2x1', orderModeType: 'PICKUP' },
      ['orderModeType', 'not-one-of', { values: modes }],
    ],
    ['REDIRECT_ACTION', { action: 'INVALID_CODE' }, ['url', 'missing', {}]],
    ['REDIRECT_ACTION', { action: 'INVALID_CODE', url: 'ombu' }, ['url', 'web-address-malformed', {}]],
    [
      'REDIRECT_ACTION',
      { action: 'INVALID_CODE', url: addressOf(301) },
      ['url', 'too-long', { maximum: 300 }],
    ],
    ...['//ombu.example', '/\\ombu.example', '/a b', '/menu\n/x', 'menu/ombu'].map(
      (url): [KnownResource, unknown, ...Fault[]] => [
        'REDIRECT_ACTION',
        { action: 'INVALID_CODE', url },
        ['url', 'web-address-malformed', {}],
      ],
    ),
    ['REDIRECT_ACTION', { action: 'X', url: HELP }, ['action', 'not-one-of', { values: 'INVALID_CODE' }]],
    [NOTES, { orderNotesLimit: 0 }, ['orderNotesLimit', 'too-small', { minimum: 1 }]],
    [NOTES, { itemNotesLimit: 5001 }, ['itemNotesLimit', 'too-large', { maximum: 5000 }]],
    [NOTES, { itemNotesLimit: '9' }, ['itemNotesLimit', 'wrong-type', { expected: 'int' }]],
    [NOTES, { itemNotesLimit: 1.5 }, ['itemNotesLimit', 'wrong-type', { expected: 'int' }]],
    [NOTES, { hasOrderNotesLimit: 'no' }, ['hasOrderNotesLimit', 'wrong-type', { expected: 'boolean' }]],
    [NOTES, { hasItemNotesLimit: 0 }, ['hasItemNotesLimit', 'wrong-type', { expected: 'boolean' }]],
    ['COMPLEX_INPUTS', {}, ['branchContactIds', 'missing', {}]],
    ['COMPLEX_INPUTS', { branchContactIds: 'a' }, ['branchContactIds', 'wrong-type', { expected: 'array' }]],
    [
      'COMPLEX_INPUTS',
      { branchContactIds: Array.from({ length: 1001 }, (_, at) => `ombu-${at}`) },
      ['branchContactIds', 'too-many', { maximum: 1000 }],
    ],
    [
      'COMPLEX_INPUTS',
      { branchContactIds: ['a', 7, 'a'] },
      ['branchContactIds[1]', 'wrong-type', { expected: 'string' }],
      ['branchContactIds[2]', 'listed-twice', { key: 'a' }],
    ],
    ['ADDRESS_REDIRECT', {}, ['mode', 'missing', {}]],
    ['ADDRESS_REDIRECT', { mode: 'X' }, ['mode', 'not-one-of', { values: 'AUTOMATIC, MANUAL' }]],
  ])('of %s %j', (resource, commands, ...faults) => {
    expect(commandFaults(resource, commands)).toEqual(
      faults.map(([at, code, details]) => ({ at, code, details })),
    )
  })

  test('an unknown field alone leaves what is known, a refused one nothing', () => {
    expect(readKnownCommands('DOCUMENT_LABEL', { label: 'CUIT', size: 7 }).value).toEqual({ label: 'CUIT' })
    expect(readKnownCommands('DOCUMENT_LABEL', { label: 7 }).value).toBeUndefined()
    expect(readKnownCommands('NOTES_LIMIT', { orderNotesLimit: 0 }).value).toBeUndefined()
  })
})

test.each([
  'http://ombu.example',
  'see https://ombu.example',
  'javascript:alert(1)',
  'https://user:word@ombu.example',
  'https://localhost/x',
  'https://10.0.0.7',
  'https://ombu.example:',
  'https://ombu.example:puerto',
  'https://ombu.example:123456',
  '//ombu.example',
  'https://ombu.example/a b',
])('an address is https and of a named host: not %s', (url) => {
  const [found] = commandFaults('REDIRECT_ACTION', { action: 'INVALID_CODE', url })
  expect(found?.code).toBe('web-address-malformed')
})
