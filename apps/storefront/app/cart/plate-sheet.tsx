import { layoutCopy } from '@mostrador/copy/layout'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import { Sheet } from '@mostrador/ui/sheet.tsx'
import { useId, useState } from 'react'
import type { PlateView } from '../place/menu-view.ts'
import { PlatePicture } from '../plate/plate-picture.tsx'
import { AddBar, PlateFields } from '../plate/plate-form.tsx'
import { usePlateForm } from '../plate/use-plate-form.ts'
import type { Shop } from './load-shop.ts'

export type PlateSheetProps = {
  readonly shop: Shop
  readonly view: PlateView
  /** Line to edit; without it the plate is added as a recommendation. */
  readonly line?: CartLine | undefined
  readonly lines: readonly CartLine[]
  /** Takes the line; resolves true once taken, and the sheet closes. */
  readonly onLine: (line: CartLine) => Promise<boolean>
  readonly onClosed: () => void
}

/**
 * Detail of a plate over the cart: a line in edit mode, or a recommendation that asks something
 * before it is added. Default export, because it is loaded when it is first needed. Source: 000 §2
 * Cart page.
 */
export default function PlateSheet({ shop, view, line, lines, onLine, onClosed }: PlateSheetProps) {
  const [isOpen, setIsOpen] = useState(true)
  const formId = useId()
  const { plate } = view
  const notesLimit = shop.mode.notesLimit.item
  const form = usePlateForm({
    menu: shop.view.menu,
    plate,
    line,
    others: lines.filter(({ id }) => id !== line?.id),
    notesLimit,
    onLine: async (made) => {
      const taken = await onLine(line ? made : { ...made, source: 'upselled', upsell: true })
      if (taken) setIsOpen(false)
    },
  })
  return (
    <Sheet
      open={isOpen}
      onClose={() => setIsOpen(false)}
      onClosed={onClosed}
      title={view.name}
      description={plate.description || undefined}
      closeLabel={layoutCopy.close}
      media={view.image && <Picture image={view.image} />}
      footer={<AddBar plate={plate} form={form} formId={formId} isEditing={line !== undefined} />}
    >
      <PlateFields plate={plate} form={form} formId={formId} notesLimit={notesLimit} />
    </Sheet>
  )
}

function Picture({ image }: { readonly image: NonNullable<PlateView['image']> }) {
  return <PlatePicture image={image} sizes="35rem" width={560} height={240} className="h-48 w-full md:h-60" />
}
