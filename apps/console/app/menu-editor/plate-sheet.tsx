import { priceScopeCopy } from '@mostrador/copy/contact-menu'
import { plateSheetCopy } from '@mostrador/copy/menu-sheets'
import { saleFieldsCopy } from '@mostrador/copy/sale-fields'
import { valueAt } from '@mostrador/domain/revision/apply-operations'
import { thingsOf } from '@mostrador/domain/revision/keyed-list'
import type { Thing } from '@mostrador/domain/revision/operation'
import { useEffect, type ComponentType, type ReactNode } from 'react'
import { Amount } from '../form/amount.tsx'
import { Choice } from '../form/choice.tsx'
import { withField } from '../form/draft.ts'
import { useFormHands, useFormState } from '../form/form-context.ts'
import { KeysField } from '../form/keys-field.tsx'
import { ListField } from '../form/list-field.tsx'
import { NumberField } from '../form/number-field.tsx'
import { PictureField } from '../form/picture-field.tsx'
import { Switch } from '../form/switch.tsx'
import { TextField } from '../form/text-field.tsx'
import { WordsField } from '../form/words-field.tsx'
import { useEditorAddress } from './editor-address.ts'
import { groupHint } from './group-hint.ts'
import { useEditedMenu } from './menu-context.tsx'
import { ingredientsOf, shownName } from './menu-document.ts'
import { PriceScope } from './price-scope.tsx'
import { SaleFields } from './sale-fields.tsx'
import { ThingForm } from './thing-form.tsx'
import { TouchedNotice } from './touched-notice.tsx'
import { useIndicatorOptions } from './use-indicators.ts'
import { usePlateActions } from './use-thing-actions.ts'

type PlateSection = {
  readonly title: string
  readonly Fields: ComponentType<{ readonly plateKey: string }>
}

function Basics({ plateKey }: { readonly plateKey: string }) {
  const { menu } = useEditedMenu()
  const hasSizes = useFormState(({ draft }) => thingsOf(valueAt(draft.mine, ['sizes'])).length > 0)
  return (
    <>
      <TextField at="name" label={plateSheetCopy.name} longest={120} required={plateSheetCopy.nameMissing} />
      <TextField at="description" label={plateSheetCopy.description} longest={1000} multiline />
      {hasSizes ? (
        <PriceOfSizes />
      ) : (
        <Amount at="price" label={plateSheetCopy.price} hint={plateSheetCopy.priceReads} />
      )}
      <PriceScope plateKey={plateKey} />
      <Choice
        at="category"
        label={plateSheetCopy.category}
        options={menu.categories.map((one) => ({ value: one.key, label: shownName(one) }))}
      />
      <PictureField at="image" of="PLATE" />
      <Switch at="visible" label={plateSheetCopy.visible} otherwise />
    </>
  )
}

/** Price of a plate with sizes, which no diner pays; a new one takes the lowest size's. */
function PriceOfSizes() {
  const { store } = useFormHands()
  const lowest = useFormState(({ draft }) => {
    const isAsked = draft.isNew || valueAt(draft.mine, ['price']) === undefined
    return isAsked ? lowestPrice(valueAt(draft.mine, ['sizes'])) : undefined
  })
  useEffect(() => {
    if (lowest !== undefined) store.change((draft) => withField(draft, ['price'], lowest))
  }, [lowest, store])
  return <p className="text-14 text-muted">{priceScopeCopy.ofSizes}</p>
}

/** Lowest price of sizes in major units; undefined where none has one. */
const lowestPrice = (sizes: unknown): number | undefined => {
  const prices = thingsOf(sizes).flatMap(({ price }) => (typeof price === 'number' ? [price] : []))
  return prices.length === 0 ? undefined : Math.min(...prices)
}

const nameOf = ({ name }: Thing): string => String(name ?? '')

const Sizes = () => (
  <ListField
    at="sizes"
    label={plateSheetCopy.sizes}
    labelHidden
    hint={plateSheetCopy.sizesHint}
    addLabel={plateSheetCopy.addSize}
    start={{ name: '' }}
    most={30}
    nameOf={nameOf}
  >
    <TextField
      at="name"
      label={plateSheetCopy.sizeName}
      longest={120}
      required={plateSheetCopy.nameMissing}
    />
    <Amount at="price" label={plateSheetCopy.price} />
  </ListField>
)

function Groups({ plateKey }: { readonly plateKey: string }) {
  const { menu } = useEditedMenu()
  const groups = menu.garnishGroups ?? []
  return (
    <>
      <KeysField
        at="garnishGroups"
        label={plateSheetCopy.groups}
        labelHidden
        hint={plateSheetCopy.groupsHint}
        addLabel={plateSheetCopy.addGroup}
        options={groups.map((group) => ({ value: group.key, label: group.name, hint: groupHint(group) }))}
      />
      <AsksMore plateKey={plateKey} />
    </>
  )
}

/** Warns, before saving, which carts an added mandatory group meets. */
function AsksMore({ plateKey }: { readonly plateKey: string }) {
  const { menu } = useEditedMenu()
  const read = (value: unknown): readonly string[] =>
    (valueAt(value, ['garnishGroups']) ?? []) as readonly string[]
  const before = useFormState(({ draft }) => read(draft.base).join(' '))
  const now = useFormState(({ draft }) => read(draft.mine).join(' '))
  const had = new Set(before.split(' '))
  const asks = now
    .split(' ')
    .some(
      (key) => !had.has(key) && menu.garnishGroups?.some((one) => one.key === key && one.mandatory === true),
    )
  return asks && menu.plates.some(({ key }) => key === plateKey) ? (
    <TouchedNotice keys={[plateKey]} text={plateSheetCopy.willAsk} />
  ) : null
}

function Details() {
  const { menu } = useEditedMenu()
  return (
    <>
      <TextField
        at="showName"
        label={plateSheetCopy.showName}
        hint={plateSheetCopy.showNameHint}
        longest={120}
      />
      <WordsField
        at="ingredients"
        label={plateSheetCopy.ingredients}
        hint={plateSheetCopy.ingredientsHint}
        addLabel={plateSheetCopy.addIngredient}
        suggestions={ingredientsOf(menu)}
        longest={40}
        most={40}
      />
      <KeysField
        at="indicators"
        label={plateSheetCopy.indicators}
        addLabel={plateSheetCopy.addIndicator}
        options={useIndicatorOptions()}
      />
      <NumberField
        at="maxQuantity"
        label={plateSheetCopy.maxQuantity}
        hint={plateSheetCopy.maxQuantityHint}
        least={1}
        most={9_999_999}
        optional
      />
      <NumberField
        at="dailyCount"
        label={plateSheetCopy.dailyCount}
        hint={plateSheetCopy.dailyCountHint}
        least={1}
        most={100_000}
        optional
      />
    </>
  )
}

const Sale = () => <SaleFields hint={`${saleFieldsCopy.hint} ${saleFieldsCopy.ofPlate}`} />

const PLATE_SECTIONS: readonly PlateSection[] = [
  { title: plateSheetCopy.basics, Fields: Basics },
  { title: plateSheetCopy.sizes, Fields: Sizes },
  { title: plateSheetCopy.groups, Fields: Groups },
  { title: saleFieldsCopy.title, Fields: Sale },
  { title: plateSheetCopy.more, Fields: Details },
]

/** Sheet of a plate: its sections, one below the other. */
export function PlateSheet({ thingKey }: { readonly thingKey: string }) {
  const { menu, place } = useEditedMenu()
  const { category } = useEditorAddress()
  const actionsOf = usePlateActions()
  const plate = menu.plates.find(({ key }) => key === thingKey)
  const start = { name: '', category: category ?? menu.categories[0]?.key }
  return (
    <ThingForm
      list="plates"
      place={[...place, 'plates']}
      within={place}
      thingKey={thingKey}
      titles={{
        edit: plate ? shownName(plate) : plateSheetCopy.title,
        new: plateSheetCopy.newTitle,
        added: plateSheetCopy.added,
      }}
      start={start}
      {...(plate && { actions: actionsOf(plate) })}
    >
      {PLATE_SECTIONS.map(({ title, Fields }) => (
        <Section key={title} title={title}>
          <Fields plateKey={thingKey} />
        </Section>
      ))}
    </ThingForm>
  )
}

type SectionProps = { readonly title: string; readonly children: ReactNode }

function Section({ title, children }: SectionProps) {
  return (
    <section
      aria-label={title}
      className="grid grid-cols-1 gap-4 border-t border-line pt-4 first-of-type:border-0 first-of-type:pt-0"
    >
      <h3 className="text-18 font-bold">{title}</h3>
      {children}
    </section>
  )
}
