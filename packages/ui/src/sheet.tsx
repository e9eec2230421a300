import { classNames } from './class-names.ts'
import { ModalShell, type ModalProps } from './modal-shell.tsx'

const WIDTHS = { regular: 'md:max-w-[35rem]', large: 'md:max-w-[56rem]' } as const

export type SheetProps = ModalProps & {
  /** Width of the dialog from 800 px on. */
  size?: keyof typeof WIDTHS
}

/**
 * Sheet from the bottom on a phone, a dialog from 800 px on: a plate, an address, the account.
 * Built on Base UI's dialog, since its drawer would weigh 16 KB more for the drag that
 * `useSwipeToClose` does in one. Load it lazily.
 */
export function Sheet({ size = 'regular', ...modal }: SheetProps) {
  return (
    <ModalShell
      {...modal}
      swipes
      viewportClass="items-end pt-10 md:items-center md:p-6"
      popupClass={classNames(
        'max-h-full translate-y-(--drag,0px) rounded-t-sheet md:rounded-sheet data-dragging:transition-none',
        'max-md:data-starting-style:translate-y-full max-md:data-ending-style:translate-y-full',
        'md:data-starting-style:scale-[0.97] md:data-starting-style:opacity-0',
        'md:data-ending-style:scale-[0.97] md:data-ending-style:opacity-0',
        WIDTHS[size],
      )}
    />
  )
}
