import type { Permission } from './permission.ts'

/**
 * Proofs of identity, each more than the one before: four digits at a shared tablet; the key of a
 * program; a password; a second factor, or a password where the person has no other.
 */
const PROOFS = ['PIN', 'KEY', 'PERSON', 'SECOND_FACTOR'] as const

export type Proof = (typeof PROOFS)[number]

/** Proofs of people, who may be authors of a waiting change. */
export const PERSON_PROOFS = ['PIN', 'PERSON', 'SECOND_FACTOR'] as const satisfies readonly Proof[]

export type PersonProof = (typeof PERSON_PROOFS)[number]

/** Whether a given proof is enough for a required one. */
export const suffices = (shown: Proof, taken: Proof): boolean =>
  PROOFS.indexOf(shown) >= PROOFS.indexOf(taken)

/**
 * Matters of a change that take more than a PIN: those that lead money, orders, people or their
 * data somewhere, and those that outlast the tablet.
 */
export const GUARDED_MATTERS = [
  'transfer-account',
  'payment-way',
  'payment-words',
  'web-address',
  'phones',
  'alarm-people',
  'orders-way',
  'scripts',
  'chat',
  'partner',
  'services',
  'redirects',
  'shop-words',
  'shop-pictures',
  'company-data',
  'protections',
  'codes',
] as const

export type GuardedMatter = (typeof GUARDED_MATTERS)[number]

/**
 * Permission that changes a field, and proof that writes it. A PIN is enough to empty it, unless
 * less is protected without it.
 */
export type Answer = { readonly permission: Permission } & (
  | { readonly takes: 'PIN' }
  | {
      readonly takes: Exclude<Proof, 'PIN'>
      readonly about: GuardedMatter
      /** Without the value less is protected, or more is given. */
      readonly alsoToTakeAway?: true
      /** A switch, which says this where it is absent: only turning it on takes the proof. */
      readonly onlyToTurnOn?: { readonly otherwise: boolean }
      /** A key: only another one for a thing takes the proof, and not that of a new thing. */
      readonly onlyToRename?: true
      /** Only ways to pay into an account that diners read take the proof. */
      readonly onlyForAccounts?: true
    }
)

/** List: the answer for moving and removing a thing, and the answers inside each of them. */
export type ListAnswers<Thing = ThingAnswers> = readonly [own: Answer, thing: Thing]

/** The fields of a thing by their names. */
export type ThingAnswers = { readonly [field: string]: AnswerTree }

/** The answers of a document, or of a part of it, in its shape. */
export type AnswerTree = Answer | ListAnswers | ThingAnswers

type FieldsOf<Value> = Value extends unknown ? keyof Value : never
type ValueAt<Value, Field> = Value extends unknown
  ? Field extends keyof Value
    ? Value[Field]
    : never
  : never

type AnswersInside<Value> = [Value] extends [string | number | boolean]
  ? Answer
  : [Value] extends [readonly (infer One)[]]
    ? AnswersOfList<Extract<One, object>>
    : string extends keyof Value
      ? Answer
      : { readonly [Field in FieldsOf<Value>]-?: AnswersFor<ValueAt<Value, Field>> }

/** Answers of a list: one for texts, numbers or positions, and one for each field of things. */
type AnswersOfList<Thing> = [Thing] extends [never]
  ? Answer
  : [Thing] extends [readonly unknown[]]
    ? Answer
    : ListAnswers<AnswersInside<Thing>>

/** An answer for every field of a document: a field without one does not compile. */
type AnswersFor<Value> = AnswersInside<NonNullable<Value>>

/** Document with a part whose fields all have an answer in a table. */
export type Answered<Document, Part, _Table extends AnswersFor<Part>> = Document

/** Answer for which any proof is enough. */
export const pin = (permission: Permission): Answer => ({ permission, takes: 'PIN' })

type Guarded = Exclude<Answer, { readonly takes: 'PIN' }>

/** Answer for which a key is enough, and no PIN. */
export const byKey = (permission: Permission, about: GuardedMatter): Guarded => ({
  permission,
  takes: 'KEY',
  about,
})

/** Answer that takes a person with a password. */
export const person = (permission: Permission, about: GuardedMatter): Guarded => ({
  permission,
  takes: 'PERSON',
  about,
})

/** Answer that takes the second factor of a person who has one. */
export const factor = (permission: Permission, about: GuardedMatter): Guarded => ({
  permission,
  takes: 'SECOND_FACTOR',
  about,
})

/** Answer that takes the same proof to empty the field. */
export const kept = (answer: Guarded): Guarded => ({ ...answer, alsoToTakeAway: true })

/** Answer of a key: another one for a thing takes the proof, that of a new thing none. */
export const renamed = (answer: Guarded): Guarded => ({ ...answer, onlyToRename: true })

/** Answer of a switch: turning on takes the proof, turning off no more than a PIN. */
export const turnedOn = (answer: Guarded, otherwise = true): Guarded => ({
  ...answer,
  onlyToTurnOn: { otherwise },
})

/** Whether a value turns a switch on. */
export const isOn = (value: unknown, { otherwise }: { readonly otherwise: boolean }): boolean =>
  value === undefined || value === '' ? otherwise : value !== false

/**
 * Answer of a field that offers ways to pay: only offering one that is paid into an account which
 * diners read takes the proof.
 */
export const forAccounts = (answer: Guarded): Guarded => ({ ...answer, onlyForAccounts: true })

/** List of things, for whose moving and removing any proof is enough. */
export const list = <Thing extends ThingAnswers>(
  permission: Permission,
  thing: Thing,
): ListAnswers<Thing> => [pin(permission), thing]
