import { classNames } from './class-names.ts'

const SHAPES = {
  text: 'h-4 rounded-control',
  block: 'rounded-card',
  circle: 'rounded-full',
  card: 'grid content-start gap-3 rounded-card border border-line bg-surface p-4',
} as const

/**
 * Placeholder in the size of loading content: `className` gives width and height; a card has its
 * edge and its first line. Set `aria-busy` around it. Not drawn without scripts, as nothing would
 * load.
 */
export function Skeleton({ shape = 'text', className }: { shape?: keyof typeof SHAPES; className?: string }) {
  if (shape === 'card')
    return (
      <span aria-hidden className={classNames('noscript:hidden', SHAPES.card, className)}>
        <Skeleton className="w-2/5" />
        <Skeleton className="w-4/5" />
      </span>
    )
  return (
    <span
      aria-hidden
      className={classNames('block animate-breathe bg-line noscript:hidden', SHAPES[shape], className)}
    />
  )
}
