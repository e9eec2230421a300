import { addressDialogCopy } from '@mostrador/copy/address-dialog'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { confirmPin, movePin, pointOfDraft } from './address-draft.ts'
import { PinMap } from './pin-map.tsx'
import type { AddressForm } from './use-address-form.ts'

export type PinSectionProps = {
  readonly form: AddressForm
  readonly centre: { readonly lat: number; readonly lng: number } | null
}

/** Map, or the note that there is none, and the question whether an unsure pin is right. */
export function PinSection({ form, centre }: PinSectionProps) {
  const { draft, change, isPinWanted, hasMap } = form
  if (!hasMap) return <p className="text-14 text-muted">{addressDialogCopy.noMap}</p>
  return (
    <div className="grid gap-3">
      <PinMap
        point={pointOfDraft(draft)}
        centre={centre}
        onPin={(point, isNear) =>
          change((before) => ({ ...movePin(before, point), ...(isNear ? {} : { pin: 'UNSURE' as const }) }))
        }
      />
      {draft.pin === 'UNSURE' && (
        <Notice
          tone="warning"
          live="status"
          title={addressDialogCopy.pinUnsureTitle}
          action={
            <Button
              size="small"
              variant="secondary"
              icon="check"
              data-confirm-pin
              onClick={() => change(confirmPin)}
            >
              {addressDialogCopy.pinRight}
            </Button>
          }
        >
          {addressDialogCopy.pinUnsure}
        </Notice>
      )}
      {draft.pin === 'NONE' && isPinWanted && (
        <Notice tone="warning" live="status">
          {addressDialogCopy.pinMissing}
        </Notice>
      )}
    </div>
  )
}
