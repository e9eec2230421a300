import type { Minor } from '@mostrador/domain/money/minor'
import { discountEntries } from '@mostrador/domain/pricing/general-adjustments'
import { useEffect, useState } from 'react'
import { browserApi } from '../api.ts'
import { useCurrency } from '../place/use-alias.ts'
import type { Shop } from './load-shop.ts'
import { ExternalBenefitRow } from '../loyalty/external-benefit-row.tsx'
import { type ExternalBenefits, loadExternalBenefits } from '../loyalty/external-benefits.ts'

/** Asks, once for each mode of a local, what its external user is given; null until that is known. */
function useExternalBenefits({ contact, mode }: Shop): ExternalBenefits | null {
  const { mantissa } = useCurrency()
  const [benefits, setBenefits] = useState<ExternalBenefits | null>(null)
  useEffect(() => {
    let isWanted = true
    const place = { branchId: contact.branch.id, branchContactId: contact.id, orderModeId: mode.id, mantissa }
    void loadExternalBenefits(browserApi.client, place).then((loaded) => isWanted && setBenefits(loaded))
    return () => {
      isWanted = false
    }
  }, [contact.branch.id, contact.id, mode.id, mantissa])
  return benefits
}

/** The benefit of a partner's user in the cart, as the checkout will take it off. Source: 000 §4 External loyalty. */
export function CartBenefit({ shop, itemsPrice }: { readonly shop: Shop; readonly itemsPrice: Minor }) {
  const benefits = useExternalBenefits(shop)
  const given = benefits?.benefit ? [benefits.benefit] : []
  const [entry] = discountEntries(given, { itemsPrice, paymentTypeId: null, atMost: itemsPrice })
  return <ExternalBenefitRow benefits={benefits} amount={entry?.amount ?? 0} />
}
