import { classNames } from '@mostrador/ui/class-names'

const SIZES = {
  small: 'my-0.5 px-1.5 py-0.5 text-14 leading-tight',
  regular: 'px-2.5 py-1.5 text-16',
  large: 'px-3.5 py-2.5 text-18',
  huge: 'px-3.5 py-2 text-22',
} as const

export type NoteSize = keyof typeof SIZES

/** Note of the diner in full, since an overlooked one causes mistakes; nothing for an empty one. */
export function WrittenNote({ text, size = 'regular' }: { text: string; size?: NoteSize }) {
  if (text.trim() === '') return null
  return (
    <p
      className={classNames(
        'flow-root rounded-control bg-warning-soft font-semibold wrap-anywhere whitespace-pre-line text-ink',
        SIZES[size],
      )}
    >
      {text.trim()}
    </p>
  )
}
