import { boardToolsCopy } from '@mostrador/copy/board-tools'
import { SECTION_TITLES } from '@mostrador/copy/sections'
import type { KeyBinding, KeyTopic } from '../layout/key-bindings.ts'
import { moveFrom, type CardMove, type CardBox } from './card-moves.ts'

const ARROWS: Readonly<Record<string, CardMove>> = {
  ArrowLeft: 'left',
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'right',
}

const CARD = '[data-board] article'

const cardOf = (element: Element | null): HTMLElement | null => element?.closest<HTMLElement>(CARD) ?? null

function placesNow(): readonly { readonly place: CardBox; readonly card: HTMLElement }[] {
  return Array.from(document.querySelectorAll<HTMLElement>(CARD), (card) => {
    const { left, top, right, bottom } = card.getBoundingClientRect()
    const column = card.closest('section, [role=tabpanel]')
    const place = { id: card.id, column: column?.id ?? '', left, top, right, bottom }
    return { place, card }
  })
}

/** Moves the focus to a card; returns whether there is one. */
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

/** Presses a button of the focused card and focuses the next one, since this one moves. */
function press(button: string): boolean {
  const card = cardOf(document.activeElement)
  const target = card?.querySelector<HTMLElement>(button)
  if (!target) return false
  if (!move('next')) move('previous')
  target.click()
  return true
}

/** Arrow keys belong to tabs and radios that have the focus. */
const isInChoice = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('[role=tablist], input') !== null

const way = (key: string, by: CardMove, what: string): KeyBinding => ({
  keys: [key],
  what,
  press: () => move(by),
})

// A held key presses only one button.
const button = (key: string, presses: string, what: string): KeyBinding => ({
  keys: [key],
  what,
  press: (event) => !event.repeat && press(presses),
})

const { keyNames } = boardToolsCopy

/** Keys of the board. */
export const BOARD_KEYS: KeyTopic = {
  title: SECTION_TITLES.orders,
  bindings: [
    way('j', 'next', keyNames.next),
    way('k', 'previous', keyNames.previous),
    {
      keys: Object.keys(ARROWS),
      what: keyNames.arrows,
      press: (event) => {
        const by = ARROWS[event.key]
        return by !== undefined && !isInChoice(event) && move(by)
      },
    },
    { keys: ['Enter'], what: keyNames.open },
    button('a', '[data-action=accept]', keyNames.accept),
    button('s', '[data-action]', keyNames.advance),
  ],
}
