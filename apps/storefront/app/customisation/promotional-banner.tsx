import { branchContactCopy } from '@mostrador/copy/branch-contact'
import { bannersOf } from '@mostrador/domain/customisation/banners-of'
import type { OrderModeType } from '@mostrador/domain/order-mode/order-mode-type'
import { classNames } from '@mostrador/ui/class-names'
import { Icon } from '@mostrador/ui/icon.tsx'
import { useCustomisations } from './use-customisations.ts'

/** Letters that fit into one line of a phone. */
const LINE = 42

export type PromotionalBannerProps = {
  readonly mode?: OrderModeType
  readonly isBrief?: boolean
}

/**
 * Banner of an order mode's promotions, above the header; of all modes before one is chosen.
 * Source: 000 §2 Branch header, docs/decisions/080.
 */
export function PromotionalBanner({ mode, isBrief }: PromotionalBannerProps) {
  const texts = bannersOf(useCustomisations().banners, mode)
  if (texts.length === 0) return null
  const isFolded = isBrief && texts.join('').length > LINE
  const Text = isFolded ? 'span' : 'p'
  const all = texts.map((text) => (
    <Text key={text} className="mx-auto block max-w-3xl text-balance wrap-anywhere">
      {text}
    </Text>
  ))
  return (
    <section
      aria-label={branchContactCopy.promotions}
      className={classNames(
        'promotions grid gap-1 border-b border-on-banner/15 bg-banner px-4 text-center text-14 font-semibold text-on-banner',
        isBrief ? 'py-1' : 'py-2.5',
      )}
    >
      {isFolded ? (
        <details className="min-w-0">
          <summary className="hit-44 flex items-center gap-1">
            <span className={LINE_OR_ALL}>{all}</span>
            <Icon name="chevron-down" size={16} className="in-open:rotate-180" />
          </summary>
        </details>
      ) : (
        all
      )}
    </section>
  )
}

const LINE_OR_ALL =
  'grow *:not-in-open:inline *:not-in-open:pe-3 not-in-open:truncate *:not-in-open:whitespace-nowrap'
