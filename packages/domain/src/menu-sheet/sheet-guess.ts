/**
 * What a reader of a menu made of something that could mean two things: shown before anything is
 * saved, and read the other way where somebody says so.
 */
export type SheetGuess = {
  /** By which it is known again when the sheet is read once more. */
  readonly id: string
  /** Whether it is read so; else it is read the other way. */
  readonly isTaken: boolean
} & (
  | {
      /** A text above the headings is the category of what follows. */
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
      /** What stands in a column of one size alone is the price of the plate. */
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

/** The guesses, by their ids, that somebody wants read the other way. */
export type Otherwise = ReadonlySet<string>

/** Whether a guess is taken, which is taken or not by itself. */
export const isTakenOf = (id: string, byItself: boolean, otherwise: Otherwise | undefined): boolean =>
  byItself !== (otherwise?.has(id) ?? false)
