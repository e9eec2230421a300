import { consoleCopy } from '@mostrador/copy/console'

export type MissingSummaryProps = {
  readonly missing: Readonly<Partial<Record<string, boolean>>>
}

/** Tells screen readers how many fields are empty; always rendered, so that changes are heard. */
export function MissingSummary({ missing }: MissingSummaryProps) {
  const count = Object.values(missing).filter(Boolean).length
  return <output className="sr-only">{count > 1 && consoleCopy.fieldsMissing(count)}</output>
}
