import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { abandonedCartCopy } from '@mostrador/copy/abandoned-cart'
import { readStored, writeStored } from '@mostrador/live/stored-value'
import { ConfirmDialog } from '@mostrador/ui/confirm-dialog.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useEffect, useState } from 'react'
import { href, useNavigate } from 'react-router'
import { useCurrency } from '../place/use-alias.ts'
import { browserApi } from '../api.ts'
import { cartActions } from '../cart/cart-actions.ts'
import { forgetCart, readCart } from '../diner/cart-store.ts'
import { randomHex } from '@mostrador/live/random-hex'
import { useKeptQuery } from '../frame/kept-link.tsx'
import { areSameLines, phoneOfLink, recoverCart, tokenOfLink, type RecoveredCart } from './recover-cart.ts'

const KEY = 'mostrador.recovered'

/** Whether this tab followed the link already: it stays in the address for the whole visit. */
function isFollowed(link: string): boolean {
  if (readStored('tab', KEY) === link) return true
  // Where storage is forbidden a reload asks once more.
  writeStored('tab', KEY, link)
  return false
}

function useRecovered(contact: BranchContactInfo, onFound: (cart: RecoveredCart) => void): void {
  const { mantissa } = useCurrency()
  const search = useKeptQuery()
  const phone = phoneOfLink(search)
  const { alias, id } = contact
  useEffect(() => {
    if (phone === undefined || isFollowed(alias + search)) return
    const place = { alias, branchContactId: id, mantissa, token: tokenOfLink(search) }
    void recoverCart({ api: browserApi, ...place, phone, newId: () => randomHex(12) }).then(
      (cart) => cart && onFound(cart),
    )
    // oxlint-disable-next-line react/exhaustive-deps -- one link is followed once, also when the page is drawn again
  }, [alias, id, phone, search])
}

/**
 * Restores the cart of a campaign's link on its page. A cart already here is kept, unless the
 * diner takes the other one. Default export, because it is loaded when a link asks for it. Source:
 * 000 §4.
 */
export default function CartRestore({ contact }: { readonly contact: BranchContactInfo }) {
  const toast = useToast()
  const navigate = useNavigate()
  const search = useKeptQuery()
  const [offered, setOffered] = useState<RecoveredCart>()
  const { alias } = contact

  const goToCart = async (): Promise<void> =>
    navigate({ pathname: href('/menu/:alias/preview', { alias }), search }, { replace: true })

  async function take(cart: RecoveredCart): Promise<void> {
    setOffered(undefined)
    // The page left may be of another mode, and would ask about the change.
    await goToCart()
    forgetCart(alias)
    cartActions.moveTo(cart.place, cart.lines)
    toast({ text: abandonedCartCopy.restored })
  }

  useRecovered(contact, (cart) => {
    if (!cart.isAnythingLeft) return toast({ text: abandonedCartCopy.nothingLeft })
    const own = readCart(alias)?.lines ?? []
    if (own.length === 0) return void take(cart)
    if (areSameLines(own, cart.lines)) return void goToCart()
    setOffered(cart)
  })

  async function keepOwn(): Promise<void> {
    setOffered(undefined)
    await goToCart()
  }

  return (
    <ConfirmDialog
      open={offered !== undefined}
      title={abandonedCartCopy.ownCartTitle}
      confirmLabel={abandonedCartCopy.takeRestored}
      cancelLabel={abandonedCartCopy.keepOwn}
      onConfirm={() => offered && void take(offered)}
      onCancel={() => void keepOwn()}
    >
      {abandonedCartCopy.ownCartText}
    </ConfirmDialog>
  )
}
