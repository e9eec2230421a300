import { classNames } from './class-names.ts'

export type BadgeProps = {
  /** Text of the badge: a number, or a mark as short as one. */
  children: string | number
  /** Accessible name, a whole sentence. */
  label?: string
  tone?: 'brand' | 'ink' | 'danger'
  className?: string
}

const TONES = {
  brand: 'bg-brand text-on-brand',
  ink: 'bg-ink text-canvas',
  danger: 'bg-danger text-on-danger',
} as const

/** Badge of a count on a corner. It pops at each change, given the count as `key`. */
export function Badge({ children, label, tone = 'brand', className }: BadgeProps) {
  return (
    <span
      className={classNames(
        'price inline-grid h-6 min-w-6 animate-pop place-items-center rounded-full px-1.5 text-14 leading-none font-bold',
        TONES[tone],
        className,
      )}
    >
      <span aria-hidden={label ? true : undefined}>{children}</span>
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
