import { cartCopy } from '@mostrador/copy/cart'
import { garnishCopy } from '@mostrador/copy/garnish'
import { menuCopy } from '@mostrador/copy/menu'
import { cutNotes } from '@mostrador/domain/cart/cut-notes'
import type { Plate } from '@mostrador/domain/menu/menu'
import { Button } from '@mostrador/ui/button.tsx'
import { QuantityStepper } from '@mostrador/ui/quantity-stepper.tsx'
import { RadioCardGroup } from '@mostrador/ui/radio-card-group.tsx'
import { TextArea } from '@mostrador/ui/text-area.tsx'
import { useIsAlive } from '../frame/ambient.ts'
import { FieldHead } from './field-head.tsx'
import { GarnishGroupField } from './garnish-group-field.tsx'
import { SIZES } from './plate-choice.ts'
import { isOff } from '../place/menu-view.ts'
import { useFormatAmount } from '../place/use-format-amount.ts'
import { useBackText } from './use-back-text.ts'
import type { PlateForm } from './use-plate-form.ts'

export type PlateFieldsProps = {
  readonly plate: Plate
  readonly form: PlateForm
  /** Id of the form, for the bar outside it. */
  readonly formId: string
  readonly notesLimit: number | null
}

/** Fields of a plate: sizes, garnish groups and notes. */
export function PlateFields({ plate, form, formId, notesLimit }: PlateFieldsProps) {
  return (
    // This method sends nothing outside a dialog, so that a tap before hydration does not reload
    // the page.
    <form
      id={formId}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      <Sizes plate={plate} form={form} />
      {plate.garnishGroups.map((group) => (
        <GarnishGroupField key={group.id} group={group} form={form} />
      ))}
      <TextArea
        label={menuCopy.notes}
        placeholder={menuCopy.notesHint}
        className="pt-6 pb-5"
        value={form.choice.notes}
        onChange={(event) => form.change({ notes: cutNotes(event.currentTarget.value, notesLimit) })}
        {...(notesLimit !== null && { maxLength: notesLimit })}
      />
    </form>
  )
}

/** Field "Opciones", where there are several sizes. Source: 000 §2 Plate detail. */
function Sizes({ plate, form }: { readonly plate: Plate; readonly form: PlateForm }) {
  const format = useFormatAmount()
  const back = useBackText()
  if (plate.sizes.length < 2) return null
  return (
    <div data-field={SIZES}>
      <RadioCardGroup
        legend={
          <FieldHead
            title={garnishCopy.options}
            isMandatory
            isMet={!form.isMissing(SIZES)}
            isWrong={form.isWrong(SIZES)}
          />
        }
        name="size"
        layout="rows"
        value={form.choice.sizeId}
        onChange={(sizeId) => form.change({ sizeId })}
        options={plate.sizes.map(({ id, name, price, soldOut = false, backAt }) => ({
          value: id,
          label: name,
          hint: soldOut ? [menuCopy.soldOut, back(backAt)].filter(Boolean).join(' · ') : undefined,
          trailing: format(price),
          disabled: soldOut,
        }))}
        {...(form.isWrong(SIZES) && { error: garnishCopy.wrongAmount })}
      />
    </div>
  )
}

export type AddBarProps = {
  readonly plate: Plate
  readonly form: PlateForm
  readonly formId: string
  readonly isEditing: boolean
}

/** Bar with the quantity and the button with the price, within reach of the thumb. */
export function AddBar({ plate, form, formId, isEditing }: AddBarProps) {
  const format = useFormatAmount()
  // A press before hydration would be lost, with all choices.
  const isAlive = useIsAlive()
  const name = plate.showName || plate.name
  if (isOff(plate)) {
    return (
      <Button wide size="large" disabled>
        {plate.soldOut || plate.offSale === 'full' ? menuCopy.soldOut : menuCopy.notNow}
      </Button>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <QuantityStepper
        className="shrink-0"
        value={form.choice.quantity}
        min={1}
        label={cartCopy.quantity}
        increaseLabel={cartCopy.oneMore(name)}
        decreaseLabel={cartCopy.oneLess(name)}
        onChange={form.setQuantity}
      />
      <Button
        type="submit"
        form={formId}
        disabled={!isAlive}
        className="min-h-14 min-w-0 grow basis-36 *:w-full"
      >
        <span className="flex flex-wrap items-center justify-between gap-x-3">
          <span>{isEditing ? menuCopy.update : menuCopy.add}</span>
          <span className="price">{format(form.total)}</span>
        </span>
      </Button>
    </div>
  )
}
