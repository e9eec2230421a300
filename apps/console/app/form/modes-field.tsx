import { saleFieldsCopy as copy } from '@mostrador/copy/sale-fields'
import { ORDER_MODE_TYPES, type OrderModeType } from '@mostrador/domain/order-mode/order-mode-type'
import { Checkbox } from '@mostrador/ui/checkbox.tsx'
import { FieldFrame } from './field-frame.tsx'
import { useField } from './use-field.ts'

const modesText = (modes: readonly OrderModeType[]): string => modes.map((one) => copy.mode[one]).join(', ')

/** Field of the order modes that sell a thing; none ticked means all. */
export function ModesField({ at }: { readonly at: string }) {
  const field = useField<readonly OrderModeType[]>(at, { label: copy.modes })
  const chosen = field.value ?? []
  const turn = (mode: OrderModeType, isChosen: boolean): void => {
    const next = ORDER_MODE_TYPES.filter((one) => (one === mode ? isChosen : chosen.includes(one)))
    field.set(next.length > 0 ? next : undefined)
  }
  return (
    <FieldFrame at={field.at} textOf={(theirs) => modesText((theirs ?? []) as readonly OrderModeType[])}>
      <fieldset className="min-w-0">
        <legend className="text-14 font-medium">{copy.modes}</legend>
        <p className="text-14 text-muted">{copy.modesHint}</p>
        <div className="grid grid-cols-1 sm:grid-cols-2">
          {ORDER_MODE_TYPES.map((mode, index) => (
            <Checkbox
              key={mode}
              {...(index === 0 && { id: field.id })}
              label={copy.mode[mode]}
              checked={chosen.includes(mode)}
              disabled={field.isLocked}
              onChange={({ currentTarget }) => turn(mode, currentTarget.checked)}
            />
          ))}
        </div>
        {field.problem !== undefined && <p className="text-14 font-medium text-danger">{field.problem}</p>}
      </fieldset>
    </FieldFrame>
  )
}
