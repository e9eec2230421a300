import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.ts'

export type StatusNodeState = 'done' | 'current' | 'todo' | 'canceled'

export type StatusNode = {
  key: string
  label: string
  /** Under the label: the hour it was reached. */
  detail?: string
  icon: IconName
  state: StatusNodeState
  /** State in a word, for screen readers. */
  stateLabel: string
}

export type StatusNodesProps = { label: string; nodes: readonly StatusNode[]; className?: string }

/**
 * Progress of an order in a few nodes; the current one has a slow beacon. (001, order page) Side
 * by side; stacked where large text leaves the labels no room.
 */
export function StatusNodes({ label, nodes, className }: StatusNodesProps) {
  return (
    <div className={classNames('@container', className)}>
      <ol
        aria-label={label}
        className="flex w-full @max-[16rem]:mx-auto @max-[16rem]:w-fit @max-[16rem]:flex-col"
      >
        {nodes.map((node, index) => (
          <li
            key={node.key}
            aria-current={node.state === 'current' ? 'step' : undefined}
            className="relative flex min-w-0 flex-1 flex-col items-center text-center @max-[16rem]:flex-row @max-[16rem]:gap-3 @max-[16rem]:pb-4 @max-[16rem]:text-left @max-[16rem]:last:pb-0"
          >
            {index > 0 && <Rail state={node.state} />}
            <Dot node={node} />
            <span className="grid max-w-full min-w-0">
              <span
                className={classNames('mt-2.5 text-14 wrap-anywhere @max-[16rem]:mt-0', LABELS[node.state])}
              >
                {node.label}
              </span>
              {node.detail && <span className="price text-12 text-muted">{node.detail}</span>}
            </span>
            <span className="sr-only">{node.stateLabel}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

function Dot({ node }: { node: StatusNode }) {
  const icon = node.state === 'done' ? 'check' : node.state === 'canceled' ? 'close' : node.icon
  return (
    <span
      className={classNames(
        'relative grid size-12 shrink-0 place-items-center rounded-full transition-colors',
        DOTS[node.state],
      )}
    >
      {node.state === 'current' && (
        <span aria-hidden className="absolute inset-0 animate-beacon rounded-full bg-brand opacity-0" />
      )}
      <Icon name={icon} size={24} className="relative" />
    </span>
  )
}

/** Line from the previous node to this one, passed or not. */
function Rail({ state }: { state: StatusNodeState }) {
  return (
    <span aria-hidden className={RAIL}>
      <span
        className={classNames(
          'block size-full origin-left rounded-full transition-[scale] duration-enter',
          state === 'canceled' ? 'bg-danger-fill' : 'bg-brand',
          state === 'todo' && 'scale-x-0',
        )}
      />
    </span>
  )
}

/** From dot to dot: across, or down where the nodes are stacked. */
const RAIL = classNames(
  'absolute top-[22px] right-[calc(50%+30px)] left-[calc(-50%+30px)] h-1 overflow-hidden rounded-full bg-line',
  '@max-[16rem]:-top-3.5 @max-[16rem]:right-auto @max-[16rem]:left-[22px] @max-[16rem]:h-3 @max-[16rem]:w-1',
)

const DOTS = {
  done: 'bg-brand text-on-brand',
  current: 'bg-brand text-on-brand ring-4 ring-brand/25',
  todo: 'border-2 border-line bg-surface text-muted',
  canceled: 'bg-danger-fill text-on-danger-fill',
} as const satisfies Record<StatusNodeState, string>

const LABELS = {
  done: 'font-medium text-ink',
  current: 'font-bold text-ink',
  todo: 'text-muted',
  canceled: 'font-bold text-danger',
} as const satisfies Record<StatusNodeState, string>
