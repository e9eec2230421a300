import type { StaffAccount } from '@mostrador/contract/staff/account-endpoints'
import { consoleCopy } from '@mostrador/copy/console'
import { factorPolicyCopy } from '@mostrador/copy/factor-policy'
import { staffAccountCopy } from '@mostrador/copy/staff-account'
import { Icon } from '@mostrador/ui/icon.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Button } from '@mostrador/ui/button.tsx'
import { Card } from '@mostrador/ui/card.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { refreshQueries } from '../api/query-cache.ts'
import { QueryView } from '../layout/query-view.tsx'
import { useRemembered } from '../layout/remembered.ts'
import { useChangeOfPerson, useIdleLock } from '../session/shared-device.ts'
import { SignOutButton } from '../session/sign-out-button.tsx'
import { DownloadCard } from './download-card.tsx'
import { InstallCard } from './install-card.tsx'
import { PasskeysCard } from './passkeys-card.tsx'
import { PeopleCard } from './people-card.tsx'
import { PinCard } from './pin-card.tsx'
import { PushCard } from './push-card.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'
import { SalesMailsCard } from './sales-mails-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { MissingSummary } from '../session/missing-summary.tsx'
import { PasswordField } from '../session/password-field.tsx'
import { useForm } from '../session/use-form.ts'

const ACCOUNT = ['account']

/** Minutes until the account locks on a shared device. */
const ACCOUNT_IDLE_MINUTES = 3

/** Page of one's own account: sign-in, open sessions, and an owner's requests of a company. */
export function AccountPage() {
  const api = useApi()
  const isShared = useRemembered('shared') === '1'
  const change = useChangeOfPerson()
  useIdleLock(isShared ? ACCOUNT_IDLE_MINUTES : null, () => void change(true))
  const query = useQuery({ queryKey: ACCOUNT, queryFn: () => answerOf(api.getStaffAccount()) })
  return (
    <main className="mx-auto grid max-w-[40rem] gap-4 px-4 py-8">
      <title>{`${staffAccountCopy.title} · ${consoleCopy.title}`}</title>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <Link to="/" className="inline-flex min-h-11 w-fit items-center gap-2 text-14 font-semibold">
          <Icon name="arrow-left" />
          {staffAccountCopy.back}
        </Link>
        {/* Staff who owe a second step see only this page: here they can sign out. */}
        <SignOutButton />
      </div>
      <div>
        <h1 className="text-28 font-bold">{staffAccountCopy.title}</h1>
        <p className="min-h-6 wrap-anywhere text-muted">{query.data?.email}</p>
      </div>
      <QueryView query={query} waiting={<Waiting />} failed={staffAccountCopy.loadFailed}>
        {(account) => <Account account={account} />}
      </QueryView>
    </main>
  )
}

function Waiting() {
  return (
    <div aria-busy className="grid gap-4">
      <output className="sr-only">{staffAccountCopy.loading}</output>
      <Skeleton shape="card" className="h-52" />
      <Skeleton shape="card" className="h-32" />
      <Skeleton shape="card" className="h-52" />
    </div>
  )
}

/** Cards of the account page. */
export function Account({ account }: { readonly account: StaffAccount }) {
  const queries = useQueryClient()
  const changed = (): void => void refreshQueries(queries, ACCOUNT)
  return (
    <>
      {account.owesSecondFactor && <OwesNotice account={account} />}
      {account.secondFactorFrom !== null && (
        <FactorNotice from={account.secondFactorFrom} onTablet={account.onSharedDevice} />
      )}
      {!account.owesSecondFactor && <PushCard />}
      {!account.isShutOut && <InstallCard />}
      {/* A shared tablet does not offer what the server refuses there. */}
      {account.onSharedDevice ? (
        <Notice tone="info" title={staffAccountCopy.byPinTitle}>
          {staffAccountCopy.byPin}
        </Notice>
      ) : (
        <>
          <SecondFactorCard hasFactor={account.hasSecondFactor} onChanged={changed} />
          <PasskeysCard passkeys={account.passkeys} onChanged={changed} />
        </>
      )}
      {!account.isShutOut && <OtherCards account={account} changed={changed} />}
    </>
  )
}

/** Notice of a second factor that is asked for now. */
function OwesNotice({ account }: { readonly account: StaffAccount }) {
  if (account.onSharedDevice) return <Notice tone="warning">{factorPolicyCopy.owesOnTablet}</Notice>
  return (
    <Notice tone="warning" title={staffAccountCopy.owesTitle}>
      {account.passkeys.length > 0 ? staffAccountCopy.owesPasskey : staffAccountCopy.owes}
    </Notice>
  )
}

/** Notice of one that will be asked for from a day on. */
const FactorNotice = (props: { readonly from: string; readonly onTablet: boolean }) =>
  props.onTablet ? (
    <Notice tone="warning">{factorPolicyCopy.soonOnTablet(props.from)}</Notice>
  ) : (
    <Notice tone="warning" title={factorPolicyCopy.soonTitle(props.from)}>
      {factorPolicyCopy.soon}
    </Notice>
  )

/** Cards that wait until a second factor that is owed has been set up. */
function OtherCards(props: { readonly account: StaffAccount; readonly changed: () => void }) {
  const { account, changed } = props
  const { companies, owesSecondFactor, onSharedDevice } = account
  return (
    <>
      <PasswordCard onChanged={changed} />
      {account.pins.length > 0 && <PinCard account={account} onChanged={changed} />}
      {!onSharedDevice && <SessionsCard sessions={account.sessions} onChanged={changed} />}
      {!owesSecondFactor && account.salesMails.length > 0 && (
        <SalesMailsCard companies={account.salesMails} onChanged={changed} />
      )}
      {!owesSecondFactor &&
        !onSharedDevice &&
        companies.map((company) => <PeopleCard key={company.id} company={company} />)}
      {!owesSecondFactor &&
        companies.map((company) => (
          <DownloadCard key={company.id} company={company} onSharedDevice={onSharedDevice} />
        ))}
    </>
  )
}

function PasswordCard({ onChanged }: { readonly onChanged: () => void }) {
  const api = useApi()
  const toast = useToast()
  const { submit, busy, missing, failure } = useForm(['current', 'chosen'], {
    send: ({ current, chosen }) => api.changePassword({ body: { current, password: chosen } }),
    done: (_, form) => {
      form.reset()
      toast({ text: staffAccountCopy.passwordSaved, tone: 'positive' })
      onChanged()
    },
    blames: (code) =>
      code === 'wrong-password' ? 'current' : code.startsWith('password-') ? 'chosen' : undefined,
  })
  const isCurrent = failure?.code === 'wrong-password'
  const isChosen = failure?.code.startsWith('password-too-') ?? false
  return (
    <Card title={staffAccountCopy.passwordTitle} hint={staffAccountCopy.passwordHint}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        {failure && !isCurrent && !isChosen && (
          <Notice tone="danger" live="alert">
            {failure.text}
          </Notice>
        )}
        <PasswordField
          name="current"
          label={staffAccountCopy.passwordNow}
          error={missing.current ? consoleCopy.passwordMissing : isCurrent ? failure?.text : undefined}
        />
        <PasswordField
          isNew
          name="chosen"
          label={staffAccountCopy.passwordNew}
          hint={staffAccountCopy.passwordRule}
          error={missing.chosen ? staffAccountCopy.fieldMissing : isChosen ? failure?.text : undefined}
        />
        <MissingSummary missing={missing} />
        <Button type="submit" variant="secondary" busy={busy} busyLabel={staffAccountCopy.saving}>
          {staffAccountCopy.passwordSave}
        </Button>
      </form>
    </Card>
  )
}
