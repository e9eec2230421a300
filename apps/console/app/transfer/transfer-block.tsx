import { Children, useId, type ReactNode } from 'react'

type BlockProps = {
  readonly title: string
  readonly empty?: string
  readonly children: ReactNode
}

/** List under a heading. */
export function Block({ title, empty, children }: BlockProps) {
  const id = useId()
  const hasAny = Children.toArray(children).length > 0
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-2">
      <h2 id={id} className="text-18 font-semibold">
        {title}
      </h2>
      {hasAny ? (
        <ul className="divide-y divide-line overflow-clip rounded-card border border-line bg-surface">
          {children}
        </ul>
      ) : (
        <p className="text-14 text-muted">{empty}</p>
      )}
    </section>
  )
}

type LineProps = {
  readonly title: string
  readonly amount: string
  readonly tags?: ReactNode
  readonly facts?: readonly string[]
  readonly actions?: ReactNode
  readonly children?: ReactNode
}

/** Line of an order or movement: title, amount, facts, and actions. */
export const Line = ({ title, amount, tags, facts = [], actions, children }: LineProps) => (
  <li className="grid grid-cols-[1fr_auto] items-start gap-x-4 gap-y-1 px-4 py-3">
    <p className="text-16 font-semibold wrap-anywhere">{title}</p>
    <p className="price text-16 font-bold">{amount}</p>
    <div className="col-span-2 flex flex-wrap items-center gap-x-3 gap-y-2">
      {tags}
      {facts.length > 0 && <p className="min-w-0 text-14 wrap-anywhere text-muted">{facts.join(' · ')}</p>}
      {actions && <div className="ml-auto flex flex-wrap gap-2">{actions}</div>}
    </div>
    {children && <div className="col-span-2">{children}</div>}
  </li>
)
