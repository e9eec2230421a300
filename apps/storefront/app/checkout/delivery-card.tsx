import { addressCopy } from '@mostrador/copy/address'
import { branchContactCopy } from '@mostrador/copy/branch-contact'
import { checkoutCopy } from '@mostrador/copy/checkout'
import { deliveryCopy } from '@mostrador/copy/delivery'
import { layoutCopy } from '@mostrador/copy/layout'
import { Button } from '@mostrador/ui/button.tsx'
import { Card } from '@mostrador/ui/card.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { Suspense } from 'react'
import { saveLocation } from '../diner/location-store.ts'
import { AddressField } from '../delivery/address-field.tsx'
import { lazyOrNothing } from '../frame/lazy-or-nothing.ts'
import { useFormatAmount } from '../place/use-format-amount.ts'
import type { CheckoutState } from './checkout-inputs.ts'
import { deliveryTextsOf, type DeliveryTexts } from './delivery-texts.ts'
import { isFeeKnown } from '../delivery/known-fee.ts'
import { errorOf, type SectionProps } from './section-props.ts'

/** Card of the delivery: address, remarks and fee. Source: 000 §2 Checkout, Delivery block. */
export function DeliveryCard({ state, errors, change }: SectionProps) {
  const { draft, contact, location } = state
  const { betweenStreetsRequired } = contact.deliveryConfig
  const texts = deliveryTextsOf(location, draft)

  /** Remarks belong to the address; without one they wait in the draft. */
  function write(part: Partial<DeliveryTexts>): void {
    if (location) saveLocation(contact.branch.companyId, { ...location, ...texts, ...part })
    change(location ? { betweenStreets: '', details: '' } : part)
  }

  return (
    <Card title={checkoutCopy.deliveryTitle}>
      <div className="grid gap-4">
        <AddressField contact={contact} {...errorOf(errors, 'address')} />
        <DeliveryState state={state} />
        <TextField
          label={checkoutCopy.betweenStreets}
          name="betweenStreets"
          autoComplete="off"
          maxLength={200}
          value={texts.betweenStreets}
          onChange={(event) => write({ betweenStreets: event.currentTarget.value })}
          {...(!betweenStreetsRequired && { note: checkoutCopy.optional })}
          {...errorOf(errors, 'betweenStreets')}
        />
        <TextField
          label={checkoutCopy.addressNotes}
          name="details"
          autoComplete="section-delivery shipping address-line2"
          placeholder={addressCopy.notesHint}
          maxLength={500}
          note={checkoutCopy.optional}
          value={texts.details}
          onChange={(event) => write({ details: event.currentTarget.value })}
        />
        <p className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line pt-3 text-16">
          <span>{checkoutCopy.deliveryCost}</span>
          <Cost state={state} />
        </p>
      </div>
    </Card>
  )
}

const DeliveryRefused = lazyOrNothing(async () => ({
  default: (await import('../delivery/delivery-refused.tsx')).DeliveryRefused,
}))

function DeliveryState({ state: { contact, delivery } }: { readonly state: CheckoutState }) {
  const { status, needsPin, refresh } = delivery
  if (status === 'outside' || status === 'no-riders')
    return (
      <Suspense>
        <DeliveryRefused contact={contact} reason={status} className="rounded-card px-4 py-3" />
      </Suspense>
    )
  if (status === 'failed') {
    return (
      <Notice
        tone="warning"
        live="status"
        action={
          <Button variant="secondary" size="small" onClick={refresh}>
            {layoutCopy.retry}
          </Button>
        }
      >
        {deliveryCopy.failed}
      </Notice>
    )
  }
  return needsPin ? (
    <Notice tone="warning" live="status">
      {deliveryCopy.placePin}
    </Notice>
  ) : null
}

function Cost({ state }: { readonly state: CheckoutState }) {
  const format = useFormatAmount()
  const { ticket } = state
  const { status } = state.delivery
  if (status === 'loading') {
    return (
      <output aria-busy className="grid h-6 content-center">
        <span className="sr-only">{branchContactCopy.shippingLoading}</span>
        <Skeleton className="w-20" />
      </output>
    )
  }
  const cost = ticket.deliveryFee === 0 ? checkoutCopy.free : format(ticket.deliveryFee)
  return (
    <output className="price font-semibold">{isFeeKnown(state) ? cost : deliveryCopy.unknownCost}</output>
  )
}
