import CartWatch from '../abandoned-cart/cart-watch.tsx'
import { AnalyticsPart } from '../analytics/analytics-part.tsx'
import { PreviewPart } from './preview-part.tsx'
import { InstallPart } from '../install/install-part.tsx'
import { RewardOffer } from '../loyalty/reward-offer.tsx'
import { OfflinePart } from '../offline/offline-part.tsx'
import { OpeningPart } from './opening-part.tsx'
import type { OpeningPartProps } from './opening-part.tsx'
import { useAlias, useContact } from '../place/use-alias.ts'

/**
 * What the pages of an alias do once they rest: they tell of the visit, propose to be installed and are kept for when there
 * is no connection; a local's open and close with it, watch the cart and offer the reward. Those of a draft do nothing but follow it. Default export, because it is loaded then.
 */
export default function IdleParts(opening: OpeningPartProps) {
  const { branch, lookup, isPreview } = useAlias()
  const contact = useContact()
  if (isPreview) return <PreviewPart alias={lookup.info.alias} />
  return (
    <>
      <AnalyticsPart branch={branch} />
      {branch && <InstallPart name={lookup.info.name} />}
      <OfflinePart />
      <OpeningPart {...opening} />
      {contact && <CartWatch key={contact.id} contact={contact} />}
      {contact && <RewardOffer key={`${contact.id}-reward`} contact={contact} />}
    </>
  )
}
