// words: these sentences say what a revision did, and tenant may not import copy.
import { valueAt } from '@mostrador/domain/revision/apply-operations'
import { mirroredAt, mirroredPlace } from '@mostrador/domain/revision/mirrored-place'
import { THING_NAMES } from './field-names.ts'
import { fieldName, valueText } from './value-text.ts'
import type { DocumentPlace, Operation, Thing } from '@mostrador/domain/revision/operation'

/** Words for a branch contact's own value, and for its absence. */
const OF_CONTACT = ' en este local'
const AS_THE_BRANCH = 'como la marca'

/**
 * Returns the sentence of an operation, as "Carta › Bife · precio: 28.000 → 30.100": things by the
 * names that they have in `document`, which has them all. A switch is told by its effect: "Se
 * publicó el local". An override of a branch contact is told as "Palermo › Carta › Bife de chorizo
 * · precio en este local: como la marca → 31.000".
 */
export function sentenceOf(operation: Operation, document: Thing): string {
  const { place } = operation
  if (operation.kind === 'set') return fieldSentence(operation, document)
  const list = split(place.slice(0, -2)).things.map((thing) => nameAt(document, thing))
  const where = list.length === 0 ? '' : ` (${list.join(' › ')})`
  const thing = `${THING_NAMES[place.at(-2) ?? ''] ?? place.at(-2)} "${nameOf(operation, document)}"`
  if (operation.kind === 'move') {
    const after = operation.to === null ? 'al comienzo' : `después de "${siblingOf(operation, document)}"`
    return `Se movió ${thing} ${after}${where}`
  }
  return `${operation.kind === 'add' ? 'Se agregó' : 'Se quitó'} ${thing}${where}`
}

type FieldSet = Extract<Operation, { kind: 'set' }>

const SWITCHES: Readonly<Record<string, readonly [on: string, off: string]>> = {
  active: ['Se activó', 'Se desactivó'],
  blocked: ['Se cerró al público', 'Se publicó'],
  visible: ['Se activó', 'Se desactivó'],
}

const SECRETS = new Set(['riderSecurityCode', 'riderSecurityCodeHash'])

function fieldSentence(operation: FieldSet, document: Thing): string {
  const { place, from, to } = operation
  const { things, fields } = split(place)
  const names = things.map((thing) => nameAt(document, thing))
  const within = (said: string): string =>
    names.length === 0 ? capital(said) : `${names.join(' › ')} · ${said}`
  const field = fields.at(-1) ?? ''
  const what = fields.map(fieldName).join(', ')
  if (fields.some((one) => SECRETS.has(one))) return within(`se cambió ${what}`)
  if (mirroredAt(place) === 'field') {
    const text = (value: unknown): string => (value === undefined ? AS_THE_BRANCH : valueText(value, field))
    return within(`${what}${OF_CONTACT}: ${text(from)} → ${text(to)}`)
  }
  const isOn = switchedTo(operation)
  if (isOn === undefined) return within(`${what}: ${valueText(from, field)} → ${valueText(to, field)}`)
  const told = fields.length === 1 && Object.hasOwn(SWITCHES, field) ? SWITCHES[field] : undefined
  const [name, ...around] = names.toReversed()
  if (!told || name === undefined) return within(`${isOn ? 'se activó' : 'se desactivó'} «${what}»`)
  const list = around.length === 0 ? '' : ` (${around.toReversed().join(' › ')})`
  return `${told[isOn ? 0 : 1]} ${THING_NAMES[place.at(-3) ?? '']} "${name}"${list}`
}

/**
 * Returns the new state of a switch; undefined for any other field. An absent one has its default,
 * which is the opposite of its former value.
 */
function switchedTo({ from, to }: FieldSet): boolean | undefined {
  const isSwitch = [from, to].every((value) => value === undefined || typeof value === 'boolean')
  if (!isSwitch || from === to) return undefined
  return typeof to === 'boolean' ? to : !from
}

/**
 * Returns the sentence of each operation. The document of before has the name of a removed thing,
 * and that of a thing whose override ends, which may be gone.
 */
export const sentencesOf = (
  operations: readonly Operation[],
  { before, after }: { readonly before: Thing; readonly after: Thing },
): string[] =>
  operations.map((operation) => {
    const isOver = operation.kind === 'set' && operation.to === undefined && mirroredAt(operation.place)
    return sentenceOf(operation, operation.kind === 'remove' || isOver ? before : after)
  })

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * Returns the places of the things that a place goes through, and the fields of the innermost one.
 */
function split(place: DocumentPlace): { things: readonly DocumentPlace[]; fields: readonly string[] } {
  const things: DocumentPlace[] = []
  let from = 0
  while (Object.hasOwn(THING_NAMES, place[from] ?? '') && place.length > from + 1) {
    from += 2
    things.push(place.slice(0, from))
  }
  return { things, fields: place.slice(from) }
}

/** Returns the innermost thing around a field; none for the company's own. */
export const thingAround = (place: DocumentPlace): DocumentPlace => split(place).things.at(-1) ?? []

const known = (thing: unknown): unknown =>
  ['showName', 'name', 'title', 'reason', 'code']
    .map((field) => (thing as Thing | undefined)?.[field])
    .find(Boolean)

/** Returns the name of a thing; an override has that of its thing in the menu. */
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
