import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router'
import { readKnownDiner } from '../diner/known-diner.ts'
import { useCurrency } from '../place/use-alias.ts'
import { browserApi } from '../api.ts'
import { readCart, useCartPart } from '../diner/cart-store.ts'
import { typedDiner } from '../checkout/kept-draft.ts'
import { onVisibilityChange } from '@mostrador/live/page-visibility'
import { createStoredValue, storedValues } from '@mostrador/live/stored-value'
import { rememberCampaign } from '../analytics/campaign.ts'
import {
  createCartNotices,
  dinerHere,
  parseSequence,
  parseToldCart,
  type NoticedDiner,
} from './cart-notices.ts'

const sequence = createStoredValue('mostrador.sequence', parseSequence)
const toldCart = storedValues('mostrador.left.', parseToldCart)

const dinerAt = (alias: string): NoticedDiner | null =>
  dinerHere({
    typed: typedDiner(alias),
    known: readKnownDiner(),
    link: new URLSearchParams(location.search).get('phone'),
  })

const isOrderPage = (): boolean => /\/order\/[^/]+$/.test(location.pathname)

/** Notifies the shop when the page is hidden or shown, and when the cart is emptied. */
export default function CartWatch({ contact }: { readonly contact: BranchContactInfo }) {
  const { mantissa } = useCurrency()
  const { search } = useLocation()
  const { alias, id, branch } = contact
  const isEmpty = useCartPart(alias, (cart) => !cart || cart.lines.length === 0)
  const notices = useMemo(
    () =>
      createCartNotices({
        client: browserApi.client,
        place: { branchId: branch.id, branchContactId: id, mantissa },
        diner: () => dinerAt(alias),
        cart: () => readCart(alias),
        told: toldCart(id),
        sequence,
        now: Date.now,
      }),
    [alias, id, branch.id, mantissa],
  )

  useEffect(() => rememberCampaign(search), [search])
  useEffect(() => {
    if (document.visibilityState === 'visible') void notices.returned()
    return onVisibilityChange((isVisible) => (isVisible ? notices.returned() : notices.left()))
  }, [notices])
  useEffect(() => {
    if (isEmpty) void notices.ended(isOrderPage() ? 'ORDER_CREATED' : 'CART_EMPTIED')
  }, [notices, isEmpty])
  return null
}
