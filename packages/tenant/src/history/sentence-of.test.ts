import { expect, test } from 'vitest'
import { tenantJsonSchema } from '../file/json-schema.ts'
import { FIELD_NAMES, THING_NAMES } from './field-names.ts'
import type { Operation } from '@mostrador/domain/revision/operation'
import { valueText } from './value-text.ts'
import { sentenceOf } from './sentence-of.ts'

const document = {
  company: { key: 'fuego', name: 'Fuego' },
  branches: [
    {
      key: 'lento',
      name: 'Fuego Lento',
      menus: [
        {
          key: 'carta',
          name: 'Carta',
          plates: [
            {
              key: 'bife',
              name: 'Bife',
              showName: 'Bife de chorizo',
              sizes: [{ key: 'chico', name: 'Chico' }],
            },
            { key: 'flan', name: 'Flan' },
          ],
        },
      ],
      discountCodes: [{ code: 'HOLA10' }],
      branchContacts: [{ key: 'palermo', name: 'Palermo' }],
    },
  ],
}
const bife = ['branches', 'lento', 'menus', 'carta', 'plates', 'bife'] as const

const sentences: readonly (readonly [Operation, string])[] = [
  [
    { kind: 'set', place: [...bife, 'price'], from: 28_000, to: 30_100.5 },
    'Fuego Lento › Carta › Bife de chorizo · precio: 28.000 → 30.100,5',
  ],
  [
    { kind: 'set', place: [...bife, 'sizes', 'chico', 'price'], from: 0, to: 900 },
    'Fuego Lento › Carta › Bife de chorizo › Chico · precio: 0 → 900',
  ],
  [
    { kind: 'set', place: [...bife, 'visible'], to: false },
    'Se desactivó el plato "Bife de chorizo" (Fuego Lento › Carta)',
  ],
  [
    { kind: 'set', place: ['branches', 'lento', 'branchContacts', 'palermo', 'blocked'], from: true },
    'Se publicó el local "Palermo" (Fuego Lento)',
  ],
  [
    { kind: 'set', place: ['branches', 'lento', 'branchContacts', 'palermo', 'blocked'], to: true },
    'Se cerró al público el local "Palermo" (Fuego Lento)',
  ],
  [
    { kind: 'set', place: ['branches', 'lento', 'branchContacts', 'palermo', 'mandatoryEmail'], to: true },
    'Fuego Lento › Palermo · se activó «pedir correo»',
  ],
  [
    {
      kind: 'set',
      place: ['branches', 'lento', 'branchContacts', 'palermo', 'riderSecurityCode'],
      to: '1234',
    },
    'Fuego Lento › Palermo · se cambió el código de los repartidores',
  ],
  [
    {
      kind: 'set',
      place: ['branches', 'lento', 'branchContacts', 'palermo', 'location'],
      to: { lat: -34.588, lng: -58.43 },
    },
    'Fuego Lento › Palermo · ubicación: nada → (latitud: -34,588, longitud: -58,43)',
  ],
  [
    {
      kind: 'set',
      place: ['branches', 'lento', 'branchContacts', 'palermo', 'exceptions'],
      to: [{ day: '2026-12-25', reason: 'Navidad', hours: [] }],
    },
    'Fuego Lento › Palermo · días especiales: nada → (día: 25/12/2026, motivo: "Navidad", horario: nada)',
  ],
  [
    { kind: 'set', place: [...bife, 'garnishGroups'], from: [], to: ['salsas', 'papas'] },
    'Fuego Lento › Carta › Bife de chorizo · grupos de agregados: nada → "salsas", "papas"',
  ],
  [
    {
      kind: 'set',
      place: [...bife, 'hours'],
      from: { TUESDAY: ['08:00-11:00'], SUNDAY: ['20:00-02:00'] },
      to: { MONDAY: ['12:00-15:00'], TUESDAY: ['12:00-15:00'], WEDNESDAY: ['12:00-15:00', '20:00-02:00'] },
    },
    'Fuego Lento › Carta › Bife de chorizo · horario: martes 08:00-11:00, domingo 20:00-02:00 → ' +
      'lunes a martes 12:00-15:00, miércoles 12:00-15:00 y 20:00-0…',
  ],
  [
    { kind: 'set', place: [...bife, 'hours'], from: { MONDAY: [] }, to: undefined },
    'Fuego Lento › Carta › Bife de chorizo · horario: nada → nada',
  ],
  [
    { kind: 'set', place: [...bife, 'orderModes'], from: [], to: ['DELIVERY', 'IN_DINING'] },
    'Fuego Lento › Carta › Bife de chorizo · modalidades: nada → Delivery, En el local',
  ],
  [
    { kind: 'set', place: ['company', 'name'], from: 'Fuego', to: 'Brasa' },
    'Empresa, nombre: "Fuego" → "Brasa"',
  ],
  [
    {
      kind: 'add',
      place: [...bife.slice(0, 5), 'agua'],
      thing: { key: 'agua', name: 'Agua' },
      after: 'flan',
    },
    'Se agregó el plato "Agua" (Fuego Lento › Carta)',
  ],
  [
    {
      kind: 'remove',
      place: ['branches', 'lento', 'discountCodes', 'OTRO'],
      thing: { code: 'OTRO' },
      after: null,
    },
    'Se quitó el código "OTRO" (Fuego Lento)',
  ],
  [
    { kind: 'move', place: [...bife], from: null, to: 'flan' },
    'Se movió el plato "Bife de chorizo" después de "Flan" (Fuego Lento › Carta)',
  ],
  [
    { kind: 'move', place: [...bife], from: 'flan', to: null },
    'Se movió el plato "Bife de chorizo" al comienzo (Fuego Lento › Carta)',
  ],
]

/** spec('decisions tenant-history.12') */
test.each(sentences)('%o is said', (operation, sentence) => {
  expect(sentenceOf(operation, document)).toBe(sentence)
})

test('a text that is long is shortened', () => {
  const said = sentenceOf({ kind: 'set', place: [...bife, 'description'], to: 'muy '.repeat(50) }, document)
  expect(said.length).toBeLessThan(130)
  expect(said).toMatch(/…$/)
})

type Schema = {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
}

const optionsOf = (schema: Schema): readonly Schema[] => [
  schema,
  ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(optionsOf),
]

/** Every field below a schema, and whether it is a list of things with keys. */
function fieldsOf(schema: Schema): readonly (readonly [field: string, isList: boolean])[] {
  return optionsOf(schema).flatMap(({ properties = {}, items }) => [
    ...Object.entries(properties).flatMap(([field, value]) => {
      const things = optionsOf(value).flatMap((one) => (one.items ? optionsOf(one.items) : []))
      const isList = things.some((thing) => thing.properties?.key ?? thing.properties?.code)
      return [[field, isList] as const, ...fieldsOf(value)]
    }),
    ...(items ? fieldsOf(items) : []),
  ])
}

/** docs/decisions/090: a field without a name would be told by its name in the code. */
test('every field and every list of a tenant has a name for its sentences', () => {
  const { properties = {} } = JSON.parse(tenantJsonSchema()) as Schema
  const { company = {}, branches = {} } = properties
  const fields = [...fieldsOf(company), ...fieldsOf({ properties: { branches } })].filter(
    ([field]) => field !== '$comment',
  )
  const nameless = fields.filter(
    ([field, isList]) => !Object.hasOwn(isList ? THING_NAMES : FIELD_NAMES, field),
  )
  expect(fields.length).toBeGreaterThan(150)
  expect(nameless).toEqual([])
})

test('a long text is never cut through the middle of a character', () => {
  const to = `${'a'.repeat(57)}🔥🔥🔥🔥`
  const sentence = sentenceOf({ kind: 'set', place: ['company', 'name'], to }, {})
  expect(sentence).toBe(`Empresa, nombre: nada → "${'a'.repeat(57)}…`)
})

test('a field that a shop named itself is told as it did', () => {
  expect(valueText({ horno: 2 }, 'address')).toBe('("horno": 2)')
})
