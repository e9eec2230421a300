import type { DocumentPlace, Operation } from '@mostrador/domain/revision/operation'
import type { RevisionDoor } from '@mostrador/domain/revision/revision-door'
import { isSameValue } from '@mostrador/domain/revision/same-value'
import { sql, type RawBuilder } from 'kysely'
import { touches } from './list-revisions.ts'
import { thingAround } from './sentence-of.ts'

/** Time within which edits of a field are one revision, in milliseconds. */
const TYPING_MS = 60_000

/** Revision of an author's previous edit of a field. */
export type TypedBefore = {
  readonly number: number
  readonly operation: Operation
  /** The numbers of those that it took in itself. */
  readonly tookIn: readonly number[]
  /** Time of the first of its edits, as the database writes it. */
  readonly beganAt: string
}

/** A change that may be one more keystroke. */
export type Typing = {
  readonly operations: readonly Operation[]
  readonly author: {
    readonly door: RevisionDoor
    readonly staffUserId?: string
    readonly summary?: unknown
    readonly scheduledAt?: Date
  }
  readonly now: Date
}

/** Returns the field that a person typed into; undefined where a change is anything else. */
function fieldOf({ operations, author }: Typing): DocumentPlace | undefined {
  const [operation, ...others] = operations
  const isByHand = author.door === 'CONSOLE' && author.staffUserId !== undefined
  const isOfItsOwn = author.summary !== undefined || author.scheduledAt !== undefined
  return operation?.kind === 'set' && others.length === 0 && isByHand && !isOfItsOwn
    ? operation.place
    : undefined
}

/**
 * Query for the edit of the same field by the author of a change within the minute before, null
 * for none, or where another person changed the thing of the field since. Undefined where a change
 * cannot continue one. It runs under the lock of the company.
 */
export function typedBefore(
  companyId: RawBuilder<unknown>,
  typing: Typing,
): RawBuilder<TypedBefore | null> | undefined {
  const place = fieldOf(typing)
  if (!place) return undefined
  const since = new Date(typing.now.getTime() - TYPING_MS)
  return sql<TypedBefore | null>`(
    select json_build_object('number', typed.number, 'operation', typed.operations -> 0,
      'tookIn', typed.took_in, 'beganAt', coalesce(typed.began_at, typed.at))
    from revisions as typed
    where typed.company_id = ${companyId} and typed.at > ${since}::timestamptz
      and coalesce(typed.began_at, typed.at) > ${since}::timestamptz
      and typed.door = 'CONSOLE' and typed.staff_user_id = ${typing.author.staffUserId}::uuid
      and typed.summary is null and typed.scheduled_at is null
      and jsonb_array_length(typed.operations) = 1 and typed.operations -> 0 ->> 'kind' = 'set'
      and typed.operations -> 0 -> 'place' = ${JSON.stringify(place)}::jsonb
      and not exists (select from revisions as later
        where later.company_id = typed.company_id and later.number > typed.number
          and ${touches(thingAround(place))})
    order by typed.number desc limit 1)`
}

/** Texts and numbers are typed; switches, lists and removals are changes of their own. */
const isTyped = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number'

/**
 * Joins an earlier edit and a new one into one step; undefined where they stay two, as where one
 * undoes the other.
 */
export function oneStepOf(
  { operation: before }: TypedBefore,
  operations: readonly Operation[],
): readonly Operation[] | undefined {
  const [operation, ...others] = operations
  if (operation?.kind !== 'set' || before.kind !== 'set' || others.length > 0) return undefined
  if (!isTyped(before.to) || !isTyped(operation.to)) return undefined
  const goesOn = isSameValue(operation.place, before.place) && isSameValue(operation.from, before.to)
  return goesOn && !isSameValue(before.from, operation.to) ? [{ ...operation, from: before.from }] : undefined
}
