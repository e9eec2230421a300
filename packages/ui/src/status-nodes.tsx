import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.ts'

export type StatusNodeState = 'done' | 'current' | 'todo' | 'canceled'

export type StatusNode = {
  key: string
  label: string
  /** Under the label: the hour at which it came. */
  detail?: string
  icon: IconName
  state: StatusNodeState
  /** The state in a word, for those who do not see it. */
  stateLabel: string
}

export type StatusNodesProps = { label: string; nodes: readonly StatusNode[]; className?: string }

/**
 * The way of an order in a few nodes; the current one calls with a slow beacon. (001, order page)
 * Four on a phone: the labels take their own width under each node.
 */
export function StatusNodes({ label, nodes, className }: StatusNodesProps) {
  return (
    <ol aria-label={label} className={classNames('flex w-full', className)}>
      {nodes.map((node, index) => (
        <li
          key={node.key}
          aria-current={node.state === 'current' ? 'step' : undefined}
          className="relative flex min-w-0 flex-1 flex-col items-center text-center"
        >
          {index > 0 && <Rail state={node.state} />}
          <Dot node={node} />
          <span className={classNames('mt-2.5 max-w-full text-14 wrap-anywhere', LABELS[node.state])}>
            {node.label}
          </span>
          {node.detail && <span className="price text-12 text-muted">{node.detail}</span>}
          <span className="sr-only">{node.stateLabel}</span>
        </li>
      ))}
    </ol>
  )
}

function Dot({ node }: { node: StatusNode }) {
  const icon = node.state === 'done' ? 'check' : node.state === 'canceled' ? 'close' : node.icon
  return (
    <span
      className={classNames(
        'relative grid size-12 place-items-center rounded-full transition-colors',
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

/** The stretch from the node before to this one, travelled or not. */
function Rail({ state }: { state: StatusNodeState }) {
  return (
    <span
      aria-hidden
      className="absolute top-[22px] right-[calc(50%+30px)] left-[calc(-50%+30px)] h-1 overflow-hidden rounded-full bg-line"
    >
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
