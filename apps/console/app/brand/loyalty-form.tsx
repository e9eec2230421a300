import { benefitCopy } from '@mostrador/copy/benefit-form'
import type { Thing } from '@mostrador/domain/revision/operation'
import { useChange } from '../document/use-change.ts'
import { useDocument } from '../document/use-document.ts'
import { Choice } from '../form/choice.tsx'
import { DraftForm } from '../form/draft-form.tsx'
import { KeysField } from '../form/keys-field.tsx'
import { NumberField } from '../form/number-field.tsx'
import { Switch } from '../form/switch.tsx'
import { TextField } from '../form/text-field.tsx'
import { useMayChange } from '../form/use-field.ts'
import { FormSkeleton } from '../contact/form-section.tsx'
import { RemoveButton, type RemoveButtonProps } from '../contact/remove-thing.tsx'
import { useContacts } from './use-contacts.ts'

const { loyalty, partner } = benefitCopy

const MOST_POINTS = 1_000_000_000

/** Form of the brand's points programme. */
export const LoyaltyForm = () => (
  <>
    <RemoveProgramme part="loyalty" words={loyalty} />
    <DraftForm place={['loyalty']} optional said={benefitCopy.saved} waiting={<FormSkeleton />}>
      <Switch at="active" label={loyalty.has} hint={loyalty.hasHint} otherwise />
      <TextField at="name" label={loyalty.name} longest={120} required />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <NumberField
          at="orderPercentage"
          label={loyalty.orderPercentage}
          note={loyalty.percent}
          least={0}
          most={100}
          decimals={3}
          otherwise={0}
        />
        <NumberField
          at="maxRedeemedPercentage"
          label={loyalty.maximumShare}
          note={loyalty.percent}
          least={0}
          most={100}
          decimals={3}
          otherwise={100}
        />
        <NumberField
          at="minRedeemedPoints"
          label={loyalty.minimum}
          least={0}
          most={MOST_POINTS}
          otherwise={0}
        />
        <NumberField at="maxRedeemedPoints" label={loyalty.maximum} least={0} most={MOST_POINTS} optional />
      </div>
      <Switch at="supportsDiscounts" label={loyalty.discounts} otherwise />
      <Choice
        at="protection"
        label={loyalty.protection}
        options={loyalty.protections}
        none={loyalty.protectionUnsaid}
      />
      <LoyaltyContacts />
    </DraftForm>
  </>
)

const LoyaltyContacts = () => (
  <KeysField
    at="branchContacts"
    label={loyalty.contacts}
    hint={loyalty.contactsHint}
    addLabel={loyalty.addContact}
    options={useContacts()}
  />
)

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Form of the loyalty partner whose users have benefits at the brand. */
export const PartnerForm = () => (
  <>
    <RemoveProgramme part="externalLoyalty" words={partner} />
    <DraftForm place={['externalLoyalty']} optional said={benefitCopy.saved} waiting={<FormSkeleton />}>
      <Switch at="active" label={partner.has} otherwise />
      <TextField
        at="partner"
        label={partner.partner}
        hint={partner.partnerHint}
        longest={60}
        required
        check={(text) => (SLUG.test(text) ? undefined : partner.partnerMalformed)}
      />
      <TextField at="name" label={partner.name} longest={120} required />
    </DraftForm>
  </>
)

type RemoveProgrammeProps = {
  readonly part: 'loyalty' | 'externalLoyalty'
  readonly words: RemoveButtonProps['words'] & { readonly removed: string }
}

/** Button to remove a programme; the toast offers undo. */
function RemoveProgramme({ part, words }: RemoveProgrammeProps) {
  const { value } = useDocument<Thing | undefined>([part]).data ?? {}
  const { change, isSaving } = useChange()
  const isLocked = !useMayChange([part])
  // An absent programme is read as an empty one.
  if (value?.name === undefined || isLocked) return null
  const operation = { kind: 'set', place: [part], from: value, to: undefined } as const
  return (
    <div className="flex justify-end">
      <RemoveButton
        name={String(value.name)}
        {...{ words, isSaving }}
        onRemove={() => void change({ operations: [operation], said: words.removed })}
      />
    </div>
  )
}
