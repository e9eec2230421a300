import { cartCopy } from '@mostrador/copy/cart'
import { garnishCopy, PICK_MESSAGES } from '@mostrador/copy/garnish'
import { quantityOf } from '@mostrador/domain/cart/cart'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import { DEFAULT_MAX_QUANTITY } from '@mostrador/domain/cart/max-quantity'
import { priceLine } from '@mostrador/domain/cart/price-line'
import { pickGarnish, unpickGarnish, type ChosenGarnishes } from '@mostrador/domain/garnish/garnish-selection'
import type { GarnishGroup, Menu, Plate } from '@mostrador/domain/menu/menu'
import { useToast } from '@mostrador/ui/use-toast'
import { useState } from 'react'
import { randomHex } from '@mostrador/live/random-hex'
import { doubtMenu } from '../place/menu-doubt.ts'
import {
  choiceTotal,
  missingIn,
  selectionFrom,
  startChoice,
  type OtherLines,
  type PlateChoice,
} from './plate-choice.ts'

export type PlateFormInput = {
  readonly menu: Menu
  readonly plate: Plate
  readonly line?: CartLine | undefined
  /** Other lines of the cart: they count for the plate's maximum and its discounts. */
  readonly others: OtherLines
  readonly notesLimit: number | null
  readonly onLine: (line: CartLine) => unknown
}

export type PlateForm = ReturnType<typeof usePlateForm>

const showField = (id: string): void => {
  const field = document.querySelector<HTMLElement>(`[data-field="${id}"]`)
  field?.scrollIntoView({ block: 'center' })
  field?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
}

/** Keeps the choice of a plate. A pick that the group refuses is told in a toast. */
function usePlateChoice(plate: Plate, line: CartLine | undefined) {
  const toast = useToast()
  const [choice, setChoice] = useState<PlateChoice>(() => startChoice(plate, line))
  const change = (part: Partial<PlateChoice>) => setChoice((before) => ({ ...before, ...part }))
  const chosenIn = (group: GarnishGroup) => choice.groups.get(group.id) ?? []
  const setGroup = (group: GarnishGroup, chosen: ChosenGarnishes) =>
    change({ groups: new Map(choice.groups).set(group.id, chosen) })

  function pick(group: GarnishGroup, garnishId: string): void {
    const picked = pickGarnish(group, chosenIn(group), garnishId)
    if (picked.ok) setGroup(group, picked.chosen)
    else toast({ text: PICK_MESSAGES[picked.refusal.code], tone: 'danger' })
  }

  const unpick = (group: GarnishGroup, garnishId: string) =>
    setGroup(group, unpickGarnish(chosenIn(group), garnishId))
  return { choice, change, chosenIn, pick, unpick }
}

/** Runs the form of a plate. Refusals are toasts, and stand at the group after a try to add. */
export function usePlateForm({ menu, plate, line, others, notesLimit, onLine }: PlateFormInput) {
  const toast = useToast()
  const { choice, ...choosing } = usePlateChoice(plate, line)
  const [hasTried, setHasTried] = useState(false)
  const missing = missingIn(plate, choice)
  const maximum = plate.maxQuantity ?? DEFAULT_MAX_QUANTITY
  const isTooMany = (quantity: number) => quantity + quantityOf(others, plate.id) > maximum
  const refuse = (text: string) => toast({ text, tone: 'danger' })

  function setQuantity(quantity: number): void {
    if (isTooMany(quantity)) refuse(cartCopy.maximumReached(maximum))
    else choosing.change({ quantity })
  }

  function submit(): void {
    setHasTried(true)
    const first = missing[0]
    if (first !== undefined) {
      refuse(garnishCopy.wrongAmount)
      return showField(first)
    }
    if (isTooMany(choice.quantity)) return refuse(cartCopy.maximumReached(maximum))
    const selection = selectionFrom(plate, choice, line?.source ?? 'plate')
    const priced = priceLine({ menu, selection, lineId: line?.id ?? randomHex(12), notesLimit })
    if (priced.ok) onLine(priced.line)
    else {
      refuse(garnishCopy.wrongAmount)
      doubtMenu()
    }
  }

  return {
    ...choosing,
    choice,
    setQuantity,
    submit,
    isMissing: (id: string) => missing.includes(id),
    isWrong: (id: string) => hasTried && missing.includes(id),
    total: choiceTotal(menu, { plate, choice, others }),
  }
}
