import type { Health } from '@mostrador/contract/health/health-endpoints'
import { healthCopy as copy } from '@mostrador/copy/health'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { useApi } from '../api/api.ts'
import { shortDay } from '../time/shop-time.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { isOfShift } from '../workplace/may-see.ts'
import { useMay } from '../workplace/use-may.ts'
import { healthQuery } from './health-query.ts'

/**
 * Notices of failures that no diner tells of, for staff who may mend them: all of them over pages
 * of the shift, elsewhere only those that lose sales now. Default export, since it is loaded after
 * the page is drawn.
 */
export default function HealthLine() {
  const { id } = useWorkplace().contact
  const [mayAccounts, mayAlerts] = [useMay('payments', 'brand'), useMay('locals.edit')]
  const [, , section = '', topic] = useLocation().pathname.split('/')
  const { data } = useQuery({ ...healthQuery(useApi(), id), enabled: mayAccounts || mayAlerts })
  // These pages show the failure already.
  if (!data || (section === 'local' && (topic === 'payments' || topic === 'alerts'))) return null
  return <HealthNotices health={data} isOfShift={isOfShift(section)} />
}

type Account = NonNullable<Health['accounts']>[number]
type NoticesProps = { readonly health: Health; readonly isOfShift: boolean }

/** Notices of failures, a line each. */
export function HealthNotices({ health: { accounts, warnings }, isOfShift }: NoticesProps) {
  const told = (accounts ?? []).filter(({ lost }) => isOfShift || lost !== null)
  const failed = isOfShift && warnings?.isFailing ? warnings.lastFailed : null
  if (told.length === 0 && !failed) return null
  return (
    <section aria-label={copy.label}>
      {told.map((account) => (
        <AccountNotice key={account.provider} account={account} />
      ))}
      {failed && (
        <Notice
          banner
          tone="warning"
          icon="bell"
          title={copy.unwarned(failed.person)}
          action={<Mend topic="alerts" label={copy.toAlerts} />}
        >
          {copy.why(failed)}
        </Notice>
      )}
    </section>
  )
}

function AccountNotice({ account: { title, lost, renewal, endsAt } }: { readonly account: Account }) {
  const { timeZone } = useWorkplace().contact
  const action = <Mend topic="payments" label={copy.toAccounts} />
  if (lost !== null)
    return (
      <Notice banner tone="danger" title={copy.lost[lost](title)} action={action}>
        {copy.lostHint}
      </Notice>
    )
  if (renewal === 'RENEWS' || endsAt === null) return null
  return (
    <Notice banner tone="warning" title={copy.ending(title, shortDay(endsAt, timeZone))} action={action}>
      {copy.endingHint[renewal]}
    </Notice>
  )
}

function Mend({ topic, label }: { readonly topic: 'payments' | 'alerts'; readonly label: string }) {
  const { alias } = useWorkplace().contact
  return (
    <Button variant="secondary" render={<Link to={`/${alias}/local/${topic}`} />}>
      {label}
    </Button>
  )
}
