export type CardBox = {
  readonly id: string
  readonly column: string
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Move of the focus between cards: along the column, or to a neighbour on the screen. */
export type CardMove = 'next' | 'previous' | 'up' | 'down' | 'left' | 'right'

type Way = {
  /** Distance ahead in that direction; negative for cards behind. */
  readonly ahead: (from: CardBox, to: CardBox) => number
  /** Distance to the side. */
  readonly aside: (from: CardBox, to: CardBox) => number
  readonly staysInColumn: boolean
}

const overX = (a: CardBox, b: CardBox) => Math.max(0, a.left - b.right, b.left - a.right)
const overY = (a: CardBox, b: CardBox) => Math.max(0, a.top - b.bottom, b.top - a.bottom)

const WAYS: Readonly<Record<Exclude<CardMove, 'next' | 'previous'>, Way>> = {
  down: { ahead: (from, to) => to.top - from.bottom, aside: overX, staysInColumn: true },
  up: { ahead: (from, to) => from.top - to.bottom, aside: overX, staysInColumn: true },
  right: { ahead: (from, to) => to.left - from.right, aside: overY, staysInColumn: false },
  left: { ahead: (from, to) => from.left - to.right, aside: overY, staysInColumn: false },
}

function beside(places: readonly CardBox[], from: CardBox, move: keyof typeof WAYS): CardBox | undefined {
  const { ahead, aside, staysInColumn } = WAYS[move]
  const others = places.filter(
    (to) => to !== from && ahead(from, to) >= 0 && (!staysInColumn || to.column === from.column),
  )
  const near = (to: CardBox): number => aside(from, to) * 1000 + ahead(from, to)
  const [nearest] = others.toSorted((a, b) => near(a) - near(b))
  return nearest
}

/** Returns the card to focus after a move: the first from nowhere, undefined at an end. */
export function moveFrom(
  places: readonly CardBox[],
  id: string | undefined,
  move: CardMove,
): CardBox | undefined {
  const from = places.find((place) => place.id === id)
  if (!from) return places[0]
  if (move !== 'next' && move !== 'previous') return beside(places, from, move)
  const column = places.filter((place) => place.column === from.column)
  return column[column.indexOf(from) + (move === 'next' ? 1 : -1)]
}
