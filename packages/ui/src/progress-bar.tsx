import { classNames } from './class-names.ts'

export type ProgressBarProps = {
  /** What it measures; also hidden from the eye when a sentence beside it says so. */
  label: string
  value: number
  max: number
  className?: string
}

/** How far something has come: brand colour on the way, green once it is there (minimum order, free delivery). */
export function ProgressBar({ label, value, max, className }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      value={Math.min(value, max)}
      max={max}
      className={classNames(
        'block h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-line',
        '[&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-full [&::-moz-progress-bar]:rounded-full',
        value >= max
          ? '[&::-moz-progress-bar]:bg-positive [&::-webkit-progress-value]:bg-positive'
          : '[&::-moz-progress-bar]:bg-brand [&::-webkit-progress-value]:bg-brand',
        className,
      )}
    />
  )
}
