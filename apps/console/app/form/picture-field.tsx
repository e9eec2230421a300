import { pictureCopy } from '@mostrador/copy/picture'
import { fileNameOf } from '@mostrador/domain/picture/upload-name'
import { CENTRE } from '@mostrador/domain/picture/picture-focus'
import type { PictureFocus } from '@mostrador/domain/picture/picture-focus'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { DocumentPart } from '../document/document-query.ts'
import { FocusPicker } from '../picture/focus-picker.tsx'
import { PicturePicker } from '../picture/picture-picker.tsx'
import { documentKey } from '../revision/changed-parts.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { FieldFrame } from './field-frame.tsx'
import { useField } from './use-field.ts'

export type PictureFieldProps = {
  readonly at: string
  /** Where the part says where the food is; without it the middle is shown. */
  readonly focusAt?: string
  readonly label?: string
  /** What it is a picture of: in what shapes diners see it. */
  readonly of: 'PLATE' | 'CATEGORY'
}

/** A picture of the document, with the point that every crop keeps. */
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
  /** Another picture has its food elsewhere. */
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

type Shown = { readonly url: string; readonly color: string }

/** What somebody else put there. */
function theirsOf(pictureOf: (source: string) => Shown | undefined) {
  return (source: unknown): ReactNode => {
    const picture = typeof source === 'string' ? pictureOf(source) : undefined
    return (
      picture && (
        <img src={`${picture.url}/160.webp`} alt={pictureCopy.theirs} className="mt-1 h-20 rounded-control" />
      )
    )
  }
}

/** What fills the place of a picture until it is there. */
const NEUTRAL = '#d9d9d9'

/**
 * Finds the pictures that the document names: an upload says in its name which one it is, others
 * came with the parts that name them.
 */
function useNamedPictures(): (source: string) => Shown | undefined {
  const queries = useQueryClient()
  const { branchId } = useWorkplace().contact
  return (source) => {
    // What else is kept of the document, as the list of its menus, names none.
    const kept = queries.getQueriesData<Partial<DocumentPart>>({ queryKey: documentKey(branchId) })
    for (const [, part] of kept) {
      const known = part?.pictures?.[source]
      if (known) return known
    }
    const sha256 = fileNameOf(source) === undefined ? undefined : source.split('/')[1]
    return sha256 === undefined ? undefined : { url: `/files/${sha256}`, color: NEUTRAL }
  }
}
