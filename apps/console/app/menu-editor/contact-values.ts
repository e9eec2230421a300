import { majorOf, minorOf } from '@mostrador/contract/money/minor-of'
import { contactMenuCopy as copy } from '@mostrador/copy/contact-menu'
import { amountText } from '@mostrador/domain/money/amount-text'
import { parseAmount } from '@mostrador/domain/money/parse-amount'
import { valueAt } from '@mostrador/domain/revision/apply-operations'
import type { DocumentPlace, Operation, Thing } from '@mostrador/domain/revision/operation'
import type { GroupThing, PlateThing } from './menu-document.ts'

/** Field of a menu that a branch contact may override, with the brand's value. */
export type ContactField = {
  /** Place in the overrides of the menu, as a name. */
  readonly at: string
  readonly label: string
} & (
  | { readonly kind: 'visible'; readonly brand: boolean }
  | { readonly kind: 'price'; readonly brand: number }
  | { readonly kind: 'count'; readonly brand: number | undefined }
)

/** Largest daily stock that the document takes. */
const MOST_OF_A_DAY = 100_000

/** Lists a plate's fields to override: visibility, price of it or its sizes, daily stock. */
export function plateFields(thing: PlateThing): readonly ContactField[] {
  const { key, visible = true, price, sizes = [], dailyCount } = thing
  const plate = `plates/${key}`
  const prices =
    sizes.length > 0
      ? sizes.map((size) => ({
          at: `${plate}/sizes/${size.key}/price`,
          label: copy.priceOf(String(size.name)),
          brand: Number(size.price),
        }))
      : [{ at: `${plate}/price`, label: copy.price, brand: price }]
  return [
    { kind: 'visible', at: `${plate}/visible`, label: copy.shown, brand: visible },
    ...prices.map((one) => ({ kind: 'price' as const, ...one })),
    { kind: 'count', at: `${plate}/dailyCount`, label: copy.dailyCount, brand: dailyCount },
  ]
}

/** Lists a group's garnish fields that a branch contact may override, for all plates with it. */
export const garnishFields = ({ key, garnishes }: GroupThing): readonly ContactField[] =>
  garnishes.flatMap(({ key: garnish, name, visible = true, price = 0 }) => {
    const at = `garnishGroups/${key}/garnishes/${garnish}`
    return [
      { kind: 'visible', at: `${at}/visible`, label: copy.shownOf(name), brand: visible },
      { kind: 'price', at: `${at}/price`, label: copy.priceOf(name), brand: price },
    ] as const
  })

/** Override; undefined inherits the brand's value. */
type ContactValue = boolean | number | undefined

/** Texts of the fields by place; '' inherits. */
export type ContactTexts = Readonly<Record<string, string>>

const TEXT_OF = { true: 'yes', false: 'no' } as const

/** Returns the overrides as texts of their fields. */
export const textsOf = (
  fields: readonly ContactField[],
  said: Thing | undefined,
  mantissa: number,
): ContactTexts =>
  Object.fromEntries(
    fields.map(({ kind, at }) => {
      const value = saidAt(said, at)
      if (typeof value === 'boolean') return [at, TEXT_OF[`${value}`]]
      if (kind === 'count') return [at, String(value ?? '')]
      return [at, value === undefined ? '' : amountText(minorOf(value, mantissa), mantissa)]
    }),
  )

const saidAt = (said: Thing | undefined, at: string): ContactValue =>
  said && (valueAt(said, at.split('/')) as ContactValue)

/** Reads a field's text; undefined inherits, and `isWrong` marks an unreadable price or count. */
export function readText(
  { kind }: ContactField,
  text: string,
  mantissa: number,
): { readonly value: ContactValue; readonly isWrong: boolean } {
  if (text.trim() === '') return { value: undefined, isWrong: false }
  if (kind === 'visible') return { value: text === TEXT_OF.true, isWrong: false }
  if (kind === 'count') {
    const count = /^\d+$/.test(text.trim()) ? Number(text) : 0
    return { value: count, isWrong: count < 1 || count > MOST_OF_A_DAY }
  }
  const minor = parseAmount(text, mantissa)
  return { value: minor === undefined ? undefined : majorOf(minor, mantissa), isWrong: minor === undefined }
}

/** Wanted overrides by place; undefined removes one. */
export type ContactWishes = ReadonlyMap<string, ContactValue>

/** Returns the operations from the present overrides to the wanted ones. */
export const contactOperations = (
  place: DocumentPlace,
  said: Thing | undefined,
  wishes: ContactWishes,
): readonly Operation[] =>
  [...wishes].flatMap(([at, to]) => {
    const from = saidAt(said, at)
    return from === to ? [] : [{ kind: 'set' as const, place: [...place, ...at.split('/')], from, to }]
  })

/**
 * Returns the wishes that also go to other branch contacts: new values, and removals of overrides
 * that this one had. Values that it never overrode stay as they are there.
 */
export const wishesForOthers = (said: Thing | undefined, wishes: ContactWishes): ContactWishes =>
  new Map([...wishes].filter(([at, to]) => to !== undefined || saidAt(said, at) !== undefined))
