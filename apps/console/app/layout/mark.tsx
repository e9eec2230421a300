import { classNames } from '@mostrador/ui/class-names'

/** Sign of the product: a counter bell. Decorative, since the name stands beside it. */
export function Mark({ size = 'small' }: { size?: 'small' | 'large' }) {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden
      className={classNames('shrink-0', size === 'large' ? 'size-16' : 'size-9')}
    >
      <rect width="32" height="32" rx="8" className="fill-brand" />
      <path
        d="M7 20h18M10 20v-2.5a6 6 0 0 1 12 0V20M16 11.5V9M8.500 24h15"
        className="fill-none stroke-on-brand"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
