import { contactCopy } from '@mostrador/copy/contact'
import { valueAt } from '@mostrador/domain/revision/apply-operations'
import { Choice } from '../form/choice.tsx'
import { DraftForm } from '../form/draft-form.tsx'
import { useFormState } from '../form/form-context.ts'
import { TextField } from '../form/text-field.tsx'
import { AddressLookup } from './address-lookup.tsx'
import { FormSkeleton, FormSection } from './form-section.tsx'
import { zoneLabel } from '../time/zone-label.ts'
import { LocationField } from './location-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { useContactPlace } from './use-contact-document.ts'

const copy = contactCopy.place

/** Time zones of Latin America, from the IANA table. */
const TIME_ZONES = [
  'America/Argentina/Buenos_Aires',
  'America/Argentina/Cordoba',
  'America/Argentina/Mendoza',
  'America/Argentina/Salta',
  'America/Argentina/Ushuaia',
  'America/Asuncion',
  'America/Bogota',
  'America/Cancun',
  'America/Caracas',
  'America/Costa_Rica',
  'America/El_Salvador',
  'America/Guatemala',
  'America/Guayaquil',
  'America/Havana',
  'America/Hermosillo',
  'America/La_Paz',
  'America/Lima',
  'America/Managua',
  'America/Mexico_City',
  'America/Montevideo',
  'America/Panama',
  'America/Puerto_Rico',
  'America/Punta_Arenas',
  'America/Santiago',
  'America/Santo_Domingo',
  'America/Sao_Paulo',
  'America/Tegucigalpa',
  'America/Tijuana',
  'Europe/Madrid',
  'Pacific/Easter',
  'Pacific/Galapagos',
] as const

/** Choice of the time zone; one outside of the table is kept. */
function TimeZoneField() {
  const now = useFormState(({ draft }) => String(valueAt(draft.base, ['timeZone'])))
  const options = Array.from(new Set([now, ...TIME_ZONES]), (value) => ({ value, label: zoneLabel(value) }))
  return (
    <Choice
      at="timeZone"
      label={copy.timeZone}
      hint={copy.timeZoneHint}
      options={options.toSorted((one, other) => one.label.localeCompare(other.label, 'es'))}
    />
  )
}

/** Form of a branch contact's name, address and phones. */
export function PlaceForm() {
  return (
    <DraftForm place={useContactPlace()} waiting={<FormSkeleton />}>
      <TextField at="name" label={copy.name} longest={120} required={copy.nameMissing} />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <PhoneField at="callPhone" label={copy.callPhone} />
        <PhoneField at="whatsAppPhone" label={copy.whatsAppPhone} />
      </div>
      <FormSection title={copy.address}>
        <AddressLookup />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <TextField at="address/street" label={copy.street} longest={120} />
          <TextField at="address/number" label={copy.number} longest={20} />
          <TextField at="address/zone" label={copy.zone} longest={120} />
          <TextField at="address/locality" label={copy.locality} longest={120} />
          <TextField at="address/city" label={copy.city} longest={120} />
          <TextField at="address/postalCode" label={copy.postalCode} longest={20} />
          <TextField at="address/country" label={copy.country} longest={120} />
        </div>
      </FormSection>
      <FormSection title={copy.onMap} hint={copy.onMapHint}>
        <LocationField at="location" />
      </FormSection>
      <TimeZoneField />
    </DraftForm>
  )
}
