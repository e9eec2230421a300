import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { GroupOrder } from '@mostrador/contract/group-order/group-order-endpoints'
import { groupOrderCopy } from '@mostrador/copy/group-order'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import { modeSwitchOf, type ModeSwitch } from '@mostrador/domain/cart/mode-switch'
import { randomHex } from '@mostrador/live/random-hex'
import { useToast } from '@mostrador/ui/use-toast'
import { useState } from 'react'
import { href, useNavigate } from 'react-router'
import { browserApi } from '../api.ts'
import { cartActions } from '../cart/cart-actions.ts'
import { loadShop, type Shop } from '../cart/load-shop.ts'
import { ModeQuestion } from '../cart/mode-question.tsx'
import { readCart } from '../diner/cart-store.ts'
import { forgetGroup, joinGroup } from '../diner/joined-group.ts'
import { useKeptQuery } from '../frame/kept-link.tsx'
import { useCurrency } from '../place/use-alias.ts'
import { failedToast } from './failed-toast.ts'
import { linesOfGroup, linesWithPart, placed } from './group-lines.ts'

type Taking = 'all' | 'mine'

type Asked = {
  readonly taking: Taking
  readonly shop: Shop
  readonly switching: Exclude<ModeSwitch, 'none'>
}

/**
 * Takes plates of a group into this browser's cart, repriced on the current menu, and opens the
 * cart. Lines already there stay, as the host's own in the order of all; a cart of another mode is
 * asked about by `question`.
 */
export function useTakeLines(contact: BranchContactInfo, group: GroupOrder) {
  const toast = useToast()
  const navigate = useNavigate()
  const search = useKeptQuery()
  const { mantissa } = useCurrency()
  const [isTaking, setIsTaking] = useState(false)
  const [asked, setAsked] = useState<Asked>()
  const { alias, id: branchContactId } = contact
  const { orderModeId } = group

  async function take(taking: Taking): Promise<void> {
    setIsTaking(true)
    const loaded = await loadShop(browserApi, { alias, branchContactId, orderModeId }, mantissa)
    setIsTaking(false)
    if (!loaded.ok) return toast(failedToast(loaded.problem))
    const shop = loaded.data
    const switching = modeSwitchOf(readCart(alias), shop.place)
    if (switching === 'none') return put({ taking, shop })
    setAsked({ taking, shop, switching })
  }

  async function put({ taking, shop }: Pick<Asked, 'taking' | 'shop'>): Promise<void> {
    setAsked(undefined)
    const { view, place, mode } = shop
    if (readCart(alias)?.orderModeId !== orderModeId) cartActions.setMode(place)
    const own = readCart(alias)?.lines ?? []
    const making = { menu: view.menu, mantissa, newId: () => randomHex(12) }
    const lines =
      taking === 'all'
        ? linesOfGroup(group.people, own, { ...making, notesLimit: mode.notesLimit.item })
        : linesWithPart(own, group.people.find(({ isMe }) => isMe)?.items ?? [], making)
    takeIn(shop, lines)
    if (taking === 'all') takeForAll(mode.paymentTypes, own.length > 0)
    else forgetGroup(alias)
    await navigate({ pathname: href('/menu/:alias/preview', { alias }), search })
  }

  function takeIn({ view, place }: Shop, lines: readonly CartLine[]): void {
    const moved = placed(lines, view.menu, place)
    cartActions.moveTo(moved.place, moved.lines)
  }

  /** Remembers the people of the lines, and proposes cash where each pays a share. */
  function takeForAll(paymentTypes: Shop['mode']['paymentTypes'], hasOwn: boolean): void {
    const names = group.people.map(({ name }) => name)
    joinGroup(alias, { key: group.key, name: names[0] ?? '', names, shop: contact.name })
    const cash = paymentTypes.find(({ active, paymentMethod }) => active && paymentMethod === 'CASH')
    if (group.payer === 'EACH' && cash) cartActions.setPaymentType(alias, cash.id)
    if (hasOwn) toast({ text: groupOrderCopy.joined })
  }

  const question = asked && (
    <ModeQuestion
      switching={asked.switching}
      onConfirm={() => void put(asked)}
      onCancel={() => setAsked(undefined)}
    />
  )
  return { take, isTaking, question }
}
