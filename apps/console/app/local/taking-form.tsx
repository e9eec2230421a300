import { localCopy } from '@mostrador/copy/local'
import { valueAt } from '@mostrador/domain/revision/apply-operations'
import { Choice } from '../form/choice.tsx'
import { DraftForm } from '../form/draft-form.tsx'
import { useFormState } from '../form/form-context.ts'
import { Switch } from '../form/switch.tsx'
import { TextField } from '../form/text-field.tsx'
import { FormSkeleton } from './form-parts.tsx'
import { useLocalPlace } from './use-local.ts'

const copy = localCopy.taking

/** Form on taking orders: whether, with which details, and where they arrive. */
export function TakingForm() {
  return (
    <DraftForm place={useLocalPlace()} waiting={<FormSkeleton />}>
      <Switch at="orderEnabled" label={copy.orderEnabled} hint={copy.orderEnabledHint} otherwise />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Choice
          at="orderChannel"
          label={copy.orderChannel}
          options={copy.orderChannels}
          otherwise="CONSOLE"
        />
        <Choice at="signIn" label={copy.signIn} options={copy.signIns} otherwise="PHONE_ONLY" />
      </div>
      <Switch
        at="mandatoryEmail"
        label={copy.mandatoryEmail}
        hint={copy.mandatoryEmailHint}
        otherwise={false}
      />
      <Switch at="document/required" label={copy.documentRequired} otherwise={false} />
      <DocumentLabel />
      <Switch at="betweenStreetsRequired" label={copy.betweenStreets} otherwise={false} />
      <Switch
        at="complexAddress"
        label={copy.complexAddress}
        hint={copy.complexAddressHint}
        otherwise={false}
      />
      <Switch at="cancelUntilAccepted" label={copy.cancelUntilAccepted} otherwise={false} />
      <Switch
        at="deliveryKeyRequired"
        label={copy.deliveryKey}
        hint={copy.deliveryKeyHint}
        otherwise={false}
      />
      <Switch at="blocked" label={copy.blocked} hint={copy.blockedHint} otherwise={false} />
    </DraftForm>
  )
}

/** Name of the document that diners are asked for, once one is required. */
function DocumentLabel() {
  const isAsked = useFormState(({ draft }) => valueAt(draft.mine, ['document', 'required'])) === true
  if (!isAsked) return null
  return (
    <TextField at="document/label" label={copy.documentLabel} hint={copy.documentLabelHint} longest={120} />
  )
}
