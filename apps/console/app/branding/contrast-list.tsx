import { brandingCopy, CONTRAST_LABELS } from '@mostrador/copy/branding'
import { contrastWarnings } from '@mostrador/domain/branding/contrast-warnings'
import type { ContrastWarning } from '@mostrador/domain/branding/contrast-warnings'
import type { ColorConfig } from '@mostrador/domain/branding/theme-tokens'
import { Notice } from '@mostrador/ui/notice.tsx'

/**
 * Which colours are hard to tell apart, and what the storefront makes of them; said as soon as it
 * is so.
 */
export function ContrastList({ colors }: { readonly colors: ColorConfig }) {
  const warnings = contrastWarnings(colors)
  return (
    <div aria-live="polite" className="grid gap-2">
      <h3 className="text-14 font-medium">{brandingCopy.contrast}</h3>
      {warnings.length === 0 ? (
        <Notice tone="positive">{brandingCopy.contrastGood}</Notice>
      ) : (
        <ul className="grid gap-2">
          {warnings.map((warning) => (
            <li key={warning.pair}>
              <Notice tone="warning" title={CONTRAST_LABELS[warning.pair]}>
                <p>{brandingCopy.contrastRatio(warning.ratio, warning.needed)}</p>
                <Colors warning={warning} />
              </Notice>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The colour that was chosen and the one that is used, on what they stand on. */
function Colors({ warning: { chosen, against, instead } }: { readonly warning: ContrastWarning }) {
  return (
    <p className="flex flex-wrap items-center gap-2 pt-1">
      <Sample color={chosen} on={against} />
      {instead && <Sample color={instead} on={against} />}
      {instead ? brandingCopy.contrastInstead(instead) : brandingCopy.contrastKept}
    </p>
  )
}

// What they look like is the point: the sample is drawn in the very colours, which no token has.
const Sample = ({ color, on }: { readonly color: string; readonly on: string }) => (
  <svg aria-hidden viewBox="0 0 36 24" className="h-6 w-9 shrink-0 rounded-control border border-line">
    <rect width="36" height="24" fill={on} />
    <text x="18" y="17" textAnchor="middle" fontSize="14" fontWeight="700" fill={color}>
      {brandingCopy.sample}
    </text>
  </svg>
)
