import { classNames } from './class-names.ts'
import { ModalShell, type ModalProps } from './modal-shell.tsx'

const WIDTHS = { small: 'max-w-[25rem]', regular: 'max-w-[32rem]', large: 'max-w-[45rem]' } as const

export type DialogProps = ModalProps & { size?: keyof typeof WIDTHS }

/**
 * Dialog in the middle of the screen for short content: hours, a question, a key. Load it lazily:
 * Base UI's dialog weighs 25 KB.
 */
export function Dialog({ size = 'small', ...modal }: DialogProps) {
  return (
    <ModalShell
      {...modal}
      swipes={false}
      viewportClass="items-center p-4"
      popupClass={classNames(
        'max-h-full rounded-sheet data-starting-style:opacity-0 data-ending-style:opacity-0',
        'data-starting-style:scale-95 data-ending-style:scale-95',
        WIDTHS[size],
      )}
    />
  )
}
