// words: these words are for the sentences of a revision, and tenant may not import copy.
import { fileNameOf } from '@mostrador/domain/picture/upload-name'
import { DAYS_OF_WEEK } from '@mostrador/domain/scheduling/day-of-week'
import { FIELD_NAMES } from './field-names.ts'

/** Longest text of a value in a sentence, in characters. */
const LONGEST_VALUE = 60

const NOTHING = 'nada'

/** Name of each word of the document in the sentences of a revision, by its field. */
const VALUE_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  addressRedirect: { AUTOMATIC: 'al local más cercano', MANUAL: 'el cliente elige' },
  colorModeType: { LIGHT: 'claro', DARK: 'oscuro' },
  indicatorDisplay: { SHORTS: 'cortas', SPREAD: 'completas', NONE: 'sin etiquetas' },
  mark: { AMOUNT: 'por el monto', REFERENCE: 'por la referencia', BOTH: 'por el monto y la referencia' },
  orderChannel: { CONSOLE: 'la consola', MESSAGE: 'un mensaje' },
  orderModes: {
    DELIVERY: 'Delivery',
    TAKE_AWAY: 'Take away',
    IN_DINING: 'En el local',
    SELF_SERVICE: 'Autoservicio',
  },
  orderType: { ON_DEMAND: 'en el momento', SCHEDULED: 'programados', ALL: 'en el momento y programados' },
  paymentMethod: { CASH: 'efectivo', CARD: 'tarjeta', WALLET: 'billetera', OTHER: 'otro' },
  protection: { ON_NEW_BROWSER: 'en un navegador nuevo', NEVER: 'nunca' },
  signIn: { PHONE_ONLY: 'solo con el teléfono', CODE: 'con un código' },
  type: {
    DELIVERY: 'Delivery',
    TAKE_AWAY: 'Take away',
    IN_DINING: 'En el local',
    SELF_SERVICE: 'Autoservicio',
    PERCENT: 'porcentaje',
    FIXED: 'monto fijo',
    MULTIPLE: '2x1 o 3x2',
    FINAL_PRICE: 'precio final',
    DELIVERY_FEE: 'costo de envío',
    PLATE: 'plato',
    SIZE: 'tamaño',
    GARNISH: 'agregado',
    INGREDIENT: 'ingrediente',
    rating: 'puntaje',
    text: 'texto',
    multiselect: 'varias opciones',
    Polygon: 'un área',
    MultiPolygon: 'varias áreas',
  },
  upload: { APP: 'con la app', API: 'en línea' },
  voice: { TU: 'de tú', VOS: 'de vos' },
}

/** Returns the name of a field; one that a shop named itself, in quotes. */
export const fieldName = (field: string): string =>
  Object.hasOwn(FIELD_NAMES, field) ? (FIELD_NAMES[field] ?? field) : `"${field}"`

/**
 * Returns the value of a field as people read it: amounts with their thousands, lists with commas,
 * days in words, codes by their names. No value reads as it is written in a file.
 */
export const valueText = (value: unknown, field: string): string => shortened(wholeText(value, field))

function wholeText(value: unknown, field: string): string {
  if (value === undefined || value === null || value === '') return NOTHING
  if (typeof value === 'boolean') return value ? 'sí' : 'no'
  if (typeof value === 'number') return value.toLocaleString('es-AR', { maximumFractionDigits: 6 })
  if (typeof value === 'string') return wordText(value, field)
  if (Array.isArray(value))
    return value.length === 0 ? NOTHING : value.map((one) => wholeText(one, field)).join(', ')
  if (isArea(value)) return areaText(value)
  if (isWeek(value)) return weekText(value)
  const said = Object.entries(value as object).map(
    ([key, one]) => `${fieldName(key)}: ${wholeText(one, key)}`,
  )
  return `(${said.join(', ')})`
}

function wordText(text: string, field: string): string {
  const names = Object.hasOwn(VALUE_NAMES, field) ? VALUE_NAMES[field] : undefined
  if (names && Object.hasOwn(names, text)) return names[text] ?? text
  const [, year, month, day, , time = ''] = /^(\d{4})-(\d\d)-(\d\d)(T(\d\d:\d\d))?/.exec(text) ?? []
  if (year !== undefined) return `${day}/${month}/${year}${time && ` ${time}`}`
  return `"${fileNameOf(text) ?? text}"`
}

type Area = { readonly type: string; readonly coordinates: readonly (readonly unknown[])[] }

const isArea = (value: object): value is Area =>
  'coordinates' in value && Array.isArray(value.coordinates) && 'type' in value

/** Describes a drawn area, since people do not read its points. */
function areaText({ type, coordinates }: Area): string {
  if (type === 'MultiPolygon') return `un área de ${coordinates.length} partes`
  // The first corner closes the ring, so it is there twice.
  return `un área de ${Math.max(0, (coordinates[0]?.length ?? 0) - 1)} esquinas`
}

type Week = Readonly<Record<string, readonly string[]>>

const isWeek = (value: object): value is Week =>
  Object.entries(value).every(
    ([day, hours]) => DAYS_OF_WEEK.some((one) => one === day) && Array.isArray(hours),
  )

/** Writes the hours of a week, days of the same hours together: "lunes a viernes 08:00-11:00". */
function weekText(week: Week): string {
  const spans: { first: string; last: string; hours: string }[] = []
  for (const day of DAYS_OF_WEEK) {
    const hours = (week[day] ?? []).join(' y ')
    const before = spans.at(-1)
    if (before?.hours === hours) before.last = day
    else spans.push({ first: day, last: day, hours })
  }
  const said = spans.filter(({ hours }) => hours !== '')
  if (said.length === 0) return NOTHING
  const daysOf = ({ first, last }: (typeof said)[number]): string =>
    first === last ? fieldName(first) : `${fieldName(first)} a ${fieldName(last)}`
  return said.map((span) => `${daysOf(span)} ${span.hours}`).join(', ')
}

/** Cut between two characters, not within an emoji. */
const shortened = (text: string): string =>
  text.length > LONGEST_VALUE
    ? `${text
        .slice(0, LONGEST_VALUE - 1)
        .replace(/\p{Surrogate}$/u, '')
        .trimEnd()}…`
    : text
