import { contactCopy } from '@mostrador/copy/contact'
import { isIntoAccount } from '@mostrador/domain/payment/into-account'
import { valueAt } from '@mostrador/domain/revision/apply-operations'
import type { Thing } from '@mostrador/domain/revision/operation'
import { DEFAULT_LEAD_MINUTES } from '@mostrador/domain/scheduling/slots'
import { useNavigate } from 'react-router'
import { useBranchMenus } from '../document/use-branch-menus.ts'
import { useDocument } from '../document/use-document.ts'
import { Amount } from '../form/amount.tsx'
import { Choice } from '../form/choice.tsx'
import { DraftForm, NewThingForm } from '../form/draft-form.tsx'
import { ExceptionsField } from '../form/exceptions-field.tsx'
import { useFormState } from '../form/form-context.ts'
import { KeysField } from '../form/keys-field.tsx'
import { Nullable } from '../form/nullable.tsx'
import { NumberField } from '../form/number-field.tsx'
import { Switch } from '../form/switch.tsx'
import { TextField } from '../form/text-field.tsx'
import { useIsByPin } from '../form/use-field.ts'
import { useHolidayNames } from '../holiday/use-holiday-names.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { AdjustmentsField } from './adjustments-field.tsx'
import { FormSkeleton, FormSection } from './form-section.tsx'
import { SchedulesField } from './schedules-field.tsx'

import { useContactPlace, usePaymentTypes } from './use-contact-document.ts'

const copy = contactCopy.mode

const LONGEST_MINUTES = 10_080

/** Form of an order mode, or of a new one. */
export function ModeForm({ thingKey }: { readonly thingKey: string | undefined }) {
  const contact = useContactPlace()
  const list = [...contact, 'orderModes']
  const navigate = useNavigate()
  const { alias } = useWorkplace().contact
  const menus = useMenuOptions()
  if (thingKey !== undefined)
    return (
      <DraftForm place={[...list, thingKey]} within={contact} waiting={<FormSkeleton />}>
        <ModeFields />
      </DraftForm>
    )
  // A mode needs a menu: the form waits for the list.
  if (menus[0] === undefined) return <FormSkeleton />
  return (
    <NewThingForm
      list={list}
      within={contact}
      start={{ type: 'TAKE_AWAY', showName: '', menu: menus[0].value }}
      alwaysShown
      said={copy.added}
      onSaved={() => void navigate(`/${alias}/local/modes`)}
      waiting={<FormSkeleton />}
    >
      <Choice at="type" label={copy.type} options={copy.types} />
      <TextField at="showName" label={copy.showName} longest={120} required />
      <Choice at="menu" label={copy.menu} options={menus} />
      <PaymentTypesField />
    </NewThingForm>
  )
}

const useMenuOptions = () =>
  (useBranchMenus().data?.menus ?? []).map(({ key, name }) => ({ value: key, label: name }))

function usePaymentTypeOptions() {
  const { data } = usePaymentTypes()
  return (data?.value ?? []).map(({ key, showName }) => ({ value: key, label: showName }))
}

/** Field of the mode's ways to pay; those into an account take more than a PIN to be offered. */
function PaymentTypesField() {
  const types = usePaymentTypes().data?.value ?? []
  const isByPin = useIsByPin()
  const options = types.map((type) => ({
    value: type.key,
    label: type.showName,
    takesMore: isByPin && isIntoAccount(type),
  }))
  return (
    <KeysField at="paymentTypes" label={copy.paymentTypes} addLabel={copy.addPaymentType} options={options} />
  )
}

function ModeFields() {
  const type = useFormState(({ draft }) => valueAt(draft.mine, ['type']))
  const paymentTypes = usePaymentTypeOptions()
  return (
    <>
      <TextField at="showName" label={copy.showName} hint={copy.showNameHint} longest={120} />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Choice at="type" label={copy.type} options={copy.types} />
        <Choice at="menu" label={copy.menu} options={useMenuOptions()} />
      </div>
      <Switch at="active" label={copy.active} hint={copy.activeHint} otherwise />
      <Switch at="orderEnabled" label={copy.orderEnabled} hint={copy.orderEnabledHint} otherwise />
      <Timing />
      <FormSection title={copy.payment}>
        <PaymentTypesField />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <Amount at="fees/userFee" label={copy.userFee} otherwise={0} />
          <NumberField
            at="fees/percentageUserFee"
            label={copy.percentageUserFee}
            note={copy.percent}
            least={0}
            most={100}
            decimals={3}
            otherwise={0}
          />
        </div>
        <AdjustmentsField
          at="generalDiscounts"
          label={copy.discounts}
          addLabel={copy.addDiscount}
          paymentTypes={paymentTypes}
        />
        <AdjustmentsField
          at="generalSurcharges"
          label={copy.surcharges}
          addLabel={copy.addSurcharge}
          paymentTypes={paymentTypes}
        />
      </FormSection>
      {type === 'DELIVERY' && <Delivery />}
      <FormSection title={copy.notes} hint={copy.notesHint}>
        <NotesLimit at="notesLimit/order" label={copy.notesOrder} />
        <NotesLimit at="notesLimit/item" label={copy.notesItem} />
      </FormSection>
      <Suggestions />
    </>
  )
}

const Timing = () => (
  <FormSection title={copy.timing}>
    <Choice at="orderType" label={copy.orderType} options={copy.orderTypes} otherwise="ALL" />
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
      <NumberField
        at="minDelayInMinutes"
        isMinutes
        label={copy.minDelay}
        note={copy.minutes}
        least={0}
        most={LONGEST_MINUTES}
        otherwise={0}
      />
      <NumberField
        at="maxDelayInMinutes"
        isMinutes
        label={copy.maxDelay}
        note={copy.minutes}
        least={0}
        most={LONGEST_MINUTES}
        otherwise={0}
      />
      <NumberField
        at="leadMinutes"
        isMinutes
        label={copy.lead}
        hint={copy.leadHint}
        least={0}
        most={LONGEST_MINUTES}
        otherwise={DEFAULT_LEAD_MINUTES}
      />
    </div>
    <Switch at="useSchedule" label={copy.inSlots} hint={copy.inSlotsHint} otherwise={false} />
    <SchedulesField />
    <ExceptionsField at="exceptions" holidays={useHolidayNames()} />
  </FormSection>
)

const Delivery = () => (
  <FormSection title={copy.delivery} hint={copy.deliveryHint}>
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <Amount at="delivery/cardFee" label={copy.cardFee} otherwise={0} />
      <Amount at="delivery/minimumOrderPrice" label={copy.minimumOrderPrice} otherwise={0} />
      <Amount at="delivery/freeDeliveryFrom" label={copy.freeDeliveryFrom} optional />
    </div>
    <Nullable at="delivery/cashFee" label={copy.takesCash}>
      <Amount at="delivery/cashFee" label={copy.cashFee} otherwise={0} />
    </Nullable>
  </FormSection>
)

const NotesLimit = ({ at, label }: { readonly at: string; readonly label: string }) => (
  <Nullable at={at} label={copy.notesUnlimited(label.toLowerCase())} saysNull>
    <NumberField at={at} label={label} least={1} most={5000} optional />
  </Nullable>
)

/** Categories of the mode's menu that the cart suggests while it has none of their plates. */
function Suggestions() {
  const menu = String(useFormState(({ draft }) => valueAt(draft.mine, ['menu'])))
  const { data } = useDocument<readonly Thing[]>(['menus', menu, 'categories'])
  const options = (data?.value ?? []).map(({ key, name, showName }) => ({
    value: String(key),
    label: String(showName || name),
  }))
  return (
    <FormSection title={copy.suggestions} hint={copy.suggestionsHint}>
      <KeysField
        at="categoriesNotInCart"
        label={copy.suggestions}
        labelHidden
        addLabel={copy.addSuggestion}
        options={options}
      />
    </FormSection>
  )
}
