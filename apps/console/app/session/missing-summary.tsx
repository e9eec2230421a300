import { consoleCopy } from '@mostrador/copy/console'

export type MissingSummaryProps = {
  /** Empty fields, as `useForm` names them. */
  readonly missing: Readonly<Partial<Record<string, boolean>>>
}

/**
 * Says to screen readers how many fields are empty, where that is more than the one to which the
 * focus goes. It stands in the form from the beginning, so that what comes into it is read.
 */
export function MissingSummary({ missing }: MissingSummaryProps) {
  const count = Object.values(missing).filter(Boolean).length
  return <output className="sr-only">{count > 1 && consoleCopy.fieldsMissing(count)}</output>
}
