import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.ts'

const TONES = {
  info: { box: 'border-line bg-surface', icon: 'text-ink', shape: 'info' },
  brand: { box: 'border-brand/40 bg-brand-soft', icon: 'text-ink', shape: 'info' },
  positive: { box: 'border-positive/30 bg-positive-soft', icon: 'text-positive', shape: 'check' },
  warning: { box: 'border-warning/35 bg-warning-soft', icon: 'text-warning', shape: 'alert' },
  danger: { box: 'border-danger/30 bg-danger-soft', icon: 'text-danger', shape: 'alert' },
} as const

export type NoticeProps = {
  tone?: keyof typeof TONES
  title?: string
  icon?: IconName
  /** Below the text: a button or a link. */
  action?: ReactNode
  /** Spans the page instead of a box in the column. */
  banner?: boolean
  /** For a notice that appears by itself: read now (`alert`) or at the next pause (`status`). */
  live?: 'status' | 'alert'
  children?: ReactNode
  className?: string
}

/** Notice: "Local cerrado.", the message of a branch, a list of errors. */
export function Notice(props: NoticeProps) {
  const { tone = 'info', title, icon, action, banner = false, live, children, className } = props
  const look = TONES[tone]
  return (
    <div
      role={live}
      className={classNames(
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-3 text-14',
        banner ? 'border-y px-4 py-3' : 'rounded-card border p-4',
        look.box,
        className,
      )}
    >
      <div className="flex min-w-0 gap-3">
        <Icon name={icon ?? look.shape} className={look.icon} />
        <div className="min-w-0">
          {title && <p className="font-semibold">{title}</p>}
          {children && <div>{children}</div>}
        </div>
      </div>
      {action}
    </div>
  )
}
