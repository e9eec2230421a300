import { contactCopy } from '@mostrador/copy/contact'
import { zoneCopy } from '@mostrador/copy/zone-form'
import type { Point } from '@mostrador/domain/delivery/contains-point'
import { useNavigate } from 'react-router'
import { Amount } from '../form/amount.tsx'
import { DraftForm, NewThingForm } from '../form/draft-form.tsx'
import { Nullable } from '../form/nullable.tsx'
import { NumberField } from '../form/number-field.tsx'
import { Switch } from '../form/switch.tsx'
import { TextField } from '../form/text-field.tsx'
import { WeekField } from '../form/week-field.tsx'
import { useWorkplace } from '../workplace/contact-context.ts'
import { AreaField } from './area-field.tsx'
import { FormSkeleton, FormSection } from './form-section.tsx'
import { useContactPlace, type ZoneThing } from './use-contact-document.ts'

const WEEK_WORDS = {
  label: zoneCopy.hours,
  someHours: zoneCopy.someHours,
  none: zoneCopy.always,
  notThatDay: zoneCopy.notThatDay,
} as const

const LONGEST_MINUTES = 10_080

export type ZoneFormProps = {
  readonly thingKey: string | undefined
  readonly zones: readonly ZoneThing[]
  readonly shop: Point | undefined
}

/** Form of a zone, or of a new one. */
export function ZoneForm({ thingKey, zones, shop }: ZoneFormProps) {
  const contact = useContactPlace()
  const list = [...contact, 'deliveryZones']
  const navigate = useNavigate()
  const { alias } = useWorkplace().contact
  const fields = (
    <>
      <TextField at="name" label={zoneCopy.name} longest={120} required />
      <AreaField at="area" shop={shop} zones={zones} thingKey={thingKey} />
      <Terms />
    </>
  )
  if (thingKey === undefined)
    return (
      <NewThingForm
        list={list}
        within={contact}
        start={{ name: '', cardFee: 0, cashFee: 0 }}
        alwaysShown
        said={zoneCopy.added}
        onSaved={() => void navigate(`/${alias}/local/zones`)}
        waiting={<FormSkeleton />}
      >
        {fields}
      </NewThingForm>
    )
  return (
    <DraftForm place={[...list, thingKey]} within={contact} waiting={<FormSkeleton />}>
      {fields}
    </DraftForm>
  )
}

const Terms = () => (
  <FormSection title={zoneCopy.terms}>
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <Amount at="cardFee" label={zoneCopy.cardFee} />
      <Amount at="minimumOrderPrice" label={zoneCopy.minimumOrderPrice} otherwise={0} />
      <Amount at="freeDeliveryFrom" label={zoneCopy.freeDeliveryFrom} optional />
      <NumberField
        at="priority"
        label={zoneCopy.priority}
        hint={zoneCopy.priorityHint}
        least={-1000}
        most={1000}
        otherwise={0}
      />
      <NumberField
        at="minDelayInMinutes"
        isMinutes
        label={zoneCopy.minDelay}
        hint={zoneCopy.delayHint}
        note={contactCopy.mode.minutes}
        least={0}
        most={LONGEST_MINUTES}
        optional
      />
      <NumberField
        at="maxDelayInMinutes"
        isMinutes
        label={zoneCopy.maxDelay}
        hint={zoneCopy.delayHint}
        note={contactCopy.mode.minutes}
        least={0}
        most={LONGEST_MINUTES}
        optional
      />
      <NumberField
        at="riderCapacity"
        label={zoneCopy.riderCapacity}
        hint={zoneCopy.riderCapacityHint}
        least={1}
        most={100_000}
        optional
      />
    </div>
    <Nullable at="cashFee" label={zoneCopy.takesCash}>
      <Amount at="cashFee" label={zoneCopy.cashFee} />
    </Nullable>
    <Switch at="active" label={zoneCopy.active} otherwise />
    <WeekField at="hours" words={WEEK_WORDS} />
  </FormSection>
)
