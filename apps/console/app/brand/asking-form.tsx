import { brandCopy } from '@mostrador/copy/brand-form'
import { Choice } from '../form/choice.tsx'
import { DraftForm } from '../form/draft-form.tsx'
import { NumberField } from '../form/number-field.tsx'
import { Switch } from '../form/switch.tsx'
import { FormSkeleton } from '../local/form-parts.tsx'

const copy = brandCopy.asking

/** What diners are asked, and what they are told. */
export const AskingForm = () => (
  <DraftForm place={[]} said={brandCopy.saved} waiting={<FormSkeleton />}>
    <Switch
      at="askForLocation"
      label={copy.askForLocation}
      hint={copy.askForLocationHint}
      otherwise={false}
    />
    <Choice at="addressRedirect" label={copy.redirect} options={copy.redirects} none={copy.redirectUnsaid} />
    <Switch at="orderNotices" label={copy.orderNotices} hint={copy.orderNoticesHint} otherwise />
    <Switch at="optInTicked" label={copy.optIn} hint={copy.optInHint} otherwise />
    <NumberField
      at="npsThreshold"
      label={copy.nps}
      hint={copy.npsHint}
      least={1}
      most={5}
      decimals={1}
      otherwise={4}
    />
  </DraftForm>
)
