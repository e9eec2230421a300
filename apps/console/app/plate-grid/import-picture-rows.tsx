import { importPicturesCopy } from '@mostrador/copy/import-pictures'
import type { LeftPicture } from '@mostrador/domain/picture/match-pictures'
import { keyOf } from '@mostrador/domain/revision/keyed-list'
import type { Thing } from '@mostrador/domain/revision/operation'
import { Button } from '@mostrador/ui/button.tsx'
import { SelectField } from '@mostrador/ui/select-field.tsx'
import { useEffect, useRef, useState } from 'react'
import { useNamedPictures } from '../document/named-pictures.ts'
import type { GivenPicture } from './given-files.ts'

/** Value for no plate; no key equals it. */
export const NONE = '-'

export type Option = { readonly value: string; readonly label: string }

type RowProps = {
  /** Called with the plate chosen for a picture; '' for none. */
  readonly onChoose: (picture: string, plate: string) => void
  readonly picture: GivenPicture
  readonly options: readonly Option[]
}

const whyText = (why: LeftPicture['why']): string => {
  if (why.code === 'several') return importPicturesCopy.why.several(why.plates.length)
  return why.code === 'taken' ? importPicturesCopy.why.taken(why.plate) : importPicturesCopy.why[why.code]
}

/** Picture without a plate, with a choice of one. */
export function LeftRow({
  picture,
  why,
  options,
  onChoose,
}: RowProps & { readonly why: LeftPicture['why'] }) {
  const { id, name } = picture
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
      <Thumb file={picture.file} />
      <div className="min-w-0 grow basis-40">
        <p className="truncate font-medium">{name}</p>
        <p className="text-14 text-muted">{whyText(why)}</p>
      </div>
      <SelectField
        label={importPicturesCopy.plateOf(name)}
        labelHidden
        value={why.code === 'unwanted' ? NONE : ''}
        placeholder={importPicturesCopy.place}
        onChange={({ currentTarget: { value } }) => onChoose(id, value === NONE ? '' : value)}
        options={options}
        className="w-full sm:w-72"
      />
    </li>
  )
}

/** Plate with its new picture and the present one. */
export function FoundRow({ plate, picture, options, onChoose }: RowProps & { readonly plate: Thing }) {
  const { id, name } = picture
  const [isOpen, setIsOpen] = useState(false)
  const pictureOf = useNamedPictures()
  const before = typeof plate.image === 'string' ? pictureOf(plate.image) : undefined
  const title = String(plate.name)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
      {before && (
        <>
          <img
            src={`${before.url}/160.webp`}
            alt=""
            className="size-12 shrink-0 rounded-control object-cover opacity-60"
          />
          <span aria-hidden>→</span>
        </>
      )}
      <Thumb file={picture.file} />
      <div className="min-w-0 grow basis-40">
        <p className="truncate font-medium">{title}</p>
        <p className="truncate text-14 text-muted">
          {importPicturesCopy.from(name, plate.image === undefined)}
        </p>
      </div>
      {isOpen ? (
        <SelectField
          label={importPicturesCopy.plateOf(name)}
          labelHidden
          value={keyOf(plate)}
          onChange={({ currentTarget: { value } }) => onChoose(id, value === NONE ? '' : value)}
          options={options}
          className="w-full sm:w-72"
        />
      ) : (
        <Button
          variant="quiet"
          size="small"
          aria-label={importPicturesCopy.change(title)}
          onClick={() => setIsOpen(true)}
        >
          {importPicturesCopy.changeShort}
        </Button>
      )}
    </li>
  )
}

/** Longer side drawn, in pixels. */
const THUMB = 96

/** Picture not sent yet, drawn on a canvas, since the page's policy blocks object URLs. */
function Thumb({ file }: { readonly file: Blob }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isOver = false
    async function draw(): Promise<void> {
      const picture = await createImageBitmap(file).catch(() => undefined)
      const context = canvas.current?.getContext('2d')
      if (picture && context && !isOver) {
        const scale = THUMB / Math.min(picture.width, picture.height)
        const [width, height] = [picture.width * scale, picture.height * scale]
        context.drawImage(picture, (THUMB - width) / 2, (THUMB - height) / 2, width, height)
      }
      picture?.close()
    }
    void draw()
    return () => {
      isOver = true
    }
  }, [file])
  return (
    <canvas
      ref={canvas}
      width={THUMB}
      height={THUMB}
      className="size-12 shrink-0 rounded-control bg-sunken"
    />
  )
}
