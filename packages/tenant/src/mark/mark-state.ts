import type { SoldOutKind } from '@mostrador/domain/availability/sold-out-mark'
import type { DocumentPlace } from '@mostrador/domain/revision/operation'

export type MarkState = { readonly until: string | null } | null

export type Markable = { readonly contactId: string; readonly kind: SoldOutKind; readonly id: string }

/** A mark as a revision remembers it. */
export type RevisionMark = Markable & {
  readonly from: MarkState
  readonly to: MarkState
  /**
   * Places that it is about: its own in the branch contact first, then the thing, or all made with
   * it.
   */
  readonly places: readonly DocumentPlace[]
}

/** Returns the mark in force at an instant; null for one that is over. */
export const standing = (state: MarkState, now: Date): MarkState =>
  state && (state.until === null || Date.parse(state.until) > now.getTime()) ? state : null

/** Whether two marks are equal. */
export const isSameMark = (one: MarkState, other: MarkState): boolean =>
  one === null || other === null ? one === other : instant(one) === instant(other)

const instant = ({ until }: NonNullable<MarkState>): number | null =>
  until === null ? null : Date.parse(until)

/** Whether undoing a mark would change nothing any more, since it has ended by itself. */
export const isOver = ({ from, to }: Pick<RevisionMark, 'from' | 'to'>, now: Date): boolean =>
  isSameMark(standing(from, now), standing(to, now))
