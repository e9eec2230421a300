import type { AddRefusal } from '@mostrador/domain/cart/add-line'
import type { CartPlace } from '@mostrador/domain/cart/cart'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import { modeSwitchOf } from '@mostrador/domain/cart/mode-switch'
import { useEffect, useState, type ReactNode } from 'react'
import { addAsking } from './add-asking.ts'
import { useCart } from '../diner/cart-store.ts'
import { ModeQuestion } from './mode-question.tsx'

type Asked = {
  readonly place: CartPlace
  readonly switching: AddRefusal['switching']
  readonly answer: (isSure: boolean) => void
}

/** Adds a line at a place; resolves whether it was added. `question` is the dialog to draw. */
export type AddLine = {
  readonly add: (place: CartPlace, line: CartLine) => Promise<boolean>
  readonly question: ReactNode
}

/**
 * Lets a page add to the cart, and asks about items of another mode: the menu's guard loads late,
 * or not at all. Source: 000 §4 Cart.
 */
export function useAddLine(): AddLine {
  const [asked, setAsked] = useState<Asked>()
  const isAnswered = useIsAnswered(asked)
  useEffect(() => {
    if (isAnswered) asked?.answer(true)
  }, [isAnswered, asked])

  async function add(place: CartPlace, line: CartLine): Promise<boolean> {
    const isAdded = await addAsking(
      place,
      line,
      (switching) => new Promise((answer) => setAsked({ place, switching, answer })),
    )
    setAsked(undefined)
    return isAdded
  }

  const question = asked && !isAnswered && (
    <ModeQuestion
      switching={asked.switching}
      onConfirm={() => asked.answer(true)}
      onCancel={() => asked.answer(false)}
    />
  )
  return { add, question }
}

/** Whether the question was settled meanwhile, by the menu's guard or in another tab. */
function useIsAnswered(asked: Asked | undefined): boolean {
  const cart = useCart(asked?.place.alias ?? '')
  return asked !== undefined && modeSwitchOf(cart, asked.place) === 'none'
}
