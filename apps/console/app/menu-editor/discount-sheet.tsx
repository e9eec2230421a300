import { menuEditorCopy, partsCopy } from '@mostrador/copy/menu-editor'
import { thingSheetCopy } from '@mostrador/copy/menu-sheets'
import { valueAt } from '@mostrador/domain/revision/apply-operations'
import { Amount } from '../form/amount.tsx'
import { Choice } from '../form/choice.tsx'
import { withField } from '../form/draft.ts'
import { FieldFrame } from '../form/field-frame.tsx'
import { useFormHands, useFormState } from '../form/form-context.ts'
import { NumberField } from '../form/number-field.tsx'
import { Switch } from '../form/switch.tsx'
import { TextField } from '../form/text-field.tsx'
import { useField } from '../form/use-field.ts'
import { ChoosePlates } from './choose-plates.tsx'
import { useMenuAsk } from './menu-asking.ts'
import { useEditedMenu } from './menu-context.tsx'
import { shownName, type DiscountThing } from './menu-document.ts'
import { ThingForm } from './thing-form.tsx'

const copy = thingSheetCopy.discount

const FIELDS = {
  PERCENT: ['percentage'],
  FIXED: ['fixedDiscount'],
  MULTIPLE: ['buy', 'pay'],
  FINAL_PRICE: ['finalPrice'],
} as const satisfies Readonly<Record<DiscountThing['type'], readonly (keyof DiscountThing)[]>>

const TYPES = Object.keys(FIELDS) as DiscountThing['type'][]

/** Sheet of a menu discount, of one of the four types. */
export default function DiscountSheet({ thingKey }: { readonly thingKey: string }) {
  const { place } = useEditedMenu()
  const ask = useMenuAsk()
  return (
    <ThingForm
      list="discounts"
      place={[...place, 'discounts']}
      within={place}
      thingKey={thingKey}
      titles={{ edit: copy.title, new: copy.newTitle, added: copy.added }}
      start={{ name: '', type: 'PERCENT' }}
      actions={[
        {
          label: menuEditorCopy.remove,
          icon: 'trash',
          danger: true,
          run: () => ask({ kind: 'remove', removed: { of: 'discounts', key: thingKey } }),
        },
      ]}
    >
      <TextField
        at="name"
        label={thingSheetCopy.name}
        hint={copy.nameHint}
        longest={120}
        required={thingSheetCopy.nameMissing}
      />
      <DiscountFields />
      <PlatesField at="plates" label={copy.plates} />
      <Switch at="active" label={copy.active} otherwise />
    </ThingForm>
  )
}

/** Type of the discount with its fields; changing it drops the fields of the one before. */
function DiscountFields() {
  const { store } = useFormHands()
  const type = useFormState(({ draft }) => valueAt(draft.mine, ['type'])) as DiscountThing['type']
  return (
    <>
      <Choice
        at="type"
        label={copy.type}
        options={TYPES.map((value) => ({ value, label: copy.types[value] }))}
        onChoose={(chosen) =>
          store.change((draft) =>
            TYPES.filter((one) => one !== chosen)
              .flatMap((one) => FIELDS[one])
              .reduce((before, field) => withField(before, [field], undefined), draft),
          )
        }
      />
      {type === 'PERCENT' && (
        <NumberField at="percentage" label={copy.percentage} least={0.001} most={100} decimals={3} />
      )}
      {type === 'FIXED' && <Amount at="fixedDiscount" label={copy.fixedDiscount} />}
      {type === 'MULTIPLE' && (
        <div className="grid grid-cols-2 gap-3">
          <NumberField at="buy" label={copy.buy} least={2} most={100} />
          <NumberField at="pay" label={copy.pay} least={0} most={99} />
        </div>
      )}
      {type === 'FINAL_PRICE' && <Amount at="finalPrice" label={copy.finalPrice} />}
    </>
  )
}

function PlatesField({ at, label }: { readonly at: string; readonly label: string }) {
  const { menu } = useEditedMenu()
  const field = useField<readonly string[]>(at, { label })
  const chosen = field.value ?? []
  const namesOf = (keys: readonly string[]): string =>
    menu.plates
      .filter(({ key }) => keys.includes(key))
      .map(shownName)
      .join(', ')
  return (
    <FieldFrame at={field.at} textOf={(theirs) => namesOf((theirs ?? []) as readonly string[])}>
      <fieldset
        id={field.id}
        tabIndex={-1}
        disabled={field.isLocked}
        className="grid min-w-0 grid-cols-1 gap-2 outline-none"
      >
        <legend className="mb-2 flex w-full justify-between gap-3 text-14 font-medium">
          {label}
          <span className="text-muted">{partsCopy.chosen(chosen.length)}</span>
        </legend>
        <ChoosePlates
          menu={menu}
          chosen={chosen}
          onChoose={(keys) => field.set(keys.length === 0 ? undefined : keys)}
        />
        {field.problem !== undefined && <p className="text-14 font-medium text-danger">{field.problem}</p>}
      </fieldset>
    </FieldFrame>
  )
}
