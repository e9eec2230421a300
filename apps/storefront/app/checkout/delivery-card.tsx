import { addressCopy } from '@mostrador/copy/address'
import { checkoutCopy } from '@mostrador/copy/checkout'
import { Card } from '@mostrador/ui/card.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useFormatAmount } from '../menu/use-format-amount.ts'
import { errorOf } from './section-props.ts'
import type { SectionProps } from './section-props.ts'

/** Where the order goes, typed by hand, and what bringing it costs. Source: 000 §2 Checkout, Delivery block. */
export function DeliveryCard({ state, errors, change }: SectionProps) {
  const format = useFormatAmount()
  const { draft, contact, ticket } = state
  const { betweenStreetsRequired } = contact.deliveryConfig
  const cost = ticket.deliveryFee === 0 ? checkoutCopy.free : format(ticket.deliveryFee)
  const addressError = errors.get('address')
  const isMissing = (text: string) => addressError !== undefined && text.trim() === ''
  return (
    <Card title={checkoutCopy.deliveryTitle}>
      <div className="grid gap-4">
        <div className="grid grid-cols-[minmax(0,1fr)_7rem] items-start gap-3">
          <TextField
            label={checkoutCopy.street}
            name="street"
            autoComplete="section-delivery shipping address-line1"
            maxLength={200}
            value={draft.street}
            onChange={(event) => change({ street: event.currentTarget.value })}
            {...(isMissing(draft.street) && addressError && { error: addressError })}
          />
          <TextField
            label={checkoutCopy.number}
            name="streetNumber"
            autoComplete="off"
            maxLength={30}
            value={draft.streetNumber}
            onChange={(event) => change({ streetNumber: event.currentTarget.value })}
            {...(isMissing(draft.streetNumber) && draft.street.trim() !== '' && addressError
              ? { error: addressError }
              : {})}
          />
        </div>
        <TextField
          label={checkoutCopy.locality}
          name="locality"
          autoComplete="section-delivery shipping address-level2"
          maxLength={120}
          note={checkoutCopy.optional}
          value={draft.locality}
          onChange={(event) => change({ locality: event.currentTarget.value })}
        />
        <TextField
          label={checkoutCopy.betweenStreets}
          name="betweenStreets"
          autoComplete="off"
          maxLength={200}
          value={draft.betweenStreets}
          onChange={(event) => change({ betweenStreets: event.currentTarget.value })}
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
          value={draft.details}
          onChange={(event) => change({ details: event.currentTarget.value })}
        />
        <p className="flex justify-between gap-3 border-t border-line pt-3 text-16">
          <span>{checkoutCopy.deliveryCost}</span>
          <output className="price font-semibold">{cost}</output>
        </p>
      </div>
    </Card>
  )
}
