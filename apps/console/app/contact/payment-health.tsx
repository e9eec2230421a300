import type { ProviderHealth } from '@mostrador/contract/payment/payment-endpoints'
import { paymentHealthCopy } from '@mostrador/copy/payment-health'
import { accountTermText, refusalText, toldOnlyWhenAsked } from '@mostrador/copy/payment-account'
import { Tag } from '@mostrador/ui/tag.tsx'
import { useQuery } from '@tanstack/react-query'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { shortDay, whenText } from '../time/shop-time.ts'
import { useNow } from '../time/use-now.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { ProviderList, PROVIDERS_MS } from './provider-list.tsx'

const copy = paymentHealthCopy

/** State of payments by provider; nothing where the brand uses none. */
export function PaymentHealth() {
  const api = useApi()
  const { id } = useWorkplace().contact
  const query = useQuery({
    queryKey: ['payment-health', id],
    queryFn: () => answerOf(api.getPaymentHealth({ params: { id } })),
    refetchInterval: PROVIDERS_MS,
  })
  return (
    <ProviderList copy={copy} query={query}>
      {(one) => <Health key={one.provider} health={one} />}
    </ProviderList>
  )
}

type State = 'notConnected' | 'refusing' | 'working' | 'quiet'

/** State of a provider; "refusing" only where nothing was approved on the same day. */
function stateOf({ connected, approvedToday, refusedToday, approvedAt }: ProviderHealth): State {
  if (!connected) return 'notConnected'
  if (refusedToday > 0 && approvedToday === 0) return 'refusing'
  return approvedAt === null ? 'quiet' : 'working'
}

const TONES = { notConnected: 'warning', refusing: 'danger', working: 'positive', quiet: 'neutral' } as const

function Health({ health }: { readonly health: ProviderHealth }) {
  const now = useNow(PROVIDERS_MS)
  const { timeZone } = useWorkplace().contact
  const state = stateOf(health)
  const { approvedToday, refusedToday, pending, lastRefusal } = health
  const when = (at: string | null): string => (at === null ? copy.never : whenText(at, now, timeZone))
  const counted = [
    copy.approved(approvedToday),
    copy.refused(refusedToday),
    ...(pending > 0 ? [copy.pending(pending)] : []),
  ]
  return (
    <li className="grid gap-1 px-4 py-3">
      <p className="flex flex-wrap items-center gap-2">
        <span className="text-16 font-semibold wrap-anywhere">{health.title}</span>
        <Tag tone={TONES[state]}>{copy[state]}</Tag>
      </p>
      {health.term && (
        <p className="text-14">
          {accountTermText[health.term.renewal](shortDay(health.term.until, timeZone))}
        </p>
      )}
      {state === 'notConnected' && <p className="text-14 text-muted">{copy.notConnectedHint}</p>}
      <p className="text-14">{counted.join(' · ')}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 text-14">
        <Fact name={copy.lastApproved} text={when(health.approvedAt)} />
        <Fact
          name={copy.lastTold}
          text={health.tellsByItself ? when(health.notifiedAt) : toldOnlyWhenAsked}
        />
        {lastRefusal && (
          <Fact
            name={copy.lastRefused}
            text={[when(lastRefusal.at), refusalText(lastRefusal.reason)].filter(Boolean).join(': ')}
          />
        )}
      </dl>
    </li>
  )
}

const Fact = ({ name, text }: { readonly name: string; readonly text: string }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd className="wrap-anywhere">{text}</dd>
  </>
)
