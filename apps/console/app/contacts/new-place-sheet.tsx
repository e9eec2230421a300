import type { BrandWire } from '@mostrador/contract/branch-contact/contact-endpoints'
import { consoleCopy } from '@mostrador/copy/console'
import { newPlaceCopy as copy } from '@mostrador/copy/contacts'
import { TEMPLATE_NAMES } from '@mostrador/copy/menu-editor'
import { KITCHENS, type Kitchen } from '@mostrador/domain/company/kitchen'
import { slugOf } from '@mostrador/domain/revision/slug'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { SelectField } from '@mostrador/ui/select-field.tsx'
import { Sheet } from '@mostrador/ui/sheet.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useState } from 'react'
import { useAddPlace, type AddedField, type AddedKind } from './use-add-place.ts'

type NewPlaceSheetProps = {
  readonly kind: AddedKind
  /** Brands that may get a branch contact, or serve as model of a new brand. */
  readonly brands: readonly BrandWire[]
  readonly asked: string
  readonly onClosed: () => void
}

/** Sheet of a new branch contact or brand: name, address, and the one to copy. */
export default function NewPlaceSheet({ kind, brands, asked, onClosed }: NewPlaceSheetProps) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <Sheet
      open={isOpen}
      onClose={() => setIsOpen(false)}
      onClosed={onClosed}
      title={kind === 'brand' ? copy.brandTitle : copy.contactTitle}
      description={kind === 'brand' ? copy.brandHint : copy.contactHint}
      closeLabel={consoleCopy.close}
    >
      <PlaceForm {...{ kind, brands, asked }} />
    </Sheet>
  )
}

const NOTHING = ''

type PlaceFormProps = Pick<NewPlaceSheetProps, 'kind' | 'brands' | 'asked'>

function PlaceForm({ kind, brands, asked }: PlaceFormProps) {
  const [branchId, setBranchId] = useState(
    () => (brands.find(({ id }) => id === asked) ?? brands[0])?.id ?? '',
  )
  const brand = brands.find(({ id }) => id === branchId)
  const { submit, busy, failure, errorOf } = useAddPlace(kind, brands)
  const [like, setLike] = useState<string>()
  const isOfBrand = kind === 'brand'
  const models = isOfBrand ? brands.flatMap(({ locals: contacts }) => contacts) : (brand?.locals ?? [])
  const first = (brand?.locals[0] ?? models[0])?.id ?? NOTHING
  const chosen = models.some(({ id }) => id === like) || like === NOTHING ? like : first
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4 pb-4">
      {failure !== undefined && (
        <Notice tone="danger" live="alert">
          {failure}
        </Notice>
      )}
      {!isOfBrand && brands.length > 1 && (
        <SelectField
          label={copy.brand}
          name="brand"
          value={branchId}
          options={brands.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ currentTarget: { value } }) => setBranchId(value)}
        />
      )}
      {(isOfBrand || brands.length === 1) && <input type="hidden" name="brand" value={branchId} />}
      <NameAndAlias isOfBrand={isOfBrand} brandName={brand?.name ?? ''} errorOf={errorOf} />
      <SelectField
        label={copy.like}
        name="copyOf"
        value={chosen}
        options={[
          ...models.map(({ id, name }) => ({ value: id, label: copy.likeContact(nameIn(brands, id, name)) })),
          { value: NOTHING, label: copy.likeNothing },
        ]}
        onChange={({ currentTarget: { value } }) => setLike(value)}
        hint={hintOf(isOfBrand, chosen === NOTHING)}
      />
      {isOfBrand && chosen === NOTHING && (
        <SelectField
          label={copy.kitchen}
          name="kitchen"
          defaultValue="basica"
          options={KITCHENS.map((value) => ({ value, label: kitchenName(value) }))}
          hint={copy.kitchenHint}
        />
      )}
      <Button type="submit" size="large" busy={busy} busyLabel={copy.adding}>
        {copy.add}
      </Button>
    </form>
  )
}

function nameIn(brands: readonly BrandWire[], id: string, name: string): string {
  const brand = brands.find(({ locals: contacts }) => contacts.some((one) => one.id === id))
  return brands.length > 1 && brand && !name.startsWith(brand.name) ? `${brand.name} · ${name}` : name
}

function hintOf(isOfBrand: boolean, isOfNothing: boolean): string {
  if (isOfBrand) return isOfNothing ? copy.nothingBrandHint : copy.likeBrandHint
  return isOfNothing ? copy.nothingContactHint : copy.likeContactHint
}

const kitchenName = (kitchen: Kitchen): string =>
  kitchen === 'basica' ? copy.otherKitchen : (TEMPLATE_NAMES[kitchen] ?? kitchen)

type NameProps = {
  readonly isOfBrand: boolean
  readonly brandName: string
  readonly errorOf: (field: AddedField) => string | undefined
}

const LONGEST_SHOWN = 48

/** Fields of the name, and of the address, which follows the name until one is typed. */
function NameAndAlias({ isOfBrand, brandName, errorOf }: NameProps) {
  const [name, setName] = useState('')
  const [own, setOwn] = useState('')
  const isOwn = own !== ''
  const called = isOfBrand || name === '' ? name : `${brandName} ${name}`
  return (
    <>
      <TextField
        label={isOfBrand ? copy.brandName : copy.contactName}
        name="name"
        autoComplete="off"
        maxLength={120}
        value={name}
        onChange={({ currentTarget: { value } }) => setName(value)}
        error={errorOf('name')}
        {...(!isOfBrand && { placeholder: copy.contactExample })}
      />
      <TextField
        label={copy.alias}
        name={isOwn ? 'alias' : 'shown'}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={50}
        prefix="/menu/"
        className="[&_input]:pl-16!"
        value={isOwn ? own : slugOf(called).slice(0, LONGEST_SHOWN)}
        onChange={({ currentTarget: { value } }) => setOwn(value.toLowerCase().replaceAll(/\s+/g, '-'))}
        error={errorOf('alias')}
        hint={isOwn ? copy.aliasOwn : copy.aliasHint}
      />
    </>
  )
}
