import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.ts'

const TONES = {
  neutral: 'bg-sunken text-ink',
  brand: 'bg-brand text-on-brand',
  positive: 'bg-positive-soft text-positive',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
} as const

export type TagProps = {
  tone?: keyof typeof TONES
  /** Colours of the tenant's own (an indicator); they override the tone. */
  colors?: { background: string; text: string }
  icon?: IconName
  children: ReactNode
  className?: string
}

/** Tag of a few words: "Cerrado", "Sin TACC", "Aplicado". Not interactive. */
export function Tag({ tone = 'neutral', colors, icon, children, className }: TagProps) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-6 max-w-full shrink-0 items-center gap-1 rounded-full px-2.5 text-12 font-semibold',
        colors ? '' : TONES[tone],
        className,
      )}
      style={colors && { backgroundColor: colors.background, color: colors.text }}
    >
      {icon && <Icon name={icon} size={16} className="-ml-1" />}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </span>
  )
}
