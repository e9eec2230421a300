import { applyOperations, type Conflict } from '../revision/apply-operations.ts'
import type { DocumentPlace, Operation, Thing } from '../revision/operation.ts'

export type Fitting<Document> = {
  /** With those that fit applied. */
  readonly document: Document
  readonly fitting: readonly Operation[]
  readonly misfits: readonly Conflict[]
}

/** Applies those of some operations that fit, each over the result of those before it. */
export function applyFitting<Document extends Thing>(
  document: Document,
  operations: readonly Operation[],
): Fitting<Document> {
  const whole = applyOperations(document, operations)
  if (whole.ok) return { document: whole.document, fitting: operations, misfits: [] }
  let now = document
  const fitting: Operation[] = []
  const misfits: Conflict[] = []
  for (const operation of operations) {
    const applied = applyOperations(now, [operation])
    if (applied.ok) {
      now = applied.document
      fitting.push(operation)
    } else misfits.push(applied.conflict)
  }
  return { document: now, fitting, misfits }
}

/** A change that waits for its time. */
export type Waiting = {
  readonly id: string
  readonly operations: readonly Operation[]
  /** Whether its fitting part is made where the rest does not fit. */
  readonly partly: boolean
}

/** An operation that will not fit at its time. */
export type Misfit = Conflict & {
  /** The change before it that makes it so; undefined where it is so already. */
  readonly by: string | undefined
}

/** Misfits of each change by its id; a change that fits has no entry. */
export type Foreseen = ReadonlyMap<string, readonly Misfit[]>

/**
 * Foresees waiting changes, in the order of their times, if no other change is made: the misfits
 * of each, and the earlier change that causes them.
 */
export function foresee(document: Thing, waiting: readonly Waiting[]): Foreseen {
  const misfits = new Map<string, readonly Misfit[]>()
  const made = new LastMade()
  let now = document
  for (const { id, operations, partly } of waiting) {
    const tried = applyFitting(now, operations)
    if (tried.misfits.length > 0)
      misfits.set(
        id,
        tried.misfits.map((conflict) => {
          return { ...conflict, by: made.lastAt(conflict.operation.place) }
        }),
      )
    if (tried.misfits.length > 0 && !partly) continue
    now = tried.document
    made.add(id, tried.fitting)
  }
  return misfits
}

/**
 * Returns the changes that meet one, or meet one of those, in their order: its outcome does not
 * depend on the others.
 */
export function relatedTo<Change extends Pick<Waiting, 'operations'>>(
  { operations }: Pick<Waiting, 'operations'>,
  others: readonly Change[],
): readonly Change[] {
  const known = new MetPlaces()
  known.add(operations)
  const related = new Set<Change>()
  for (let before = -1; before < related.size;) {
    before = related.size
    for (const other of others) {
      if (related.has(other) || !other.operations.some(({ place }) => known.meets(place))) continue
      related.add(other)
      known.add(other.operations)
    }
  }
  return others.filter((other) => related.has(other))
}

type Made = { readonly id: string; readonly order: number }

/** Changes by the places that they wrote, among which one finds the last however many they are. */
class LastMade {
  /** The last change at a place. */
  readonly #at = new Map<string, Made>()
  /** The last change inside of a place. */
  readonly #inside = new Map<string, Made>()
  #order = 0

  add(id: string, operations: readonly Pick<Operation, 'place'>[]): void {
    for (const { place } of operations) {
      const made = { id, order: (this.#order += 1) }
      this.#at.set(place.join('/'), made)
      for (let depth = 1; depth < place.length; depth += 1)
        this.#inside.set(place.slice(0, depth).join('/'), made)
    }
  }

  /** Returns the last change that wrote a place, what it lies in, or something inside of it. */
  lastAt(place: DocumentPlace): string | undefined {
    const around = place.map((_, depth) => this.#at.get(place.slice(0, depth + 1).join('/')))
    const met = [this.#inside.get(place.join('/')), ...around].filter((one) => one !== undefined)
    return met.reduce<Made | undefined>(
      (last, one) => (last && last.order > one.order ? last : one),
      undefined,
    )?.id
  }
}

/** Places among which one finds those that are about the same as another, however many they are. */
export class MetPlaces {
  readonly #places = new Set<string>()
  /** Places that contain the others. */
  readonly #around = new Set<string>()

  add(operations: readonly Pick<Operation, 'place'>[]): void {
    for (const { place } of operations) {
      this.#places.add(place.join('/'))
      for (let depth = 1; depth < place.length; depth += 1) this.#around.add(place.slice(0, depth).join('/'))
    }
  }

  /** Whether a place is one of them, lies in one, or contains one. */
  meets(place: DocumentPlace): boolean {
    if (this.#around.has(place.join('/'))) return true
    return place.some((_, depth) => this.#places.has(place.slice(0, depth + 1).join('/')))
  }
}
