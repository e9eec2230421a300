import { Choice } from '../form/choice.tsx'
import { DraftForm } from '../form/draft-form.tsx'
import { FieldFrame } from '../form/field-frame.tsx'
import { FormSkeleton, FormSection } from '../contact/form-section.tsx'
import { NumberField } from '../form/number-field.tsx'
import { PicturePicker } from '../picture/picture-picker.tsx'
import { Switch } from '../form/switch.tsx'
import { TextField } from '../form/text-field.tsx'
import { VOICES } from '@mostrador/domain/branding/voice'
import { WebFields } from '../contact/web-fields.tsx'
import { brandCopy } from '@mostrador/copy/brand-form'
import { pictureCopy } from '@mostrador/copy/picture'
import { useField } from '../form/use-field.ts'
import { useFormState } from '../form/form-context.ts'
import { useNamedPictures } from '../document/named-pictures.ts'
import { valueAt } from '@mostrador/domain/revision/apply-operations'

const { identity, asking, web, company } = brandCopy

/** Form of the brand's name and texts. */
export const IdentityForm = () => (
  <DraftForm place={[]} waiting={<FormSkeleton />}>
    <TextField at="name" label={identity.name} longest={120} required={identity.nameMissing} />
    <TextField
      at="description"
      label={identity.description}
      hint={identity.descriptionHint}
      longest={500}
      multiline
    />
    <Choice
      at="voice"
      label={identity.voice}
      options={VOICES.map((value) => ({ value, label: identity.voices[value] }))}
      otherwise="TU"
    />
    <Country />
  </DraftForm>
)

/** The country fixes money and phones of placed orders, so it cannot change. */
function Country() {
  const code = useFormState(({ draft }) => String(valueAt(draft.mine, ['country']) ?? ''))
  const name = new Intl.DisplayNames('es', { type: 'region' }).of(code.toUpperCase()) ?? code
  return (
    <div>
      <p className="text-16 font-medium">{identity.country(name)}</p>
      <p className="text-14 text-muted">{identity.countryHint}</p>
    </div>
  )
}

/** Form of the questions and notices for diners. */
export const AskingForm = () => (
  <DraftForm place={[]} waiting={<FormSkeleton />}>
    <Switch
      at="askForLocation"
      label={asking.askForLocation}
      hint={asking.askForLocationHint}
      otherwise={false}
    />
    <Choice
      at="addressRedirect"
      label={asking.redirect}
      options={asking.redirects}
      none={asking.redirectUnsaid}
    />
    <Switch at="orderNotices" label={asking.orderNotices} hint={asking.orderNoticesHint} otherwise />
    <Switch at="optInTicked" label={asking.optIn} hint={asking.optInHint} otherwise />
    <NumberField
      at="npsThreshold"
      label={asking.nps}
      hint={asking.npsHint}
      least={1}
      most={5}
      decimals={1}
      otherwise={4}
    />
  </DraftForm>
)

/** Form of the brand's web addresses and map providers. */
export const WebForm = () => (
  <DraftForm place={[]} waiting={<FormSkeleton />}>
    <WebFields />
    <FormSection title={web.maps}>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Choice at="mapProvider" label={web.maps} options={web.mapProviders} none={web.serverOwn} />
        <Choice at="geocodingProvider" label={web.geocoder} options={web.geocoders} none={web.serverOwn} />
      </div>
    </FormSection>
  </DraftForm>
)

/** Form of the company's name and web addresses. */
export const CompanyForm = () => (
  <DraftForm place={['company']} waiting={<FormSkeleton />}>
    <TextField at="name" label={company.name} longest={120} required={company.nameMissing} />
    <Logo />
    <WebFields />
  </DraftForm>
)

function Logo() {
  const field = useField<string>('logo', { label: company.logo })
  const pictureOf = useNamedPictures()
  const worn = (source: unknown) => {
    const picture = typeof source === 'string' ? pictureOf(source) : undefined
    return (
      picture && (
        <img
          src={`${picture.url}/640.webp`}
          alt=""
          className="h-24 max-w-full justify-self-start rounded-control border border-line bg-sunken object-contain"
        />
      )
    )
  }
  return (
    <FieldFrame at={field.at} textOf={worn}>
      <PicturePicker
        id={field.id}
        label={company.logo}
        isSmall
        isLocked={field.isLocked}
        problem={field.problem}
        onKept={({ source }) => field.set(source)}
        onRemove={() => field.set(undefined)}
        onWay={(isOnWay) => {
          if (isOnWay) field.hold('', pictureCopy.wait)
          else if (field.unread !== undefined) field.set(field.value)
        }}
        shown={worn(field.value)}
      />
    </FieldFrame>
  )
}
