import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type EmptyStateProps = {
  /** Decorative picture, as `<EmptyPicture name="bag" />`. */
  picture?: ReactNode
  title: string
  /** 1 when the state is the whole page. */
  level?: 1 | 2 | 3
  /** One sentence: the reason, and the remedy. */
  children?: ReactNode
  /** Way out: a button or a link. */
  action?: ReactNode
  className?: string
}

/** Empty or failed state: a picture, a sentence and the way out. */
export function EmptyState({ picture, title, level = 2, children, action, className }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div
      className={classNames('mx-auto grid max-w-sm justify-items-center px-6 py-10 text-center', className)}
    >
      {picture && <div className="mb-5">{picture}</div>}
      <Heading className="text-22 font-bold">{title}</Heading>
      {children && <div className="mt-1.5 text-16 text-balance text-muted">{children}</div>}
      {action && <div className="mt-6 grid w-full justify-items-center gap-2">{action}</div>}
    </div>
  )
}
