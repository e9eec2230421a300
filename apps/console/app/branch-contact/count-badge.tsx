import { Badge } from '@mostrador/ui/badge.tsx'

export type Counts = Readonly<Record<string, { readonly count: number; readonly label: string } | undefined>>

type CountBadgeProps = {
  readonly counts: Counts
  readonly section: string | undefined
  readonly className: string
}

/** Badge with the number of open things of a section; none for zero. */
export function CountBadge({ counts, section = '', className }: CountBadgeProps) {
  const { count = 0, label = '' } = counts[section] ?? {}
  if (count === 0) return null
  return (
    <Badge key={count} label={label} className={className}>
      {count}
    </Badge>
  )
}
