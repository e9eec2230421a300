import { Icon } from '@mostrador/ui/icon.tsx'
import type { ReactNode } from 'react'
import type { OrderModeFact } from './order-mode-facts.ts'

export type FactsTableProps = {
  readonly facts: readonly OrderModeFact[]
  readonly free: string | undefined
  readonly hint?: ReactNode
}

const LINE =
  'flex items-center justify-center gap-1.5 border-t border-line px-3 py-0.5 text-12 last:rounded-b-card'

/** Row of info cells, of equal width, and the lines below it. Source: 000 §2 Branch header, §9. */
export function FactsTable({ facts, free, hint }: FactsTableProps) {
  return (
    <div>
      <dl className="flex justify-center divide-x divide-line py-0.5 text-center">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex w-1/3 flex-col-reverse px-1">
            <dt className="text-12 text-muted">{label}</dt>
            <dd className="text-14 font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {free && (
        <p className={`${LINE} bg-positive-soft font-medium text-positive`}>
          <Icon name="bike" size={16} />
          {free}
        </p>
      )}
      {hint && <output className={`${LINE} text-muted`}>{hint}</output>}
    </div>
  )
}
