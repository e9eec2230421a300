import { listeningCopy as copy } from '@mostrador/copy/listening'
import {
  LATEST_ALERT,
  MOST_ALERTED,
  PUSH_AFTER_SECONDS,
  SOONEST_ALERT,
} from '@mostrador/domain/order-alert/alert-ladder'
import { valueAt } from '@mostrador/domain/revision/apply-operations'
import type { Thing } from '@mostrador/domain/revision/operation'
import { Notice } from '@mostrador/ui/notice.tsx'
import { DraftForm } from '../form/draft-form.tsx'
import { useFormState } from '../form/form-context.ts'
import { ListField } from '../form/list-field.tsx'
import { NumberField } from '../form/number-field.tsx'
import { Switch } from '../form/switch.tsx'
import { TextField } from '../form/text-field.tsx'
import { OpeningWarnings } from '../health/opening-warnings.tsx'
import { FormSkeleton, FormSection } from './form-section.tsx'
import { PhoneField } from './phone-field.tsx'
import { useContactPlace } from './use-contact-document.ts'

/** Field of an alert's delay; empty means never. */
const After = ({
  at,
  label,
  hint,
}: {
  readonly at: string
  readonly label: string
  readonly hint: string
}) => (
  <NumberField
    at={at}
    label={label}
    hint={hint}
    note={copy.seconds}
    least={SOONEST_ALERT}
    most={LATEST_ALERT}
    optional
  />
)

/** Form of alerts about orders that wait (people, channels, delays), and of an automatic pause. */
export function AlertsForm() {
  return (
    <DraftForm place={useContactPlace()} said={copy.saved} waiting={<FormSkeleton />}>
      <FormSection title={copy.ladder} hint={copy.ladderHint}>
        <NumberField
          at="alerts/pushAfterSeconds"
          label={copy.pushAfter}
          hint={copy.pushAfterHint}
          note={copy.seconds}
          least={SOONEST_ALERT}
          most={LATEST_ALERT}
          otherwise={PUSH_AFTER_SECONDS}
        />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <After at="alerts/messageAfterSeconds" label={copy.messageAfter} hint={copy.messageAfterHint} />
          <After at="alerts/callAfterSeconds" label={copy.callAfter} hint={copy.callAfterHint} />
        </div>
        <NobodyNotice />
        <ListField
          at="alerts/people"
          label={copy.people}
          addLabel={copy.addPerson}
          start={{ name: '' }}
          most={MOST_ALERTED}
          nameOf={({ name }: Thing) => String(name ?? '')}
        >
          <div className="grid grid-cols-1 gap-3 sm:col-span-2">
            <TextField at="name" label={copy.personName} longest={120} required />
            <PhoneField at="phone" label={copy.personPhone} required />
          </div>
          <Switch at="messages" label={copy.messages} otherwise />
          <Switch at="calls" label={copy.calls} otherwise={false} />
          <div className="sm:col-span-2">
            <TextField
              at="mail"
              type="email"
              label={copy.personEmail}
              hint={copy.personEmailHint}
              longest={254}
            />
          </div>
        </ListField>
      </FormSection>
      <FormSection title={copy.silence} hint={copy.silenceHint}>
        <Switch at="alerts/warnsBeforeOpening" label={copy.warns} hint={copy.warnsHint} otherwise={false} />
        <OpeningWarnings />
        <NumberField
          at="alerts/pausesAfterMinutes"
          label={copy.pausesAfter}
          hint={copy.pausesAfterHint}
          note={copy.minutes}
          least={3}
          most={120}
          optional
        />
      </FormSection>
    </DraftForm>
  )
}

/** Warns that alerts are set and no person gets them. */
function NobodyNotice() {
  const isVain = useFormState(({ draft }) => {
    const said = (field: string): unknown => valueAt(draft.mine, ['alerts', field])
    const people = said('people')
    const isTold = [said('messageAfterSeconds'), said('callAfterSeconds'), said('warnsBeforeOpening')]
    return isTold.some(Boolean) && !(Array.isArray(people) && people.length > 0)
  })
  return isVain ? <Notice tone="warning">{copy.noPeople}</Notice> : null
}
