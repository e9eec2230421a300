import { classNames } from './class-names.ts'

const SHAPES = {
  text: 'h-4 rounded-control',
  block: 'rounded-card',
  circle: 'rounded-full',
} as const

/**
 * Holds the place of what is on its way, in its size: `className` gives width and height. Say
 * `aria-busy` around it. Without scripts nothing comes, and it is not drawn.
 */
export function Skeleton({ shape = 'text', className }: { shape?: keyof typeof SHAPES; className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames('block animate-breathe bg-line noscript:hidden', SHAPES[shape], className)}
    />
  )
}
