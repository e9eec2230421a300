import { describe, expect, test } from 'vitest'
import { maskPayload, maskPersonal } from './mask-personal.ts'

describe('nothing of a person is left', () => {
  test.each([
    ['Falló +54 9 11 2345-6789', 'Falló […]'],
    ['Falló (11) 2345.6789', 'Falló […]'],
    ['Falló 1123456789.', 'Falló […].'],
    ['DNI 1234567', 'DNI […]'],
    ['para ana.perez+x@correo.com.ar!', 'para […]!'],
    ['de ñandú de a@b-c.co', 'de ñandú de […]'],
    ['jwt eyJhbGci-Oi_J9.eyJzdWI.sig-n_x listo', 'jwt […] listo'],
    ['jwt eyJhbGciOiJ listo', 'jwt […] listo'],
    ['Authorization: Bearer abc.def-123456== ok', 'Authorization: Bearer […] ok'],
    ['token=9f8e7d6c5b', 'token=[…]'],
    ['{"apiKey":"abc+/~def"}', '{"apiKey":"[…]"}'],
    ["api_key : 'abcdef'", "api_key : '[…]'"],
    ['api-key abcdef', 'api-key […]'],
    ['password  =  abcdef', 'password  =  […]'],
    ['order ZK7M2Q9R4T not found', 'order […] not found'],
    ['id 0198c000-0000-7000-8000-0000000000aa', 'id […]'],
    ['hash 0123456789ABCDEF!', 'hash […]!'],
    ['hash deadbeefdeadbeefdeadbeef', 'hash […]'],
    ['en -34.58123,-58.42345', 'en […],[…]'],
    ['en 134.5812', 'en […]'],
    ['en 4.5812', 'en […]'],
    ['Av. Corrientes 1234 fuera de zona', '[…] fuera de zona'],
    ['AVENIDA  del Libertador 55', '[…]'],
    ['calle 9 de Julio 55', '[…]'],
    // Two blanks, and a name as long as one may be.
    [`calle  ${'m'.repeat(40)} 55`, '[…]'],
    ["pasaje L'Aiglon 12345", '[…]'],
    ['no llega a Gorriti 5123', 'no llega a […]'],
    ['no llega a General Paz 870.', 'no llega a […].'],
    ['no llega a Juana de los Ríos 87', 'no llega a […]'],
    ['no llega a Pte. Roca y Mitre 87', 'no llega a Pte. […]'],
  ])('of "%s"', (text, left) => {
    expect(maskPersonal(text)).toBe(left)
  })
})

test.each([
  'Minified React error #418',
  'Error 503',
  'status 404 of /api/diner/log',
  'Step 3 of 4 failed',
  'Chrome 141',
  // Short of what they would have to be: six figures, five characters, fifteen, three decimals.
  'code 123456',
  'token abcde',
  'hash abcdefabcdefabc',
  'in 12.345 s',
  // Ten capitals without a figure, and with a letter that codes do not have.
  'state CHECKOUTED',
  'state PARAMETERS',
  'state ABCDEFGHI1',
  // No street has one figure or six.
  'Plato 7',
  'Plato 123456',
  'Plato 12a',
  'calle de',
])('text that is not personal stays: "%s"', (text) => expect(maskPersonal(text)).toBe(text))

test('the typed address is taken out, whole and in its parts of four letters or more', () => {
  const known = ['Gorriti al fondo, Palermo , PB']
  expect(maskPersonal('Gorriti al fondo, Palermo , PB', known)).toBe('[…]')
  expect(maskPersonal('No vamos a Palermo ni PB por Gorriti al fondo', known)).toBe(
    'No vamos a […] ni PB por […]',
  )
  expect(maskPersonal('casa roja', ['casa'])).toBe('[…] roja')
  expect(maskPersonal('mar rojo', ['mar'])).toBe('mar rojo')
})

describe('a payload', () => {
  test.each([
    'code',
    'title',
    'detail',
    'message',
    'reason',
    'kind',
    'resource',
    'displayType',
    'command',
    'ignored',
    'failure',
    'status',
    'error',
  ])('keeps what the product writes as %s, masked', (field) => {
    expect(maskPayload({ [field]: 'sin 1123456789', name: 'Ana' })).toEqual({
      [field]: 'sin […]',
      name: '[…]',
    })
  })

  test('keeps figures of six digits, yes and no, and nothing', () => {
    const kept = { a: 999_999, b: -999_999, c: true, d: false, e: null, f: 0 }
    expect(maskPayload(kept)).toEqual(kept)
    expect(maskPayload([1_000_000, -1_000_000, 0.5, Number.NaN])).toEqual(['[…]', '[…]', '[…]', '[…]'])
    expect(maskPayload(() => 1)).toBe('[…]')
    expect(maskPayload(undefined)).toBe('[…]')
  })

  test('is looked at four levels deep and twenty entries wide, and its texts 300 characters', () => {
    expect(maskPayload({ a: { b: { c: { d: { e: 1 } } } } })).toEqual({ a: { b: { c: { d: '[…]' } } } })
    expect(maskPayload([[[[[1]]]]])).toEqual([[[['[…]']]]])
    expect(maskPayload(Array.from({ length: 21 }, (_, at) => at))).toHaveLength(20)
    const wide = Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`k${at}`, at]))
    expect(Object.keys(maskPayload(wide) as object)).toHaveLength(20)
    expect(maskPayload('x '.repeat(200))).toBe('x '.repeat(150))
    expect(maskPayload(`${'x'.repeat(299)}🍕`)).toBe(`${'x'.repeat(299)}\ufffd`)
  })

  test('is known by its keys, which are masked and cut as well', () => {
    expect(maskPayload({ 'ana@x.com': 1, [`${'k '.repeat(30)}`]: 2, [`${'k'.repeat(39)}🍕`]: 3 })).toEqual({
      '[…]': 1,
      [`${'k '.repeat(20)}`]: 2,
      [`${'k'.repeat(39)}\ufffd`]: 3,
    })
    expect(maskPayload({ Palermo: { detail: 'en Palermo' } }, ['Palermo'])).toEqual({
      '[…]': { detail: 'en […]' },
    })
    expect(maskPayload([['Palermo']], ['Palermo'])).toEqual([['[…]']])
  })
})
