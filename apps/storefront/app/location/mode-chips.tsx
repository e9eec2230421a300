import { branchContactCopy } from '@mostrador/copy/branch-contact'
import { orderModeName } from '@mostrador/copy/order-mode'
import type { OrderModeType } from '@mostrador/domain/order-mode/order-mode-type'
import type { Ref } from 'react'
import { Chip } from '@mostrador/ui/chip.tsx'

/** A mode that a local of the branch offers, as the brand calls it. */
export type OfferedMode = { readonly type: OrderModeType; readonly showName: string | null }

export type ModeChipsProps = {
  readonly modes: readonly OfferedMode[]
  readonly current: OrderModeType | undefined
  readonly onChoose: (mode: OrderModeType | undefined) => void
  readonly ref?: Ref<HTMLFieldSetElement>
}

/** The modes to choose from; the chosen one pressed again shows all locals. */
export function ModeChips({ modes, current, onChoose, ref }: ModeChipsProps) {
  return (
    <fieldset ref={ref} className="min-w-0">
      <legend className="sr-only">{branchContactCopy.howQuestion}</legend>
      <div className="scroll-row -mx-4 gap-2 px-4 pt-4 pb-1">
        {modes.map((mode) => (
          <Chip
            key={mode.type}
            selected={mode.type === current}
            onClick={() => onChoose(mode.type === current ? undefined : mode.type)}
          >
            {orderModeName(mode)}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
