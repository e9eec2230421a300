import { isRehearsalToken } from '@mostrador/domain/rehearsal/rehearsal-token'
import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import CartWatch from '../abandoned-cart/cart-watch.tsx'
import { AnalyticsSection } from '../analytics/analytics-section.tsx'
import { lazyOrNothing } from '../frame/lazy-or-nothing.ts'
import { InstallSection } from '../install/install-section.tsx'
import { RewardOffer } from '../loyalty/reward-offer.tsx'
import { useRememberPlace } from '../location/use-remember-place.ts'
import { OfflineSection } from '../offline/offline-section.tsx'
import { useLateFonts } from '../branding/late-fonts.ts'
import { useAlias, useContact } from '../place/use-alias.ts'
import { browserApi } from '../api.ts'
import { useReload } from '../place/reload.ts'
import { OpeningSection, type OpeningSectionProps } from './opening-section.tsx'

const RehearsalSection = lazyOrNothing(() => import('./rehearsal-section.tsx'))
const CartRestore = lazyOrNothing(() => import('../abandoned-cart/cart-restore.tsx'))

/** Messages between console and preview: the draft changed, and the preview can hear it. */
const CHANGED = 'mostrador-draft-changed'
const READY = 'mostrador-preview-ready'

/** Reloads the page in place when its draft changes. Source: docs/decisions/022. */
function PreviewPart({ alias }: { readonly alias: string }) {
  const reload = useReload()
  useEffect(() => {
    // Only the console frames this page, as the content security policy says.
    const hear = ({ source, data }: MessageEvent): void => {
      if (source !== window.parent || data !== CHANGED) return
      browserApi.forget(alias)
      void reload()
    }
    addEventListener('message', hear)
    // Asks for the changes made before it listened.
    window.parent.postMessage(READY, '*')
    return () => removeEventListener('message', hear)
  }, [alias, reload])
  return null
}

/**
 * Parts of an alias' pages that start once they are idle: they remember the place, report the
 * visit, offer to install and keep the page for offline use; of a branch contact they also follow
 * opening and closing, restore the cart of a campaign's link, watch the cart and offer the reward.
 * Pages of a draft only follow it. Default export, because it is loaded then.
 */
export default function IdleParts(opening: OpeningSectionProps) {
  const { branch, lookup, isPreview } = useAlias()
  const contact = useContact()
  const { search } = useLocation()
  useLateFonts()
  useRememberPlace(isPreview ? undefined : lookup)
  if (isRehearsalToken(browserApi.preview))
    return (
      <Suspense>
        <RehearsalSection alias={lookup.info.alias} />
      </Suspense>
    )
  if (isPreview) return <PreviewPart alias={lookup.info.alias} />
  return (
    <>
      <AnalyticsSection branch={branch} />
      {branch && <InstallSection name={lookup.info.name} />}
      <OfflineSection />
      <OpeningSection {...opening} />
      {contact && /[?&]abandoned\b/.test(search) && (
        <Suspense>
          <CartRestore key={`${contact.id}-restore`} contact={contact} />
        </Suspense>
      )}
      {contact && <CartWatch key={contact.id} contact={contact} />}
      {contact && <RewardOffer key={`${contact.id}-reward`} contact={contact} />}
    </>
  )
}
