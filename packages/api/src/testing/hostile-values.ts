import { z } from 'zod'

/** Instants at the ends of what clocks, calendars and databases take. */
export const INSTANTS: readonly string[] = [
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00.000Z',
  '0999-12-31T23:59:59Z',
  '1970-01-01T00:00:00Z',
  '1582-10-10T12:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '9999-12-31T23:59:00Z',
  '-000001-01-01T00:00:00Z',
  '+275760-09-13T00:00:00.000Z',
  '2026-11-20T15:00:00.123456789Z',
  '9999-12-31',
]

const NUMBERS = [
  0,
  -0,
  -1,
  1,
  0.1 + 0.2,
  5e-324,
  -5e-324,
  1e308,
  -1e308,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53 - 1,
  2 ** 53,
  -(2 ** 53),
  2 ** 63,
  1e21,
]

const NUMBER_TEXTS = ['5e-324', '1e308', '9007199254740993', 'NaN', 'Infinity', '-0', '0x10', '1e-400', '٣']

const IDS = ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff']

/** Arrays in arrays: to read them is easy, to write or walk them is more than a stack holds. */
const deeply = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels))

/**
 * Values that are put in the place of every single value, and get beyond few schemas: other types,
 * names of every object's prototype, ends of numbers and of calendars.
 */
export const HOSTILE_VALUES: readonly unknown[] = [
  null,
  true,
  [],
  {},
  [[]],
  deeply(100_000),
  JSON.parse('{"__proto__":{"isAdmin":true}}') as unknown,
  JSON.parse('{"__proto__":"x","constructor":"x","toString":"x"}') as unknown,
  '',
  '__proto__',
  'constructor',
  'a\0b',
  '\ud800b\udfff',
  ...NUMBERS,
  ...INSTANTS,
  ...IDS,
]

/** Texts of which a few are tried in each place where any text is taken. */
export const HOSTILE_TEXTS: readonly string[] = [
  ' ',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '\0',
  '\u202e\ufeff\u2028',
  '😀'.repeat(20),
  '%',
  '_\\',
  "'; drop table orders; --",
  '../../etc/passwd',
  'ﬀ'.repeat(40),
  'x'.repeat(4000),
  ...NUMBER_TEXTS,
]

/** A JSON Schema, as far as values are made by it. */
type Shape = {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly items?: Shape
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly minimum?: number
  readonly minItems?: number
  readonly minLength?: number
  readonly pattern?: string
}

/** Where a value stands in an input, from the outside in. */
export type ValuePath = readonly (string | number)[]

/** Returns a value of the test's world for the name of a field. */
export type Known = (name: string) => unknown

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': '2026-11-20T15:00:00.000Z',
  date: '2026-11-20',
  uuid: '018f3c1e-0000-7000-8000-000000000001',
  uri: 'https://shop.example/',
  email: 'ana@shop.example',
}

/** Of these the first that fits a pattern is sent. */
const PLAIN_TEXTS = [
  'abcdefgh',
  '#aabbcc',
  '12',
  '1234',
  'ab'.repeat(32),
  '12:30',
  '1.5',
  'abc-1.png',
  '1.2',
  'icon-192.png',
  // The keys of a browser that takes notes.
  `${'ab'.repeat(43)}c`,
  'ab'.repeat(11),
]

const shapeOf = (schema: z.ZodType): Shape =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape

/** Whether a value of the world of the test is one of this shape, as far as its type tells. */
function isFitting({ enum: values }: Shape, type: unknown, value: unknown): boolean {
  if (value === undefined || type === 'object' || type === 'array') return false
  if (type !== undefined && type !== typeof value && type !== 'integer') return false
  return values?.includes(value) ?? true
}

function textOf({ format, pattern }: Shape): string {
  const isFit = (text: string) => pattern === undefined || new RegExp(pattern).test(text)
  return (format && FORMATS[format]) ?? PLAIN_TEXTS.find(isFit) ?? ''
}

function sample(shape: Shape, name: string, known: Known): unknown {
  const [option] = shape.anyOf ?? shape.oneOf ?? []
  if (option) return sample(option, name, known)
  if ('const' in shape) return shape.const
  const [type] = [shape.type].flat()
  const value = known(name)
  if (isFitting(shape, type, value)) return value
  if (shape.enum) return shape.enum[0]
  switch (type) {
    case 'object': {
      const fields = Object.entries(shape.properties ?? {})
      return Object.fromEntries(fields.map(([field, inner]) => [field, sample(inner, field, known)]))
    }
    case 'array':
      return Array.from({ length: Math.max(shape.minItems ?? 1, 1) }, () =>
        sample(shape.items ?? {}, name, known),
      )
    case 'number':
    case 'integer':
      return Math.max(shape.minimum ?? 1, 1)
    case 'boolean':
      return true
    default:
      return textOf(shape)
  }
}

/** A value that a schema most likely takes, made of what is known by the names of its fields. */
export const plausible = (schema: z.ZodType, known: Known): unknown => sample(shapeOf(schema), '', known)

/** Every place in a value, the whole of it first. */
export function placesOf(value: unknown, at: ValuePath = []): readonly ValuePath[] {
  if (typeof value !== 'object' || value === null) return [at]
  return [at, ...Object.entries(value).flatMap(([name, inner]) => placesOf(inner, [...at, name]))]
}

/**
 * The same value with another one in a place; a name of the prototype is a field like any other.
 */
export function withValueAt(value: unknown, [name, ...rest]: ValuePath, put: unknown): unknown {
  if (name === undefined) return put
  const fields = Object.entries(value as object).map(([field, inner]) => [
    field,
    field === name ? withValueAt(inner, rest, put) : inner,
  ])
  const changed: unknown = Object.fromEntries(fields)
  return Array.isArray(value) ? Object.values(changed as object) : changed
}
