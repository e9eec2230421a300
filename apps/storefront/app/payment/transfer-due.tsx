import { minorOf } from '@mostrador/contract/money/minor-of'
import type { FollowUpTransfer } from '@mostrador/contract/order/order-schema'
import { aliasNamed, transferCopy as copy } from '@mostrador/copy/transfer'
import { accountKindOf } from '@mostrador/domain/transfer/account-number'
import { Button } from '@mostrador/ui/button.tsx'
import { IconButton } from '@mostrador/ui/icon-button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useEffect, useRef, useState } from 'react'
import { browserApi } from '../api.ts'
import { useIsAlive } from '../frame/ambient.ts'
import { hourAt } from '../order/order-moments.ts'
import { useCurrency } from '../place/use-alias.ts'
import { useFormatAmount } from '../place/use-format-amount.ts'
import type { PayPromptProps } from './payment-page-button.tsx'
import { TimeLeft } from './time-left.tsx'

type TransferDueProps = PayPromptProps & {
  readonly transfer: FollowUpTransfer
  /** Seconds left; undefined during hydration. */
  readonly left: number | undefined
}

/** Account, amount and mark of a transfer, until the shop has found it. */
export function TransferDue({ order, refresh, transfer, left }: TransferDueProps) {
  const { mantissa } = useCurrency()
  const text = useFormatAmount()
  const [amount, total] = [minorOf(transfer.amount, mantissa), minorOf(order.total, mantissa)]
  const country = order.branchContact.country.toLowerCase()
  const { alias, account } = transfer
  const facts = [
    { what: aliasNamed(country), text: alias },
    { what: copy.accounts[accountKindOf(account ?? '', country)], text: account },
    { what: copy.reference, text: transfer.reference },
  ]
  const title = transfer.saidAt ? copy.sentTitle : copy.title
  const { heading, goOn } = useGoOnAtHeading(transfer.saidAt !== null)
  return (
    <section
      aria-label={title}
      className="grid gap-4 rounded-card border border-brand/40 bg-brand-soft p-4 text-14"
    >
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-18 font-semibold">
          {title}
        </h2>
        <p>{copy.hint}</p>
        {!transfer.saidAt && <TimeLeft left={left} className="font-semibold" />}
      </div>
      {transfer.saidAt && (
        <Notice tone="info" icon="check" live="status" title={copy.saidTitle}>
          {copy.saidHint(
            order.paymentExpiresAt && hourAt(order.paymentExpiresAt, order.branchContact.timeZone),
          )}
        </Notice>
      )}
      <div className="grid gap-1 rounded-card bg-surface p-3">
        <Fact what={copy.amount} text={text(amount)} copied={plainAmount(amount, mantissa)} large />
        <p className="text-muted">
          {amount < total ? copy.whyLess(text(total - amount), text(total)) : copy.whySame}
        </p>
      </div>
      <dl className="grid gap-3 rounded-card bg-surface p-3">
        {facts.map((fact) => fact.text && <Fact key={fact.what} what={fact.what} text={fact.text} inList />)}
        <Line what={copy.holder} text={transfer.holder} />
        {transfer.bank && <Line what={copy.bank} text={transfer.bank} />}
      </dl>
      {transfer.note && <p className="wrap-anywhere whitespace-pre-line">{transfer.note}</p>}
      {!transfer.saidAt && <SayTransferred order={order} refresh={refresh} onSay={goOn} />}
    </section>
  )
}

/** Focuses the heading after the announcement: the form is removed with its button. */
function useGoOnAtHeading(isSaid: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isAwaited = useRef(false)
  useEffect(() => {
    if (!isSaid || !isAwaited.current) return
    isAwaited.current = false
    if (document.activeElement === document.body) heading.current?.focus()
  }, [isSaid])
  return { heading, goOn: () => void (isAwaited.current = true) }
}

/** Writes an amount as banks' apps take it: digits alone, with a decimal comma. */
function plainAmount(minor: number, mantissa: number): string {
  const digits = String(minor).padStart(mantissa + 1, '0')
  return mantissa === 0 ? digits : `${digits.slice(0, -mantissa)},${digits.slice(-mantissa)}`
}

type FactProps = {
  readonly what: string
  readonly text: string
  readonly copied?: string
  readonly large?: boolean
  readonly inList?: boolean
}

/** Value to type into a bank's app, with a button that copies it. */
function Fact({ what, text, copied = text, large = false, inList = false }: FactProps) {
  const toast = useToast()
  const shown = useRef<HTMLSpanElement>(null)
  const canCopy = useIsAlive() && window.isSecureContext
  const [Name, Value] = inList ? (['dt', 'dd'] as const) : (['p', 'div'] as const)

  async function take(): Promise<void> {
    try {
      await navigator.clipboard.writeText(copied)
      toast({ text: copy.copied(what), tone: 'positive' })
    } catch {
      // A browser may refuse: the text is selected, so that one more press copies it.
      if (shown.current) getSelection()?.selectAllChildren(shown.current)
      toast({ text: copy.copyFailed(what), tone: 'danger' })
    }
  }

  return (
    <div>
      <Name className="text-muted">{what}</Name>
      <Value className="flex min-h-11 items-center justify-between gap-3">
        <span
          ref={shown}
          className={`font-semibold wrap-anywhere ${large ? 'price text-28 font-bold' : 'text-16'}`}
        >
          {text}
        </span>
        {canCopy && (
          <IconButton icon="copy" label={copy.copy(what)} variant="outlined" onClick={() => void take()} />
        )}
      </Value>
    </div>
  )
}

const Line = ({ what, text }: { readonly what: string; readonly text: string }) => (
  <div>
    <dt className="text-muted">{what}</dt>
    <dd className="text-16 font-semibold wrap-anywhere">{text}</dd>
  </div>
)

/** Form that announces the transfer to the shop, with the receipt's number if there is one. */
function SayTransferred({ order, refresh, onSay }: PayPromptProps & { readonly onSay: () => void }) {
  const [receipt, setReceipt] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  async function say(): Promise<void> {
    setIsBusy(true)
    setHasFailed(false)
    onSay()
    const params = { alias: order.branchContact.alias, code: order.code }
    const { ok } = await browserApi.client.sayTransferred({ params, body: { receipt } })
    if (ok) await refresh()
    setHasFailed(!ok)
    setIsBusy(false)
  }

  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void say()
      }}
    >
      <TextField
        label={copy.receipt}
        name="receipt"
        autoComplete="off"
        maxLength={60}
        value={receipt}
        onChange={({ currentTarget }) => setReceipt(currentTarget.value)}
      />
      {hasFailed && (
        <p role="alert" className="text-danger">
          {copy.sayFailed}
        </p>
      )}
      <Button wide icon="check" type="submit" busy={isBusy} busyLabel={copy.saying}>
        {copy.said}
      </Button>
    </form>
  )
}
