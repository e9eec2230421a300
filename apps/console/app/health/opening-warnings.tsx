import type { Health } from '@mostrador/contract/health/health-endpoints'
import { healthCopy as copy } from '@mostrador/copy/health'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../api/api.ts'
import { whenText } from '../time/shop-time.ts'
import { useNow } from '../time/use-now.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { healthQuery } from './health-query.ts'

/** Last warnings before an opening: the last sent, and the last failed with its reason. */
export function OpeningWarnings() {
  const { id } = useWorkplace().contact
  const { data } = useQuery(healthQuery(useApi(), id))
  return data?.warnings ? <WarningLines warnings={data.warnings} /> : null
}

/** The same lines from known data; nothing until anyone was warned. */
export function WarningLines({ warnings }: { readonly warnings: NonNullable<Health['warnings']> }) {
  const { lastSent, lastFailed } = warnings
  const { timeZone } = useWorkplace().contact
  const now = useNow()
  if (!lastSent && !lastFailed) return null
  return (
    <section aria-label={copy.warnings} className="grid gap-1 rounded-control bg-sunken p-4 text-14">
      <h3 className="font-semibold">{copy.warnings}</h3>
      {lastSent && (
        <p className="wrap-anywhere">{copy.lastSent(lastSent, whenText(lastSent.at, now, timeZone))}</p>
      )}
      {lastFailed && (
        <p className="wrap-anywhere">
          <span className="text-danger">
            {copy.lastFailed(lastFailed, whenText(lastFailed.at, now, timeZone))}
          </span>{' '}
          {copy.why(lastFailed)}
        </p>
      )}
    </section>
  )
}
