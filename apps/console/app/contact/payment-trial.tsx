import type { PaymentTestWire } from '@mostrador/contract/payment/payment-test-endpoints'
import { paymentTestCopy as copy } from '@mostrador/copy/payment-test'
import { Button } from '@mostrador/ui/button.tsx'
import { Icon } from '@mostrador/ui/icon.tsx'
import { Spinner } from '@mostrador/ui/spinner.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { sentenceOf } from '../session/use-form.ts'
import { hourText, whenText } from '../time/shop-time.ts'
import { useNow } from '../time/use-now.ts'
import { useMoney, useWorkplace } from '../workplace/contact-context.ts'

/** Milliseconds between looks at a running test. */
const LOOK_MS = 2_000

const isRunning = (test: PaymentTestWire | null | undefined): boolean =>
  test?.status === 'PENDING' || test?.status === 'APPROVED'

const keyOf = (branchId: string, provider: string) => ['payment-test', branchId, provider] as const

/** Real payment to test an account, with its steps as they happen. */
export function PaymentTrial({ provider, title }: { readonly provider: string; readonly title: string }) {
  const api = useApi()
  const { branchId: id } = useWorkplace().contact
  const { data } = useQuery({
    queryKey: keyOf(id, provider),
    queryFn: () => answerOf(api.getPaymentTest({ params: { id, provider } })),
    refetchInterval: ({ state }) => (isRunning(state.data?.test) ? LOOK_MS : false),
  })
  if (!data) return null
  const { test, smallest } = data
  return (
    <div className="grid gap-3">
      {test && <Steps test={test} title={title} />}
      {smallest !== null && !isRunning(test) && (
        <Start provider={provider} smallest={smallest} isAgain={test !== null} />
      )}
    </div>
  )
}

type StartProps = { readonly provider: string; readonly smallest: number; readonly isAgain: boolean }

function Start({ provider, smallest, isAgain }: StartProps) {
  const api = useApi()
  const toast = useToast()
  const queries = useQueryClient()
  const money = useMoney()
  const { branchId: id, id: branchContactId } = useWorkplace().contact
  const starting = useMutation({
    mutationFn: () => answerOf(api.startPaymentTest({ params: { id, provider }, body: { branchContactId } })),
    onError: (problem) => toast({ text: sentenceOf(problem), tone: 'danger' }),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(id, provider) }),
  })
  return (
    <div className="grid justify-items-start gap-2">
      {!isAgain && <p className="text-14 text-muted">{copy.startHint(money.wire(smallest))}</p>}
      <Button
        variant="secondary"
        size="small"
        icon="card"
        busy={starting.isPending}
        onClick={() => starting.mutate()}
      >
        {isAgain ? copy.again : copy.start}
      </Button>
    </div>
  )
}

type Look = 'done' | 'now' | 'wrong' | 'later'

const LOOKS = {
  done: { icon: 'check', tint: 'text-positive' },
  wrong: { icon: 'alert', tint: 'text-danger' },
  later: { icon: 'clock', tint: 'text-muted' },
} as const

function Step({ look, children }: { readonly look: Look; readonly children: ReactNode }) {
  return (
    <li className="grid grid-cols-[1.25rem_1fr] items-start gap-x-2 text-14">
      <span className="grid h-5 place-items-center">
        {look === 'now' ? (
          <Spinner />
        ) : (
          <Icon name={LOOKS[look].icon} size={16} className={LOOKS[look].tint} />
        )}
      </span>
      <div className={look === 'later' ? 'text-muted' : 'wrap-anywhere'}>{children}</div>
    </li>
  )
}

type StepsProps = { readonly test: PaymentTestWire; readonly title: string }

function Steps({ test, title }: StepsProps) {
  const now = useNow()
  const money = useMoney()
  const { timeZone } = useWorkplace().contact
  const { status, by, at } = test
  return (
    <section
      aria-label={copy.title}
      aria-live="polite"
      className="grid gap-2 rounded-card border border-line bg-sunken p-3"
    >
      <p className="text-14 font-semibold">
        {copy.title}
        <span className="font-normal text-muted">{` · ${copy.by(by, whenText(at, now, timeZone))}`}</span>
      </p>
      <ol className="grid gap-2">
        <Step look="done">{copy.created(money.wire(test.amount))}</Step>
        <Paid test={test} title={title} />
        <GivenBack test={test} />
      </ol>
      {status === 'REFUNDED' && <p className="text-14">{copy.done}</p>}
    </section>
  )
}

function Paid({ test, title }: StepsProps) {
  const money = useMoney()
  const { timeZone } = useWorkplace().contact
  const { status, url, reason, amount, until } = test
  if (status === 'REJECTED')
    return (
      <Step look="wrong">
        <p>{reason === null ? copy.rejected : copy.rejectedWhy(reason)}</p>
        <p className="text-muted">{copy.rejectedHint}</p>
      </Step>
    )
  if (status === 'EXPIRED')
    return (
      <Step look="wrong">
        <p>{copy.expired}</p>
        <p className="text-muted">{copy.expiredHint}</p>
      </Step>
    )
  if (status !== 'PENDING') return <Step look="done">{copy.approved}</Step>
  return (
    <Step look="now">
      <p>{copy.paying(hourText(until, timeZone))}</p>
      {url !== null && (
        <Button
          size="small"
          className="mt-2"
          // Opens another tab, so that the steps stay in sight.
          render={<a href={url} target="_blank" rel="noreferrer" />}
        >
          {copy.pay(money.wire(amount), title)}
        </Button>
      )}
    </Step>
  )
}

function GivenBack({ test: { status, reason, refundTries, reference } }: Pick<StepsProps, 'test'>) {
  if (status === 'REFUNDED') return <Step look="done">{copy.refunded}</Step>
  if (status === 'STUCK')
    return (
      <Step look="wrong">
        <p>{copy.stuck}</p>
        <p className="text-muted">{copy.stuckHint(reference ?? '')}</p>
      </Step>
    )
  if (status !== 'APPROVED') return <Step look="later">{copy.waits}</Step>
  return <Step look="now">{refundTries === 0 ? copy.refunding : copy.refundFailing(reason ?? '')}</Step>
}
