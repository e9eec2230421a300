import type { Rehearsal } from '@mostrador/contract/rehearsal/rehearsal-endpoints'
import { rehearsalPageCopy } from '@mostrador/copy/rehearsal-page'
import { classNames } from '@mostrador/ui/class-names'
import { Icon } from '@mostrador/ui/icon.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { hourText } from '../time/shop-time.ts'
import { useWorkplace } from '../workplace/contact-context.ts'

type Order = Rehearsal['orders'][number]

export type Step = {
  readonly title: string
  /** Null until done; '' where the time is unknown. */
  readonly doneAt: string | null
  readonly todo: string
}

function arrivedStep(order: Order | undefined): Step {
  const { arrived: title, arrivedTodo, waiting, payFailed } = rehearsalPageCopy
  if (!order) return { title, doneAt: null, todo: arrivedTodo }
  if (order.payment === 'PENDING') return { title, doneAt: null, todo: waiting }
  if (order.payment === 'FAILED') return { title, doneAt: null, todo: payFailed }
  return { title, doneAt: order.placedAt, todo: '' }
}

function returnedStep(order: Order | undefined): Step {
  const { returned: title, returnedTodo, returning } = rehearsalPageCopy
  const canceledAt = order?.canceledAt ?? null
  if (canceledAt === null || order?.payment === 'FAILED') return { title, doneAt: null, todo: returnedTodo }
  return order?.payment === 'APPROVED'
    ? { title, doneAt: null, todo: returning }
    : { title, doneAt: canceledAt, todo: '' }
}

/** Returns the steps of a rehearsal's latest order. */
export const stepsOf = (order: Order | undefined): readonly Step[] => [
  arrivedStep(order),
  {
    title: rehearsalPageCopy.accepted,
    doneAt: order?.acceptedAt ?? null,
    todo: rehearsalPageCopy.acceptedTodo,
  },
  { title: rehearsalPageCopy.printed, doneAt: order?.printedAt ?? null, todo: rehearsalPageCopy.printedTodo },
  returnedStep(order),
]

/** Steps of the latest order, updated by themselves. */
export function RehearsalSteps({ orders: [latest] }: { readonly orders: readonly Order[] }) {
  const steps = stepsOf(latest)
  return (
    <div className="grid gap-3">
      {latest && <h3 className="font-semibold">{rehearsalPageCopy.order(latest.number)}</h3>}
      <ol aria-live="polite" className="grid gap-2">
        {steps.map((step) => (
          <StepLine key={step.title} step={step} />
        ))}
      </ol>
      {steps.every(({ doneAt }) => doneAt !== null) && (
        <Notice tone="positive" live="status">
          {rehearsalPageCopy.all}
        </Notice>
      )}
    </div>
  )
}

function StepLine({ step: { title, doneAt, todo } }: { readonly step: Step }) {
  const { timeZone } = useWorkplace().contact
  const isDone = doneAt !== null
  return (
    <li className="flex items-start gap-3 rounded-control border border-line p-3">
      <span
        className={classNames(
          'grid size-7 shrink-0 place-items-center rounded-full',
          isDone ? 'bg-positive-soft text-positive' : 'bg-sunken text-muted',
        )}
      >
        {isDone && <Icon name="check" size={16} label={rehearsalPageCopy.done} />}
      </span>
      <span className="min-w-0">
        <b className="font-semibold">{title}</b>{' '}
        <span className="text-14 text-muted">
          {isDone ? rehearsalPageCopy.at(hourText(doneAt, timeZone)) : todo}
        </span>
      </span>
    </li>
  )
}
