import { Icon } from '@mostrador/ui/icon.tsx'
import type { IconName } from '@mostrador/ui/icon-shapes'
import type { ReactNode } from 'react'

export type BenefitRowProps = {
  readonly icon: IconName
  readonly label: string
  readonly hint: ReactNode
  readonly onPress: () => void
}

/** Row that opens the dialog of a benefit. */
export function BenefitRow({ icon, label, hint, onPress }: BenefitRowProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onPress}
      className="flex min-h-16 w-full items-center gap-3 rounded-control border border-line px-3.5 py-2 text-left hover:border-line-strong"
    >
      <Icon name={icon} size={24} className="text-brand-ink" />
      <span className="min-w-0 grow">
        <span className="block text-16 font-medium">{label}</span>
        <span className="block text-14 text-muted">{hint}</span>
      </span>
      <Icon name="chevron-right" className="text-muted" />
    </button>
  )
}
