import { pictureCopy } from '@mostrador/copy/picture'
import { CENTRE, type PictureFocus } from '@mostrador/domain/picture/picture-focus'
import type { ReactNode } from 'react'
import { useNamedPictures, type NamedPicture } from '../document/named-pictures.ts'
import { FocusPicker } from '../picture/focus-picker.tsx'
import { PicturePicker } from '../picture/picture-picker.tsx'
import { FieldFrame } from './field-frame.tsx'
import { useField } from './use-field.ts'

export type PictureFieldProps = {
  readonly at: string
  /** Place of the picture's focus; without it crops keep the middle. */
  readonly focusAt?: string
  readonly label?: string
  /** Thing in the picture, which decides the shapes that diners see. */
  readonly of: 'PLATE' | 'CATEGORY'
}

/** Field of a picture of the document, with the point that every crop keeps. */
export function PictureField({
  at,
  focusAt = 'imageFocus',
  label = pictureCopy.label,
  of,
}: PictureFieldProps) {
  const field = useField<string>(at, { label })
  const focus = useField<Partial<PictureFocus>>(focusAt, { label: pictureCopy.focus })
  const pictureOf = useNamedPictures()
  const { value: source } = field
  const picture = source === undefined ? undefined : pictureOf(source)
  /** The focus belongs to the old picture. */
  const change = (to: string | undefined): void => {
    field.set(to)
    focus.set(undefined)
  }
  return (
    <FieldFrame at={field.at} textOf={theirsOf(pictureOf)}>
      <PicturePicker
        id={field.id}
        label={label}
        isLocked={field.isLocked}
        problem={field.problem ?? focus.problem}
        onKept={({ source: kept }) => change(kept)}
        onRemove={() => change(undefined)}
        onWay={(isOnWay) => {
          if (isOnWay) field.hold('', pictureCopy.wait)
          else if (field.unread !== undefined) field.set(source)
        }}
        shown={
          picture && (
            <FocusPicker
              {...picture}
              id={focus.id}
              of={of}
              focus={{ ...CENTRE, ...focus.value }}
              isLocked={field.isLocked}
              onChange={focus.set}
            />
          )
        }
      />
    </FieldFrame>
  )
}

function theirsOf(pictureOf: (source: string) => NamedPicture | undefined) {
  return (source: unknown): ReactNode => {
    const picture = typeof source === 'string' ? pictureOf(source) : undefined
    return (
      picture && (
        <img src={`${picture.url}/160.webp`} alt={pictureCopy.theirs} className="mt-1 h-20 rounded-control" />
      )
    )
  }
}
