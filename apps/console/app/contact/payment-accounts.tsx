import type { PaymentAccountWire } from '@mostrador/contract/payment/payment-account-endpoints'
import { accountTermText, paymentAccountCopy as copy } from '@mostrador/copy/payment-account'
import { Button } from '@mostrador/ui/button.tsx'
import { Tag } from '@mostrador/ui/tag.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { sentenceOf } from '../session/use-form.ts'
import { shortDay } from '../time/shop-time.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { useMay } from '../workplace/use-may.ts'
import { DisconnectAccount } from './disconnect-account.tsx'
import { PaymentTrial } from './payment-trial.tsx'
import { accountsKey } from './accounts-key.ts'
import { ProviderList, PROVIDERS_MS } from './provider-list.tsx'

/** Payment accounts of the brand; nothing for users who may not change them. */
export function PaymentAccounts() {
  const mayChange = useMay('payments', 'brand')
  return mayChange ? <Accounts /> : null
}

function Accounts() {
  const api = useApi()
  const { branchId: id } = useWorkplace().contact
  const query = useQuery({
    queryKey: accountsKey(id),
    queryFn: () => answerOf(api.listPaymentAccounts({ params: { id } })),
    refetchInterval: PROVIDERS_MS,
  })
  return (
    <ProviderList copy={copy} query={query}>
      {(one) => <Account key={one.provider} account={one} />}
    </ProviderList>
  )
}

function stateOf({ connected, lost, authorised }: PaymentAccountWire) {
  if (lost)
    return { text: copy.lost[lost.why], tone: lost.why === 'DISCONNECTED' ? 'neutral' : 'danger' } as const
  if (!connected) return { text: copy.none, tone: 'warning' } as const
  const isEnding = authorised !== null && authorised.renewal !== 'RENEWS'
  return isEnding
    ? ({ text: copy.ending, tone: 'warning' } as const)
    : ({ text: copy.connected, tone: 'positive' } as const)
}

function Account({ account }: { readonly account: PaymentAccountWire }) {
  const { provider, title, lost, authorised, connected } = account
  const { text, tone } = stateOf(account)
  return (
    <li className="grid gap-2 px-4 py-4">
      <p className="flex flex-wrap items-center gap-2">
        <span className="text-16 font-semibold wrap-anywhere">{title}</span>
        <Tag tone={tone}>{text}</Tag>
      </p>
      {lost && <p className="text-14">{copy.lostHint[lost.why](title)}</p>}
      {!lost && authorised && <Authorised authorised={authorised} />}
      {connected && !authorised && (
        <p className="text-14 text-muted">{account.way === 'KEYS' ? copy.byKeys : copy.own}</p>
      )}
      <Uses account={account} />
      <Ways account={account} />
      {/* A provider that takes no money is tried by a rehearsal. */}
      {connected && account.way !== null && <PaymentTrial provider={provider} title={title} />}
    </li>
  )
}

type AuthorisedProps = { readonly authorised: NonNullable<PaymentAccountWire['authorised']> }

function Authorised({ authorised }: AuthorisedProps) {
  const { timeZone } = useWorkplace().contact
  const { name, id, live, by, at, until, renewal, alsoAt } = authorised
  return (
    <div className="grid gap-0.5 text-14">
      <p>{accountTermText[renewal](shortDay(until, timeZone))}</p>
      <p className="wrap-anywhere text-muted">
        {`${copy.account(name, id)} · ${copy.by(by, shortDay(at, timeZone))}`}
      </p>
      {!live && <p className="text-warning">{copy.notLive}</p>}
      {alsoAt.length > 0 && <p className="wrap-anywhere text-muted">{copy.alsoAt(alsoAt.join(', '))}</p>}
    </div>
  )
}

function Uses({ account: { uses, connected, title } }: { readonly account: PaymentAccountWire }) {
  if (uses.length === 0) return connected ? <p className="text-14 text-muted">{copy.noUses(title)}</p> : null
  return (
    <p className="text-14 wrap-anywhere text-muted">
      {`${copy.uses} ${uses.map(({ local: contact, modes }) => copy.use(contact, modes.join(', '))).join(' · ')}`}
    </p>
  )
}

/** Buttons to connect, connect again and disconnect, where this install offers them. */
function Ways({ account }: { readonly account: PaymentAccountWire }) {
  const { title, authorisable, connected, way, lost } = account
  const isUrgent = !connected || (account.authorised?.renewal ?? 'RENEWS') !== 'RENEWS'
  const isOwn = connected && way === null
  if (isOwn) return null
  return (
    <div className="grid gap-2 pt-1">
      {authorisable && isUrgent && <p className="text-14 text-muted">{copy.connectHint(title)}</p>}
      {!authorisable && !connected && <p className="text-14 text-muted">{copy.byHand(title)}</p>}
      <div className="flex flex-wrap gap-2">
        {authorisable && <Connect account={account} isUrgent={isUrgent} />}
        {way !== null && lost?.why !== 'DISCONNECTED' && <DisconnectAccount account={account} />}
      </div>
    </div>
  )
}

function Connect({
  account,
  isUrgent,
}: {
  readonly account: PaymentAccountWire
  readonly isUrgent: boolean
}) {
  const api = useApi()
  const toast = useToast()
  const { branchId: id, id: branchContactId } = useWorkplace().contact
  const { provider, title, way } = account
  const connecting = useMutation({
    mutationFn: () =>
      answerOf(api.beginPaymentAuthorisation({ params: { id, provider }, body: { branchContactId } })),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (problem) => toast({ text: sentenceOf(problem), tone: 'danger' }),
  })
  return (
    <Button
      variant={isUrgent ? 'primary' : 'secondary'}
      size={isUrgent ? 'regular' : 'small'}
      // Busy until the page is left, so that nobody connects twice.
      busy={connecting.isPending || connecting.isSuccess}
      onClick={() => connecting.mutate()}
    >
      {way === 'AUTHORISED' ? copy.reconnect : copy.connect(title)}
    </Button>
  )
}
