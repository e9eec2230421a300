import { checkoutMessage } from './checkout.ts'

/** One thing that is wrong with a field of a call, as the schema library tells it. */
export type FieldIssue = {
  readonly code: string
  /** The code of a rule of ours, where it is one of those that is broken. */
  readonly message?: string
  /** Kind of the measured value: a `string`, a `number`, an `array` or a `file`. */
  readonly origin?: string
  readonly maximum?: number | bigint
  readonly minimum?: number | bigint
  /** The type, or the kind of text, that would be right. */
  readonly expected?: string
  readonly format?: string
  /** The values that are right, where there are few. */
  readonly values?: readonly unknown[]
  readonly keys?: readonly string[]
  readonly isMissing: boolean
}

/** Returns the limit in words; '' where the measure is no count. */
const counted = (amount: number | bigint, origin: string | undefined): string => {
  const isOne = Number(amount) === 1
  if (origin === 'string') return isOne ? '1 carácter' : `${amount} caracteres`
  if (origin === 'file') return isOne ? '1 byte' : `${amount} bytes`
  return isOne ? '1 elemento' : `${amount} elementos`
}

const isNumber = (origin: string | undefined): boolean =>
  origin === 'number' || origin === 'int' || origin === 'bigint'

const EXPECTED: Readonly<Record<string, string>> = {
  string: 'Tiene que ser un texto.',
  number: 'Tiene que ser un número.',
  int: 'Tiene que ser un número entero.',
  boolean: 'Tiene que ser sí o no.',
  array: 'Tiene que ser una lista.',
  object: 'Tiene que ser un objeto.',
  record: 'Tiene que ser un objeto.',
  file: 'Tiene que ser un archivo.',
}

const FORMATS: Readonly<Record<string, string>> = {
  uuid: 'No es un identificador válido.',
  email: 'No es un correo válido.',
  url: 'No es una dirección web válida.',
  date: 'No es una fecha válida (AAAA-MM-DD).',
  datetime: 'No es un momento válido (AAAA-MM-DDTHH:MM:SSZ).',
}

/** Rules of ours that a schema of a call names by their code. */
const RULES: Readonly<Record<string, string>> = {
  blank: 'No puede estar vacío.',
  'day-out-of-range': 'Ese día está demasiado lejos.',
  'document-invalid': checkoutMessage('document-invalid'),
  'instant-out-of-range': 'Ese momento está demasiado lejos.',
  'latitude-out-of-range': 'No es una latitud válida.',
  'too-many-fields': 'Son demasiados datos.',
  'web-address-malformed': FORMATS.url ?? '',
}

/** The longest list of right values that a sentence names. */
const MOST_NAMED = 12

const AT_MOST = (maximum: number | bigint, origin: string | undefined): string =>
  isNumber(origin) ? `Puede ser ${maximum} como máximo.` : `Puede tener hasta ${counted(maximum, origin)}.`

const AT_LEAST = (minimum: number | bigint, origin: string | undefined): string => {
  if (isNumber(origin)) return `Tiene que ser ${minimum} como mínimo.`
  return Number(minimum) === 1
    ? 'No puede estar vacío.'
    : `Tiene que tener al menos ${counted(minimum, origin)}.`
}

const oneOf = (values: readonly unknown[] = []): string =>
  values.length > 0 && values.length <= MOST_NAMED
    ? `Tiene que ser uno de estos valores: ${values.map(String).join(', ')}.`
    : 'No es uno de los valores posibles.'

/** Returns the sentence of a field's problem, for the person whose call was refused. */
export function fieldProblem(issue: FieldIssue): string {
  const { code, origin, maximum, minimum, expected = '', format = '', values, keys = [] } = issue
  if (issue.isMissing) return 'Falta este dato.'
  if (code === 'invalid_type') return EXPECTED[expected] ?? 'No es del tipo que se espera.'
  if (code === 'too_big' && maximum !== undefined) return AT_MOST(maximum, origin)
  if (code === 'too_small' && minimum !== undefined) return AT_LEAST(minimum, origin)
  if (code === 'invalid_format') return FORMATS[format] ?? 'No tiene la forma que se espera.'
  if (code === 'invalid_value') return oneOf(values)
  if (code === 'unrecognized_keys') return `Sobra: ${keys.join(', ')}.`
  return RULES[issue.message ?? ''] ?? 'No es un valor válido.'
}
