import { Icon } from '@mostrador/ui/icon.tsx'
import type { IconName } from '@mostrador/ui/icon-shapes'
import type { ReactNode } from 'react'

export type EmptyStateProps = {
  readonly icon: IconName
  readonly title: string
  readonly hint?: string
  /** Is the title the heading of the page (1), or of a part of it (2)? */
  readonly level?: 1 | 2
  /** The way out. */
  readonly children?: ReactNode
}

/** Where there is nothing to show: a picture, a sentence and the way out. */
export function EmptyState({ icon, title, hint, level = 1, children }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="mx-auto grid max-w-sm justify-items-center gap-3 px-6 py-16 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-brand-soft text-brand-ink">
        <Icon name={icon} size={32} />
      </span>
      <Heading className="text-22 font-bold">{title}</Heading>
      {hint && <p className="text-16 text-muted">{hint}</p>}
      {children && <div className="mt-3 grid justify-items-center gap-2">{children}</div>}
    </div>
  )
}
