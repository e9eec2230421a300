import { valueAt } from '@mostrador/domain/revision/apply-operations'
import type { Thing } from '@mostrador/domain/revision/operation'
import { isSameValue } from '@mostrador/domain/revision/same-value'
import { placeOf, withField, type Draft, type Merging } from './draft.ts'

export type FormField = {
  readonly at: string
  readonly label: string
  /** Returns the problem of a value; undefined for none. */
  readonly check?: ((value: unknown) => string | undefined) | undefined
  /** Merges the change here with another person's; undefined where they exclude each other. */
  readonly merge?: ((values: Merging) => unknown) | undefined
  /** Returns a value as it is sent, such as a trimmed text. */
  readonly tidy?: ((value: unknown) => unknown) | undefined
  readonly element: () => HTMLElement | null
}

export type FormProblem = {
  readonly name: string
  readonly sentence: string
  readonly field: FormField | undefined
}

export type FormFields = ReturnType<typeof createFormFields>

/** Creates the registry of a form's fields, which come and go as they are rendered. */
export function createFormFields() {
  const fields = new Set<FormField>()
  return {
    register(field: FormField): () => void {
      fields.add(field)
      return () => void fields.delete(field)
    },
    /** Label of the field at a place, or of the one around it. */
    labelOf: (name: string): string | undefined => fieldAround([...fields], name)?.label,
    elementAt: (name: string): HTMLElement | null => fieldFor([...fields], name)?.element() ?? null,
    /** Place of the field that shows the conflict of a place. */
    shownAt: (name: string): string | undefined => fieldFor([...fields], name)?.at,
    /** Names the fields within a place whose values differ, each with its value in the first. */
    differing: (name: string, one: Thing, other: Thing): string =>
      [...fields]
        .filter(({ at }) => at.startsWith(`${name}/`))
        .toSorted(inOrder)
        .flatMap(({ at, label }) => {
          const [said, before] = [one, other].map((value) => valueAt(value, placeOf(at)))
          if (isSameValue(said, before)) return []
          return typeof said === 'string' || typeof said === 'number' ? `${label}: ${said}` : label
        })
        .join(' · '),
    /** Lists all problems, in the order of the fields on the page. */
    problemsOf(draft: Draft): readonly FormProblem[] {
      const ordered = [...fields].toSorted(inOrder)
      const found = ordered.flatMap((field): readonly FormProblem[] => {
        const sentence = problemOf(draft, field)
        return sentence === undefined ? [] : [{ name: field.at, sentence, field }]
      })
      const known = new Set(ordered.map(({ at }) => at))
      const others = [...draft.told].filter(([name]) => !known.has(name))
      return [
        ...found,
        ...others.map(([name, sentence]) => ({ name, sentence, field: fieldAround(ordered, name) })),
      ]
    },
    /** Server's sentence for a field, or for a place inside of it, as the corner of an area. */
    toldAt: ({ told }: Draft, at: string): string | undefined =>
      told.get(at) ?? [...told].find(([name]) => fieldAround([...fields], name)?.at === at)?.[1],
    merged: (name: string, values: Merging): unknown =>
      [...fields].find(({ at }) => at === name)?.merge?.(values),
    tidied: (draft: Draft): Thing =>
      [...fields].reduce((before, { at, tidy }) => {
        if (!tidy) return before
        const value = valueAt(before.mine, placeOf(at))
        const tidied = tidy(value)
        return tidied === value ? before : withField(before, placeOf(at), tidied)
      }, draft).mine,
  }
}

/** Finds the field at a place, or the nearest one around it. */
const fieldAround = (fields: readonly FormField[], name: string): FormField | undefined =>
  fields
    .filter(({ at }) => at === name || name.startsWith(`${at}/`))
    .toSorted((one, other) => other.at.length - one.at.length)[0]

/** Finds the problem of a field: unreadable text, the server's refusal, or its own check. */
export const problemOf = (draft: Draft, { at, check }: Pick<FormField, 'at' | 'check'>): string | undefined =>
  draft.unread.get(at)?.problem ?? draft.told.get(at) ?? check?.(valueAt(draft.mine, placeOf(at)))

function inOrder(one: FormField, other: FormField): number {
  const [first, second] = [one.element(), other.element()]
  if (!first || !second) return 0
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}

/** Finds the field at a place or around it; else the first one within. */
const fieldFor = (fields: readonly FormField[], name: string): FormField | undefined =>
  fieldAround(fields, name) ?? fields.filter(({ at }) => at.startsWith(`${name}/`)).toSorted(inOrder)[0]
