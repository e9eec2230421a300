import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { RewardOffer } from '../loyalty/reward-offer.tsx'
import CartWatch from './cart-watch.tsx'

/** What a local's pages do once they rest: they watch the cart and offer the reward. Default export, because it is loaded then. */
export default function IdleParts({ contact }: { readonly contact: BranchContactInfo }) {
  return (
    <>
      <CartWatch contact={contact} />
      <RewardOffer contact={contact} />
    </>
  )
}
