import { cardCopy } from '@mostrador/copy/card'
import { checkoutMessage } from '@mostrador/copy/checkout'
import { layoutCopy } from '@mostrador/copy/layout'
import { isDocument, stripDocument, typedDocument } from '@mostrador/domain/checkout/document'
import { Button } from '@mostrador/ui/button.tsx'
import { classNames } from '@mostrador/ui/class-names'
import { Icon } from '@mostrador/ui/icon.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useEffect, useRef, useState } from 'react'
import type { CardField, CardHolder, CardToken } from './card-fields.ts'
import { fieldError } from './field-error.ts'
import { isCardComplete, type CardNow } from './card-now.ts'
import { useCardFields, type CardShop } from './use-card-fields.ts'

export type CardFormProps = {
  readonly shop: CardShop
  /** Whether the diner has tried to pay: empty fields then show an error. */
  readonly isTried: boolean
  readonly error?: string | undefined
  /** Hears the card's state; null once the fields are gone. */
  readonly onChange: (card: CardNow | null) => void
}

function useTell(
  complete: boolean,
  createToken: CardNow['createToken'],
  onChange: CardFormProps['onChange'],
) {
  const latest = useRef({ createToken, onChange })
  useEffect(() => {
    latest.current = { createToken, onChange }
  })
  useEffect(() => {
    latest.current.onChange({ complete, createToken: () => latest.current.createToken() })
  }, [complete])
  useEffect(() => () => latest.current.onChange(null), [])
}

const LONGEST_NAME = 100
const LONGEST_DOCUMENT = 16

function documentError({ document }: CardHolder, isTried: boolean): string | undefined {
  return isTried && !isDocument(document) ? cardCopy.incomplete : undefined
}

/**
 * Form of a card: number, expiry and security code are the provider's frames, name and document
 * are ours. Default export: loaded only when a card is wanted. Source: 000 §2 Checkout, §3 Card
 * input.
 */
export default function CardForm({ shop, isTried, error, onChange }: CardFormProps) {
  const fields = useCardFields(shop)
  const [holder, setHolder] = useState<CardHolder>({ name: '', document: '' })
  const { status, causes } = fields
  const isLoading = status === 'loading'
  const complete = isCardComplete(status, causes, holder)
  const { name, document } = holder
  const [isRefused, setIsRefused] = useState(false)
  const said = isRefused ? checkoutMessage('card-token-failed') : error

  async function createToken(): Promise<CardToken | undefined> {
    const token = await fields.createToken({ name, document: stripDocument(document) })
    setIsRefused(!token)
    return token
  }

  useTell(complete, createToken, onChange)
  const frame = (field: CardField) => ({
    id: fields.ids[field],
    isLoading,
    isFocused: fields.focused === field,
    onFocus: () => fields.focus(field),
    error: fieldError(field, causes[field], isTried),
  })
  return (
    <fieldset className="grid gap-4" aria-busy={isLoading || undefined}>
      <legend className="pb-3 text-16 font-semibold">{cardCopy.title}</legend>
      <output className="sr-only">{isLoading && cardCopy.loading}</output>
      {status === 'failed' ? (
        <Notice
          tone="danger"
          live="alert"
          action={
            <Button size="small" variant="secondary" icon="refresh" onClick={fields.retry}>
              {layoutCopy.retry}
            </Button>
          }
        >
          {cardCopy.loadFailed}
        </Notice>
      ) : (
        <ProviderField label={cardCopy.number} {...frame('cardNumber')} />
      )}
      <TextField
        label={cardCopy.name}
        name="cardName"
        note={cardCopy.required}
        aria-required
        autoComplete="cc-name"
        maxLength={LONGEST_NAME}
        value={name}
        onChange={(event) => setHolder({ document, name: event.currentTarget.value })}
        {...(isTried && name.trim() === '' && { error: cardCopy.incomplete })}
      />
      {status !== 'failed' && (
        <div className="grid grid-cols-2 items-start gap-3">
          <ProviderField label={cardCopy.expiry} {...frame('expirationDate')} />
          <ProviderField label={cardCopy.securityCode} {...frame('securityCode')} />
        </div>
      )}
      <TextField
        label={cardCopy.document}
        name="cardDocument"
        note={cardCopy.required}
        aria-required
        inputMode="numeric"
        autoComplete="off"
        maxLength={LONGEST_DOCUMENT}
        value={document}
        onChange={(event) => setHolder({ name, document: typedDocument(event.currentTarget.value, '') })}
        {...(documentError(holder, isTried) && { error: cardCopy.incomplete })}
      />
      {said && (
        <p role="alert" className="text-14 font-medium text-danger">
          {said}
        </p>
      )}
      <p className="text-14 text-muted">{cardCopy.safe}</p>
    </fieldset>
  )
}

type ProviderFieldProps = {
  readonly id: string
  readonly label: string
  readonly isLoading: boolean
  readonly isFocused: boolean
  readonly error: string | undefined
  /** The focus came to the element: it belongs into the frame. */
  readonly onFocus: () => void
}

/** Element for a field of the card's provider, in our look; the frame has its own name. */
function ProviderField({ id, label, isLoading, isFocused, error, onFocus }: ProviderFieldProps) {
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-14">
        <button
          type="button"
          id={`${id}-label`}
          tabIndex={-1}
          data-wrong={error ? true : undefined}
          onClick={onFocus}
          onFocus={onFocus}
          className="text-left font-medium"
        >
          {label}
        </button>
        <span className="text-muted">{cardCopy.required}</span>
      </div>
      <div className="relative">
        <div
          id={id}
          className={classNames(
            'h-12 rounded-control border bg-surface px-3.5 text-16 text-ink',
            error ? 'border-danger' : 'border-line-strong',
            isFocused && 'outline-2 outline-offset-[-1px] outline-ink',
          )}
        />
        {isLoading && (
          <span className="absolute inset-px grid items-center rounded-control bg-surface px-3.5">
            <Skeleton className="w-2/3" />
          </span>
        )}
      </div>
      <div aria-live="polite" className={classNames(!error && 'sr-only')}>
        {error && (
          <p className="flex gap-1.5 text-14 font-medium text-danger">
            <Icon name="alert" size={16} className="mt-0.5" />
            {error}
          </p>
        )}
      </div>
    </div>
  )
}
