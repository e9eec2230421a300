import { classNames } from './class-names.ts'

/** Spinner inside a control whose text names the wait. Never alone on a page. */
export function Spinner({ size = 20, className }: { size?: 16 | 20 | 24; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      strokeWidth={2.5}
      strokeLinecap="round"
      aria-hidden
      className={classNames('shrink-0 animate-spin', className)}
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" opacity={0.25} />
      <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" />
    </svg>
  )
}
