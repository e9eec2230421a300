import { brandCopy } from '@mostrador/copy/brand-form'
import { VOICES } from '@mostrador/domain/branding/voice'
import { valueAt } from '@mostrador/domain/revision/apply-operations'
import { Choice } from '../form/choice.tsx'
import { DraftForm } from '../form/draft-form.tsx'
import { useFormState } from '../form/form-context.ts'
import { TextField } from '../form/text-field.tsx'
import { FormSkeleton } from '../local/form-parts.tsx'

const copy = brandCopy.identity

/** What the brand is called, and how it speaks. */
export const IdentityForm = () => (
  <DraftForm place={[]} said={brandCopy.saved} waiting={<FormSkeleton />}>
    <TextField at="name" label={copy.name} longest={120} required={copy.nameMissing} />
    <TextField
      at="description"
      label={copy.description}
      hint={copy.descriptionHint}
      longest={500}
      multiline
    />
    <Choice
      at="voice"
      label={copy.voice}
      options={VOICES.map((value) => ({ value, label: copy.voices[value] }))}
      otherwise="TU"
    />
    <Country />
  </DraftForm>
)

/** Its money and its phones: what was ordered is in them, so it stays. */
function Country() {
  const code = useFormState(({ draft }) => String(valueAt(draft.mine, ['country']) ?? ''))
  const name = new Intl.DisplayNames('es', { type: 'region' }).of(code.toUpperCase()) ?? code
  return (
    <div>
      <p className="text-16 font-medium">{copy.country(name)}</p>
      <p className="text-14 text-muted">{copy.countryHint}</p>
    </div>
  )
}
