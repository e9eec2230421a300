import type { IconName } from '@mostrador/ui/icon-shapes'

/** Topic of commands in the palette; `elsewhere` matches any text and stands last. */
export type CommandTopic =
  | 'do'
  | 'orders'
  | 'menu'
  | 'people'
  | 'places'
  | 'contacts'
  | 'answers'
  | 'elsewhere'

/**
 * Command of the palette, reachable from everywhere in the console: a place to go to, an order to
 * open, an action. Each room offers its own.
 */
export type Command = {
  /** Stable over time, since last used commands stand first. */
  readonly id: string
  readonly topic: CommandTopic
  readonly title: string
  /** Tells it from another one of the same name. */
  readonly hint?: string | undefined
  readonly icon: IconName
  readonly words?: string
  /** Keys that do the same: `g c`. */
  readonly keys?: string | undefined
  readonly run: () => void
}

/** Commands that a room offers for the typed text. */
export type Offer = {
  readonly commands: readonly Command[]
  readonly isSearching?: boolean
  /** The server could not be searched, so commands may be missing. */
  readonly isCutOff?: boolean
}
