// words: these sentences say what a revision did, and tenant may not import copy.
import { valueAt } from '@mostrador/domain/revision/apply-operations'
import { fileNameOf } from '@mostrador/domain/picture/upload-name'
import { mirroredAt, mirroredPlace } from '@mostrador/domain/revision/mirrored-place'
import { DAYS_OF_WEEK } from '@mostrador/domain/scheduling/day-of-week'
import { FIELD_NAMES, THING_NAMES, VALUE_NAMES } from './field-names.ts'
import type { DocumentPlace, Operation, Thing } from '@mostrador/domain/revision/operation'

/** The longest text of a value in a sentence, in characters. */
const LONGEST_VALUE = 60

/** What a local says of its own, and that it says nothing. */
const OF_LOCAL = ' en este local'
const AS_THE_BRANCH = 'como la marca'

/**
 * What an operation did, as "Carta › Bife de chorizo: precio 28.000 → 30.100": things by the names
 * that they have in `document`, which has them all. What a local says over its branch is told as
 * "Palermo › Carta › Bife de chorizo · precio en este local: como la marca → 31.000".
 */
export function sentenceOf(operation: Operation, document: Thing): string {
  const { place } = operation
  if (operation.kind === 'set') {
    const { things, fields } = split(place)
    const where = things.map((thing) => nameAt(document, thing)).join(' › ')
    const isOfLocal = mirroredAt(place) === 'field'
    const what = `${fields.map(fieldName).join(', ')}${isOfLocal ? OF_LOCAL : ''}`
    const text = (value: unknown): string =>
      isOfLocal && value === undefined ? AS_THE_BRANCH : textOf(value)
    const change = `${what}: ${text(operation.from)} → ${text(operation.to)}`
    return where === '' ? capital(change) : `${where} · ${change}`
  }
  const list = split(place.slice(0, -2)).things.map((thing) => nameAt(document, thing))
  const where = list.length === 0 ? '' : ` (${list.join(' › ')})`
  const thing = `${THING_NAMES[place.at(-2) ?? ''] ?? place.at(-2)} "${nameOf(operation, document)}"`
  if (operation.kind === 'move') {
    const after = operation.to === null ? 'al comienzo' : `después de "${siblingOf(operation, document)}"`
    return `Se movió ${thing} ${after}${where}`
  }
  return `${operation.kind === 'add' ? 'Se agregó' : 'Se quitó'} ${thing}${where}`
}

/**
 * What operations did, each in its sentence. The name of a thing that went is known by the document
 * of before, and so is that of one that a local has nothing more to say of, which may have gone.
 */
export const sentencesOf = (
  operations: readonly Operation[],
  { before, after }: { readonly before: Thing; readonly after: Thing },
): string[] =>
  operations.map((operation) => {
    const isOver = operation.kind === 'set' && operation.to === undefined && mirroredAt(operation.place)
    return sentenceOf(operation, operation.kind === 'remove' || isOver ? before : after)
  })

const fieldName = (field: string): string =>
  Object.hasOwn(FIELD_NAMES, field) ? (FIELD_NAMES[field] ?? field) : field

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The places of the things that a place goes through, and the fields of the innermost one. */
function split(place: DocumentPlace): { things: readonly DocumentPlace[]; fields: readonly string[] } {
  const things: DocumentPlace[] = []
  let from = 0
  while (Object.hasOwn(THING_NAMES, place[from] ?? '') && place.length > from + 1) {
    from += 2
    things.push(place.slice(0, from))
  }
  return { things, fields: place.slice(from) }
}

/** The innermost thing that a field stands in; the company's own stand in none. */
export const thingAround = (place: DocumentPlace): DocumentPlace => split(place).things.at(-1) ?? []

const known = (thing: unknown): unknown =>
  ['showName', 'name', 'title', 'reason', 'code']
    .map((field) => (thing as Thing | undefined)?.[field])
    .find(Boolean)

/** What a thing is called; what a local says of one has its name in the menu. */
export const nameAt = (document: Thing, place: DocumentPlace): string => {
  const named = mirroredAt(place) === 'thing' ? mirroredPlace(place) : place
  return String(known(valueAt(document, named)) ?? place.at(-1))
}

const nameOf = (operation: Exclude<Operation, { kind: 'set' }>, document: Thing): string =>
  operation.kind === 'move'
    ? nameAt(document, operation.place)
    : String(known(operation.thing) ?? operation.place.at(-1))

const siblingOf = ({ place, to }: Extract<Operation, { kind: 'move' }>, document: Thing): string =>
  nameAt(document, [...place.slice(0, -1), to ?? ''])

/** A value as people read it: amounts with their thousands, lists with commas. */
function textOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nada'
  if (typeof value === 'boolean') return value ? 'sí' : 'no'
  if (typeof value === 'number') return value.toLocaleString('es-AR')
  if (Array.isArray(value)) return shortened(value.length === 0 ? 'nada' : value.map(textOf).join(', '))
  if (isWeek(value)) return shortened(weekText(value))
  return shortened(typeof value === 'string' ? nameOfValue(value) : JSON.stringify(value))
}

const nameOfValue = (text: string): string =>
  Object.hasOwn(VALUE_NAMES, text) ? (VALUE_NAMES[text] ?? text) : `"${fileNameOf(text) ?? text}"`

type Week = Readonly<Record<string, readonly string[]>>

const isWeek = (value: unknown): value is Week =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(
    ([day, hours]) => DAYS_OF_WEEK.some((one) => one === day) && Array.isArray(hours),
  )

/** The hours of a week, days of the same hours together: "lunes a viernes 08:00-11:00". */
function weekText(week: Week): string {
  const spans: { first: string; last: string; hours: string }[] = []
  for (const day of DAYS_OF_WEEK) {
    const hours = (week[day] ?? []).join(' y ')
    const before = spans.at(-1)
    if (before?.hours === hours) before.last = day
    else spans.push({ first: day, last: day, hours })
  }
  const said = spans.filter(({ hours }) => hours !== '')
  if (said.length === 0) return 'nada'
  const daysOf = ({ first, last }: (typeof said)[number]): string =>
    first === last ? fieldName(first) : `${fieldName(first)} a ${fieldName(last)}`
  return said.map((span) => `${daysOf(span)} ${span.hours}`).join(', ')
}

/** Half of a character beyond the first plane is no text. */
const shortened = (text: string): string =>
  text.length > LONGEST_VALUE
    ? `${text
        .slice(0, LONGEST_VALUE - 1)
        .replace(/\p{Surrogate}$/u, '')
        .trimEnd()}…`
    : text
