import { layoutCopy } from '@mostrador/copy/layout'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import { Sheet } from '@mostrador/ui/sheet.tsx'
import { useId, useState } from 'react'
import type { MenuView, PlateView } from '../place/menu-view.ts'
import type { OtherLines } from '../plate/plate-choice.ts'
import { AddBar, PlateFields } from '../plate/plate-form.tsx'
import { PlateIntro } from '../plate/plate-intro.tsx'
import { PlatePicture } from '../plate/plate-picture.tsx'
import { usePlateForm } from '../plate/use-plate-form.ts'

export type PlateSheetProps = {
  readonly view: PlateView
  readonly menu: MenuView['menu']
  /** Line to edit; without it a new one is added. */
  readonly line?: CartLine
  readonly others: OtherLines
  readonly notesLimit: number | null
  readonly onLine: (line: CartLine) => Promise<boolean>
  readonly onClosed: () => void
}

/** Detail of a plate as a sheet or a dialog; also the editor of a cart line. Loaded lazily. */
export default function PlateSheet(props: PlateSheetProps) {
  const { view, menu, line, others, notesLimit, onClosed } = props
  const { plate, image } = view
  const [isOpen, setIsOpen] = useState(true)
  const formId = useId()
  const form = usePlateForm({
    menu,
    plate,
    line,
    others,
    notesLimit,
    onLine: async (made) => {
      if (await props.onLine(made)) setIsOpen(false)
    },
  })
  return (
    <Sheet
      backLeaves
      open={isOpen}
      onClose={() => setIsOpen(false)}
      onClosed={onClosed}
      title={view.name}
      closeLabel={layoutCopy.close}
      media={
        image && (
          <PlatePicture
            image={image}
            sizes="(min-width: 50rem) 35rem, 100vw"
            width={560}
            height={280}
            eager
            className="h-[min(11rem,24dvh)] w-full md:h-64"
          />
        )
      }
      footer={<AddBar plate={plate} form={form} formId={formId} isEditing={line !== undefined} />}
    >
      <PlateIntro view={view} />
      <PlateFields plate={plate} form={form} formId={formId} notesLimit={notesLimit} />
    </Sheet>
  )
}
