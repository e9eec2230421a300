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
 * depend on the others. Takes a time that grows with their steps, however long their chain is.
 */
export function relatedTo<Change extends Pick<Waiting, 'operations'>>(
  { operations }: Pick<Waiting, 'operations'>,
  others: readonly Change[],
): readonly Change[] {
  const unmet = new UnmetChanges(others)
  const related = new Set<Change>()
  const ahead: Pick<Waiting, 'operations'>[] = [{ operations }]
  for (let one = ahead.pop(); one; one = ahead.pop())
    for (const { place } of one.operations)
      for (const other of unmet.take(place)) {
        if (related.has(other)) continue
        related.add(other)
        ahead.push(other)
      }
  return others.filter((other) => related.has(other))
}

/** Returns a place and what it lies in, from the outside, as texts. */
const waysTo = (place: DocumentPlace): readonly string[] =>
  place.map((_, depth) => place.slice(0, depth + 1).join('/'))

/** Changes by their places. Each list of them is handed out once, so that none is walked again. */
class UnmetChanges<Change extends Pick<Waiting, 'operations'>> {
  readonly #at = new Map<string, Change[]>()
  /** Changes of something inside of a place. */
  readonly #inside = new Map<string, Change[]>()

  constructor(changes: readonly Change[]) {
    for (const change of changes)
      for (const { place } of change.operations) {
        const ways = waysTo(place)
        for (const way of ways.slice(0, -1)) list(this.#inside, way, change)
        for (const way of ways.slice(-1)) list(this.#at, way, change)
      }
  }

  /** Takes the changes at a place, in it and around it that were not taken before. */
  take(place: DocumentPlace): readonly Change[] {
    const ways = waysTo(place)
    return [...ways.flatMap((way) => taken(this.#at, way)), ...taken(this.#inside, ways.at(-1) ?? '')]
  }
}

function list<Change>(lists: Map<string, Change[]>, way: string, change: Change): void {
  const there = lists.get(way)
  if (!there) lists.set(way, [change])
  else if (there.at(-1) !== change) there.push(change)
}

function taken<Change>(lists: Map<string, Change[]>, way: string): readonly Change[] {
  const there = lists.get(way) ?? []
  lists.delete(way)
  return there
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
