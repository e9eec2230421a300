import type { IconName } from '@mostrador/ui/icon-shapes'

/**
 * What kind of thing a command is about: they stand together in the palette. What takes a search
 * elsewhere (`elsewhere`) fits everything that is typed, and stands last.
 */
export type CommandTopic = 'do' | 'orders' | 'menu' | 'people' | 'places' | 'locals' | 'answers' | 'elsewhere'

/**
 * Something that can be asked for by its name from everywhere in the console: a place to go to, an
 * order to open, a thing to do. Rooms offer them, the palette finds them.
 */
export type Command = {
  /** The same from one time to the next: what was used last stands first. */
  readonly id: string
  readonly topic: CommandTopic
  readonly title: string
  /** What tells it from another of the same name. */
  readonly hint?: string | undefined
  readonly icon: IconName
  /** By what else it is found. */
  readonly words?: string
  /** The keys that do the same: `g c`. */
  readonly keys?: string | undefined
  readonly run: () => void
}

/** What a room offers for what is typed so far. */
export type Offer = {
  readonly commands: readonly Command[]
  /** The server is asked for more. */
  readonly isSearching?: boolean
  /** It could not be asked: what there is may not be all. */
  readonly isCutOff?: boolean
}
