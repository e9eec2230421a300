/**
 * Ambiguous part of a menu and how it was read: shown before anything is saved, and read the other
 * way where staff say so.
 */
export type SheetGuess = {
  /** Identifies the guess when the sheet is read once more. */
  readonly id: string
  /** Whether it is read so; else the other way. */
  readonly isTaken: boolean
} & (
  | {
      /** A text above the headings is the category of the plates below. */
      readonly kind: 'title-category'
      readonly row: number
      readonly text: string
    }
  | {
      /** A row of one text is a category, and no plate. */
      readonly kind: 'category-row'
      readonly row: number
      readonly text: string
    }
  | {
      /** The price in a column of one size alone is that of the plate. */
      readonly kind: 'one-size'
      readonly plates: readonly string[]
    }
  | {
      /** Plates of a name that another category has are other plates. */
      readonly kind: 'other-plate'
      readonly plates: readonly string[]
      readonly from: string
      readonly to: string
    }
)

/** Ids of the guesses that staff want read the other way. */
export type Otherwise = ReadonlySet<string>

/** Whether a guess is taken, given its default. */
export const isTakenOf = (id: string, byItself: boolean, otherwise: Otherwise | undefined): boolean =>
  byItself !== (otherwise?.has(id) ?? false)
