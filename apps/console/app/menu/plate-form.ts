import { majorOf, minorOf } from '@mostrador/contract/money/minor-of'
import type { Problem } from '@mostrador/contract/problem'
import type { PlateChange, PlateSheet } from '@mostrador/contract/revision/revision-endpoints'
import { amountText } from '@mostrador/domain/money/amount-text'
import { parseAmount } from '@mostrador/domain/money/format-amount'
import { plateSheetCopy } from '@mostrador/copy/plate-sheet'

const FIELDS = ['name', 'description', 'price'] as const

/** What of a plate can be changed. */
export type PlateField = (typeof FIELDS)[number]

/** A plate as it is typed. */
export type PlateForm = Readonly<Record<PlateField, string>>

/** A sentence at some of the fields. */
export type FieldSentences = Partial<Readonly<Record<PlateField, string>>>

/** A field that somebody else changed, and what stands there now. */
export type PlateConflict =
  | { readonly field: 'name' | 'description'; readonly now: string }
  | { readonly field: 'price'; readonly now: number }

/** A plate as it would be typed. */
export const formOf = ({ name, description, price }: PlateSheet, mantissa: number): PlateForm => ({
  name,
  description,
  price: amountText(minorOf(price, mantissa), mantissa),
})

const step = <Value>(from: Value, to: Value) => ({ from, to })

/** The fields that are others than what was seen, and what is wrong with what was typed. */
export function readForm(form: PlateForm, seen: PlateSheet, mantissa: number) {
  const [name, description] = [form.name.trim(), form.description.trim()]
  const typed = parseAmount(form.price, mantissa)
  const price = typed === undefined ? undefined : majorOf(typed, mantissa)
  const malformed = mantissa === 0 ? plateSheetCopy.wholePriceMalformed : plateSheetCopy.priceMalformed
  const problems: FieldSentences = {
    ...(name === '' && { name: plateSheetCopy.nameMissing }),
    ...(price === undefined && { price: malformed }),
  }
  const change: PlateChange = {
    ...(name !== seen.name.trim() && { name: step(seen.name, name) }),
    ...(description !== seen.description.trim() && { description: step(seen.description, description) }),
    ...(price !== undefined && price !== seen.price && { price: step(seen.price, price) }),
  }
  return { change, problems, price, isDirty: Object.keys(change).length > 0 || price === undefined }
}

/** A sheet with a change in it. */
export const withChange = (seen: PlateSheet, { name, description, price }: PlateChange): PlateSheet => ({
  name: name?.to ?? seen.name,
  description: description?.to ?? seen.description,
  price: price?.to ?? seen.price,
})

const isField = (path: string): path is PlateField => (FIELDS as readonly string[]).includes(path)

// Where a plate has a name for diners, that is the one that is changed.
const fieldOf = (path = ''): PlateField | undefined => {
  if (path === 'showName') return 'name'
  return isField(path) ? path : undefined
}

/** The field that somebody else changed; undefined where it was anything else. */
export function conflictOf({ status, errors = [] }: Problem): PlateConflict | undefined {
  const [first] = errors
  const field = fieldOf(first?.path)
  if (status !== 409 || !first || !field) return undefined
  if (field === 'price') return { field, now: Number(first.expected) }
  return { field, now: String(first.expected ?? '') }
}

/** Why fields were refused, each at its place; what is about none of them is left out. */
export const refusalsOf = ({ status, errors = [] }: Problem): FieldSentences =>
  status === 422
    ? Object.fromEntries(
        errors.flatMap(({ path, message }) => {
          const field = fieldOf(path)
          return field ? [[field, message]] : []
        }),
      )
    : {}
