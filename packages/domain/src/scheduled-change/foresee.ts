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
  const made = new MetPlaces()
  let now = document
  for (const { id, operations, partly } of waiting) {
    const tried = applyFitting(now, operations)
    if (tried.misfits.length > 0)
      misfits.set(
        id,
        tried.misfits.map((conflict) => {
          return { ...conflict, by: made.lastBy(conflict.operation.place) }
        }),
      )
    if (tried.misfits.length > 0 && !partly) continue
    now = tried.document
    made.add(tried.fitting, id)
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

type Written = { readonly by: string; readonly order: number }

/**
 * Places with who wrote them last, among which one finds those that are about the same as another,
 * however many they are.
 */
export class MetPlaces {
  /** The last write at a place. */
  readonly #at = new Map<string, Written>()
  /** The last write inside of a place. */
  readonly #inside = new Map<string, Written>()
  #order = 0

  add(operations: readonly Pick<Operation, 'place'>[], by = ''): void {
    for (const { place } of operations) {
      const written = { by, order: (this.#order += 1) }
      this.#at.set(place.join('/'), written)
      for (let depth = 1; depth < place.length; depth += 1)
        this.#inside.set(place.slice(0, depth).join('/'), written)
    }
  }

  /** Whether a place is one of them, lies in one, or contains one. */
  meets(place: DocumentPlace): boolean {
    return this.lastBy(place) !== undefined
  }

  /** Returns who wrote a place last, what it lies in, or something inside of it. */
  lastBy(place: DocumentPlace): string | undefined {
    const around = place.map((_, depth) => this.#at.get(place.slice(0, depth + 1).join('/')))
    return [this.#inside.get(place.join('/')), ...around]
      .filter((one) => one !== undefined)
      .reduce<Written | undefined>((last, one) => (last && last.order > one.order ? last : one), undefined)
      ?.by
  }
}
