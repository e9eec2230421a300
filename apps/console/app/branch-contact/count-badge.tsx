import { Badge } from '@mostrador/ui/badge.tsx'

/** What waits in a section, and how that is said. */
export type Counts = Readonly<Record<string, { readonly count: number; readonly label: string } | undefined>>

type CountBadgeProps = {
  readonly counts: Counts
  readonly section: string | undefined
  readonly className: string
}

/** What waits in a section, on its link; nothing where nothing waits. */
export function CountBadge({ counts, section = '', className }: CountBadgeProps) {
  const { count = 0, label = '' } = counts[section] ?? {}
  if (count === 0) return null
  return (
    <Badge key={count} label={label} className={className}>
      {count}
    </Badge>
  )
}
