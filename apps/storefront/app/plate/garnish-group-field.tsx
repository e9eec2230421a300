import { garnishCopy, groupRuleText } from '@mostrador/copy/garnish'
import { menuCopy } from '@mostrador/copy/menu'
import { groupRule } from '@mostrador/domain/garnish/garnish-selection'
import type { Garnish, GarnishGroup } from '@mostrador/domain/menu/menu'
import { Checkbox } from '@mostrador/ui/checkbox.tsx'
import { Icon } from '@mostrador/ui/icon.tsx'
import { QuantityStepper } from '@mostrador/ui/quantity-stepper.tsx'
import { RadioCardGroup } from '@mostrador/ui/radio-card-group.tsx'
import { useId, type ReactNode } from 'react'
import { FieldHead } from './field-head.tsx'
import { useFormatAmount } from '../place/use-format-amount.ts'
import type { PlateForm } from './use-plate-form.ts'
import { useBackText } from './use-back-text.ts'

export type GarnishGroupFieldProps = { readonly group: GarnishGroup; readonly form: PlateForm }

function useExtraPrice(): (garnish: Garnish) => string | undefined {
  const format = useFormatAmount()
  return ({ price }) => (price === 0 ? undefined : `+ ${format(price)}`)
}

function useHint(): (garnish: Garnish) => string | undefined {
  const back = useBackText()
  return ({ soldOut, backAt, description }) =>
    soldOut ? [menuCopy.soldOut, back(backAt)].filter(Boolean).join(' · ') : description || undefined
}

/**
 * Field of a garnish group: its rule, whether it is met, and the garnishes. A single choice is a
 * radio group; garnishes that may repeat have a stepper each; the others are checkboxes. Source:
 * 000 §2 Plate detail.
 */
export function GarnishGroupField({ group, form }: GarnishGroupFieldProps) {
  const errorId = useId()
  const isRadio = group.mandatory && !group.multipleSelection && group.maxGarnishAmount === 1
  const head = (
    <FieldHead
      title={group.name}
      rule={groupRuleText(groupRule(group))}
      isMandatory={group.mandatory}
      isMet={group.mandatory && !form.isMissing(group.id)}
      isWrong={form.isWrong(group.id)}
    />
  )
  const error = form.isWrong(group.id) ? garnishCopy.wrongAmount : undefined
  if (isRadio) return <RadioGarnishes {...{ group, form, head, error }} />
  return (
    <fieldset data-field={group.id} aria-describedby={error && errorId} className="min-w-0">
      <legend className="w-full">{head}</legend>
      <ul className="divide-y divide-line">
        {group.garnishes
          .filter(({ visible }) => visible)
          .map((garnish) => (
            <li key={garnish.id}>
              {group.multipleSelection ? (
                <CountedGarnish {...{ group, garnish, form }} />
              ) : (
                <TickedGarnish {...{ group, garnish, form }} />
              )}
            </li>
          ))}
      </ul>
      {error && <FieldError id={errorId} text={error} />}
    </fieldset>
  )
}

function FieldError({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <p id={id} className="flex gap-1.5 pt-2 text-14 font-medium text-danger">
      <Icon name="alert" size={16} className="mt-0.5" />
      {text}
    </p>
  )
}

type GarnishProps = GarnishGroupFieldProps & { readonly garnish: Garnish }

function RadioGarnishes(props: GarnishGroupFieldProps & { head: ReactNode; error: string | undefined }) {
  const { group, form, head, error } = props
  const extraPrice = useExtraPrice()
  const hint = useHint()
  return (
    <div data-field={group.id}>
      <RadioCardGroup
        legend={head}
        name={group.id}
        layout="rows"
        value={form.chosenIn(group)[0]?.garnishId ?? null}
        onChange={(id) => form.pick(group, id)}
        options={group.garnishes
          .filter(({ visible }) => visible)
          .map((garnish) => ({
            value: garnish.id,
            label: garnish.name,
            hint: hint(garnish),
            trailing: extraPrice(garnish),
            disabled: garnish.soldOut ?? false,
          }))}
        {...(error && { error })}
      />
    </div>
  )
}

function TickedGarnish({ group, garnish, form }: GarnishProps) {
  const extraPrice = useExtraPrice()
  const hint = useHint()
  const isChosen = form.chosenIn(group).some(({ garnishId }) => garnishId === garnish.id)
  return (
    <Checkbox
      label={garnish.name}
      hint={hint(garnish)}
      trailing={extraPrice(garnish)}
      checked={isChosen}
      // A garnish that sold out after it was chosen can still be removed.
      disabled={garnish.soldOut && !isChosen}
      onChange={() => form.pick(group, garnish.id)}
      className="py-1"
    />
  )
}

/** Garnish that may repeat: the stepper adds or removes one, within the group's maximum. */
function CountedGarnish({ group, garnish, form }: GarnishProps) {
  const extraPrice = useExtraPrice()
  const quantity = form.chosenIn(group).find(({ garnishId }) => garnishId === garnish.id)?.quantity ?? 0
  const price = extraPrice(garnish)
  const hint = useHint()(garnish)
  return (
    <div className="flex min-h-14 items-center gap-3 py-1.5">
      <span className="min-w-0 grow">
        <span className="block text-16">{garnish.name}</span>
        {hint && <span className="block text-14 text-muted">{hint}</span>}
      </span>
      {price && <span className="price shrink-0 text-14 text-muted">{price}</span>}
      <QuantityStepper
        value={quantity}
        max={garnish.soldOut ? quantity : Infinity}
        label={[garnish.name, price].filter(Boolean).join(' ')}
        increaseLabel={garnishCopy.oneMore(garnish.name)}
        decreaseLabel={garnishCopy.oneLess(garnish.name)}
        onChange={(next) => (next > quantity ? form.pick(group, garnish.id) : form.unpick(group, garnish.id))}
      />
    </div>
  )
}
