import { moveFrom } from './card-moves.ts'
import type { CardMove, Place } from './card-moves.ts'

const MOVES: Readonly<Record<string, CardMove>> = {
  j: 'next',
  k: 'previous',
  ArrowDown: 'down',
  ArrowUp: 'up',
  ArrowRight: 'right',
  ArrowLeft: 'left',
}

/** The key that presses a card's button, by what the button does. */
const PRESSES: Readonly<Record<string, string>> = {
  a: '[data-action=accept]',
  s: '[data-action]',
}

/** What a key of the board is asked of. */
export type KeysOfBoard = {
  /** Leads to the search; answers whether there is one. */
  readonly search: () => boolean
  readonly help: () => void
}

const TYPED_INTO =
  'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]:not([contenteditable=false])'
const CARD = '[data-board] article'

const cardOf = (element: Element | null): HTMLElement | null => element?.closest<HTMLElement>(CARD) ?? null

function placesNow(): readonly { readonly place: Place; readonly card: HTMLElement }[] {
  return Array.from(document.querySelectorAll<HTMLElement>(CARD), (card) => {
    const { left, top, right, bottom } = card.getBoundingClientRect()
    const column = card.closest('section, [role=tabpanel]')
    const place = { id: card.id, column: column?.id ?? '', left, top, right, bottom }
    return { place, card }
  })
}

/** Leads the focus to a card; answers whether there is one. */
function move(by: CardMove): boolean {
  const all = placesNow()
  const from = cardOf(document.activeElement)?.id
  const to = moveFrom(
    all.map(({ place }) => place),
    from,
    by,
  )
  const card = all.find(({ place }) => place.id === to?.id)?.card
  card?.querySelector('a')?.focus()
  card?.scrollIntoView({ block: 'nearest' })
  return card !== undefined
}

/**
 * Presses the button of the card in focus. The card goes to another column: the focus to the next.
 */
function press(button: string): boolean {
  const card = cardOf(document.activeElement)
  const target = card?.querySelector<HTMLElement>(button)
  if (!target) return false
  if (!move('next')) move('previous')
  target.click()
  return true
}

/**
 * Whether a key is meant for the board: it is none of a text that somebody types, of a dialog, or
 * of the browser.
 */
function isForBoard(event: KeyboardEvent): boolean {
  const { target, altKey, ctrlKey, metaKey, isComposing, defaultPrevented } = event
  if (altKey || ctrlKey || metaKey || isComposing || defaultPrevented) return false
  if (target instanceof Element && target.closest(TYPED_INTO)) return false
  return document.querySelector('[role=dialog], [role=alertdialog]') === null
}

/** The arrows belong to a choice (tabs, radios) that has the focus. */
const isInChoice = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('[role=tablist], input') !== null

function take(event: KeyboardEvent, { search, help }: KeysOfBoard): boolean {
  // Many keyboards write these two with Shift.
  if (event.key === '/') return search()
  if (event.key === '?') {
    help()
    return true
  }
  // With Shift the arrows select, and a letter is a capital.
  if (event.shiftKey) return false
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const way = MOVES[key]
  if (way) return !(key.startsWith('Arrow') && isInChoice(event)) && move(way)
  const button = PRESSES[key]
  // A key that is held down accepts one order, not all of them.
  return button !== undefined && !event.repeat && press(button)
}

/** Listens to the keys of the board until it is called off. */
export function listenToKeys(keys: KeysOfBoard): () => void {
  function onKeyDown(event: KeyboardEvent): void {
    if (isForBoard(event) && take(event, keys)) event.preventDefault()
  }
  document.addEventListener('keydown', onKeyDown)
  return () => document.removeEventListener('keydown', onKeyDown)
}
