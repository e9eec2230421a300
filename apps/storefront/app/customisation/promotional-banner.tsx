import { branchContactCopy } from '@mostrador/copy/branch-contact'
import { bannersOf } from '@mostrador/domain/customisation/banners-of'
import type { OrderModeType } from '@mostrador/domain/order-mode/order-mode-type'
import { useCustomisations } from './use-customisations.ts'

/**
 * The promotions of an order mode above the header; before a mode is chosen, those of all. Source:
 * 000 §2 Branch header.
 */
export function PromotionalBanner({ mode }: { readonly mode?: OrderModeType }) {
  const texts = bannersOf(useCustomisations().banners, mode)
  if (texts.length === 0) return null
  return (
    <section
      aria-label={branchContactCopy.promotions}
      className="promotions grid gap-1 border-b border-on-banner/15 bg-banner px-4 py-2.5 text-center text-14 font-semibold text-on-banner"
    >
      {texts.map((text) => (
        <p key={text} className="mx-auto max-w-3xl text-balance wrap-anywhere">
          {text}
        </p>
      ))}
    </section>
  )
}
