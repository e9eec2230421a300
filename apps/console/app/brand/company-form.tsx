import { brandCopy } from '@mostrador/copy/brand-form'
import { useNamedPictures } from '../document/named-pictures.ts'
import { DraftForm } from '../form/draft-form.tsx'
import { FieldFrame } from '../form/field-frame.tsx'
import { TextField } from '../form/text-field.tsx'
import { useField } from '../form/use-field.ts'
import { FormSkeleton } from '../local/form-parts.tsx'
import { WebFields } from '../local/web-fields.tsx'
import { PicturePicker } from '../picture/picture-picker.tsx'
import { pictureCopy } from '@mostrador/copy/picture'

const copy = brandCopy.company

/** What the company is called, and where the page of its brands is. */
export const CompanyForm = () => (
  <DraftForm place={['company']} said={brandCopy.saved} waiting={<FormSkeleton />}>
    <TextField at="name" label={copy.name} longest={120} required={copy.nameMissing} />
    <Logo />
    <WebFields />
  </DraftForm>
)

function Logo() {
  const field = useField<string>('logo', { label: copy.logo })
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
        label={copy.logo}
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
