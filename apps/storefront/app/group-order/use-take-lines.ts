import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { GroupOrder } from '@mostrador/contract/group-order/group-order-endpoints'
import { orderModeSlug } from '@mostrador/domain/order-mode/order-mode-type'
import { useToast } from '@mostrador/ui/use-toast'
import { useState } from 'react'
import { href, useNavigate } from 'react-router'
import { browserApi } from '../api.ts'
import { cartActions } from '../cart/cart-actions.ts'
import { loadShop } from '../cart/load-shop.ts'
import { forgetCart } from '../diner/cart-store.ts'
import { useKeptQuery } from '../frame/kept-link.tsx'
import { randomHex } from '@mostrador/live/random-hex'
import { useCurrency } from '../place/use-alias.ts'
import { linesOf, linesOfGroup, placed } from './group-lines.ts'
import { joinGroup } from '../diner/joined-group.ts'

/**
 * Brings what people of a group chose into the cart of this browser, priced on the menu of now, and
 * goes there. `isNamed`: with the name of each in the notes, for the order of all. What was in the
 * cart goes: it was brought to the group.
 */
export function useTakeLines(contact: BranchContactInfo, group: GroupOrder) {
  const toast = useToast()
  const navigate = useNavigate()
  const search = useKeptQuery()
  const { mantissa } = useCurrency()
  const [isTaking, setIsTaking] = useState(false)
  const { alias, id: branchContactId } = contact
  const { orderModeId } = group
  const mode = contact.deliveryConfig.orderModes.find(({ id }) => id === orderModeId)

  function goToMenu(): void {
    const to = mode
      ? href('/menu/:alias/:mode', { alias, mode: orderModeSlug(mode.type) })
      : href('/menu/:alias', { alias })
    void navigate({ pathname: to, search })
  }

  async function take(
    people: GroupOrder['people'],
    { isNamed }: { readonly isNamed: boolean },
  ): Promise<void> {
    setIsTaking(true)
    const shop = await loadShop(browserApi, { alias, branchContactId, orderModeId }, mantissa)
    setIsTaking(false)
    if (!shop.ok) return toast({ text: shop.problem.detail ?? '', tone: 'danger' })
    const { menu } = shop.data.view
    const making = { menu, mantissa, newId: () => randomHex(12) }
    const lines = isNamed
      ? linesOfGroup(people, { ...making, notesLimit: shop.data.mode.notesLimit.item })
      : people.flatMap(({ items }) => linesOf(items, making))
    const put = placed(lines, menu, shop.data.place)
    forgetCart(alias)
    cartActions.moveTo(put.place, put.lines)
    if (isNamed) takeForAll(shop.data.mode.paymentTypes)
    await navigate({ pathname: href('/menu/:alias/preview', { alias }), search })
  }

  /** Remembers for whom the lines are, and proposes cash where each pays his or her part. */
  function takeForAll(paymentTypes: NonNullable<typeof mode>['paymentTypes']): void {
    const names = group.people.map(({ name }) => name)
    joinGroup(alias, { key: group.key, name: names[0] ?? '', names })
    const cash = paymentTypes.find(({ active, paymentMethod }) => active && paymentMethod === 'CASH')
    if (group.payer === 'EACH' && cash) cartActions.setPaymentType(alias, cash.id)
  }

  return { take, goToMenu, isTaking }
}
