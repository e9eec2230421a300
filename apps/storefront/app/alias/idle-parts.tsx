import CartWatch from '../abandoned-cart/cart-watch.tsx'
import { AnalyticsPart } from '../analytics/analytics-part.tsx'
import { RewardOffer } from '../loyalty/reward-offer.tsx'
import { useAlias, useContact } from './use-alias.ts'

/**
 * What the pages of an alias do once they rest: they tell of the visit, and a local's watch the cart and offer the
 * reward. Default export, because it is loaded then.
 */
export default function IdleParts() {
  const { branch } = useAlias()
  const contact = useContact()
  return (
    <>
      <AnalyticsPart branch={branch} />
      {contact && <CartWatch key={contact.id} contact={contact} />}
      {contact && <RewardOffer key={`${contact.id}-reward`} contact={contact} />}
    </>
  )
}
