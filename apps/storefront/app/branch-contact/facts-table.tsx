import { classNames } from '@mostrador/ui/class-names'
import { Icon } from '@mostrador/ui/icon.tsx'
import type { ReactNode } from 'react'
import type { OrderModeFact } from './order-mode-facts.ts'

export type FactsTableProps = {
  readonly facts: readonly OrderModeFact[]
  /** From when delivery is free; it stands in the place of the hint. */
  readonly free: string | undefined
  /** What else there is to say below the cells; undefined leaves the line out. */
  readonly hint?: ReactNode
}

/** The row of info cells, a third each, and one line below it. Source: 000 §2 Branch header, §9. */
export function FactsTable({ facts, free, hint }: FactsTableProps) {
  return (
    <div>
      <dl className="flex divide-x divide-line py-3 text-center">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex min-w-0 flex-1 flex-col-reverse px-1">
            <dt className="text-12 text-muted">{label}</dt>
            <dd className="whitespace-nowrap text-16 font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {(free ?? hint) && (
        <output
          className={classNames(
            'flex min-h-9 items-center justify-center gap-1.5 rounded-b-card border-t border-line px-3 py-2 text-14',
            free ? 'bg-positive-soft font-medium text-positive' : 'text-muted',
          )}
        >
          {free && <Icon name="bike" size={16} />}
          {free ?? hint}
        </output>
      )}
    </div>
  )
}
