// words: these sentences say what a revision did, and tenant-file may not import copy.
import { valueAt } from './apply-operations.ts'
import { FIELD_NAMES, THING_NAMES } from './field-names.ts'
import type { DocumentPlace, Operation, Thing } from './operation.ts'

/** The longest text of a value in a sentence, in characters. */
const LONGEST_VALUE = 60

/**
 * What an operation did, as "Carta › Bife de chorizo: precio 28.000 → 30.100": things by the names
 * that they have in `document`, which has them all.
 */
export function sentenceOf(operation: Operation, document: Thing): string {
  const { place } = operation
  if (operation.kind === 'set') {
    const { things, fields } = split(place)
    const where = things.map((thing) => nameAt(document, thing)).join(' › ')
    const what = fields.map(fieldName).join(', ')
    const change = `${what}: ${textOf(operation.from)} → ${textOf(operation.to)}`
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

const known = (thing: unknown): unknown =>
  ['showName', 'name', 'title', 'reason', 'code']
    .map((field) => (thing as Thing | undefined)?.[field])
    .find(Boolean)

const nameAt = (document: Thing, place: DocumentPlace): string =>
  String(known(valueAt(document, place)) ?? place.at(-1))

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
  return shortened(typeof value === 'string' ? `"${value}"` : JSON.stringify(value))
}

/** Half of a character beyond the first plane is no text. */
const shortened = (text: string): string =>
  text.length > LONGEST_VALUE
    ? `${text
        .slice(0, LONGEST_VALUE - 1)
        .replace(/\p{Surrogate}$/u, '')
        .trimEnd()}…`
    : text
