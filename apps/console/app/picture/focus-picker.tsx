import { pictureCopy } from '@mostrador/copy/picture'
import { CENTRE, positionOf, type PictureFocus } from '@mostrador/domain/picture/picture-focus'
import { SHARP_PICTURE } from '@mostrador/domain/picture/picture-limits'
import { Button } from '@mostrador/ui/button.tsx'
import { Icon } from '@mostrador/ui/icon.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import { afterKey, focusAt, percentOf, shareOf } from './focus-moves.ts'

/** Places where diners see a picture, with its shape there. */
const CROPS = {
  PLATE: [
    { name: pictureCopy.crop.row, look: 'aspect-square w-18' },
    { name: pictureCopy.crop.card, look: 'aspect-[16/10] w-29' },
    { name: pictureCopy.crop.page, look: 'aspect-[4/3] w-24' },
    { name: pictureCopy.crop.share, look: 'aspect-[52/63] w-15' },
  ],
  CATEGORY: [{ name: pictureCopy.crop.category, look: 'aspect-square w-24' }],
} as const

export type FocusPickerProps = {
  readonly id: string
  /** Address of the picture, without a width. */
  readonly url: string
  readonly color: string
  readonly of: keyof typeof CROPS
  readonly focus: PictureFocus
  readonly isLocked: boolean
  readonly onChange: (focus: PictureFocus) => void
}

/** Picture with its focus point, moved by touch, drag, keys or numbers, and its crops. */
export function FocusPicker({ of, ...picked }: FocusPickerProps) {
  const { url, focus, isLocked, onChange } = picked
  const [size, setSize] = useState<{ readonly width: number; readonly height: number }>()
  const isBlurry = size && (size.width < SHARP_PICTURE.width || size.height < SHARP_PICTURE.height)
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      <Whole {...picked} onSize={setSize} />
      {isBlurry && (
        <p className="flex gap-1.5 text-14 text-warning">
          <Icon name="alert" size={16} className="mt-0.5" />
          {pictureCopy.blurry(size.width, size.height)}
        </p>
      )}
      {!isLocked && <Numbers focus={focus} onChange={onChange} />}
      <Crops url={url} of={of} focus={focus} />
    </div>
  )
}

type WholeProps = Omit<FocusPickerProps, 'of'> & {
  readonly onSize: (size: { readonly width: number; readonly height: number }) => void
}

/** Picture as a button: tap, click or key moves the point; a finger drags only the point. */
function Whole({ id, url, color, focus, isLocked, onChange, onSize }: WholeProps) {
  const moveTo = (event: MouseEvent<HTMLElement>): void =>
    onChange(focusAt(event.currentTarget.getBoundingClientRect(), event.clientX, event.clientY))
  const drag = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const isOnPoint = event.target !== event.currentTarget
      if (event.pointerType !== 'mouse' && !isOnPoint) return
      event.currentTarget.setPointerCapture(event.pointerId)
      moveTo(event)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event)
    },
    // A click without a position comes from a key.
    onClick: (event: MouseEvent<HTMLElement>) => event.detail > 0 && moveTo(event),
  }
  const press = (event: KeyboardEvent): void => {
    const next = afterKey(focus, event)
    if (!next) return
    event.preventDefault()
    onChange(next)
  }
  return (
    <div className="flex justify-center rounded-card bg-sunken">
      <div className="relative w-fit max-w-full overflow-clip rounded-card">
        <img
          src={`${url}/1280.webp`}
          alt=""
          draggable={false}
          className="max-h-72 max-w-full select-none"
          style={{ backgroundColor: color }}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            onSize({ width, height })
          }
        />
        {!isLocked && (
          <button
            type="button"
            id={id}
            aria-label={`${pictureCopy.focus}: ${textOf(focus)}. ${pictureCopy.focusMoves}`}
            {...drag}
            onKeyDown={press}
            className="absolute inset-0 cursor-crosshair rounded-card outline-offset-[-3px]"
          >
            <span
              aria-hidden
              className="absolute grid size-11 -translate-1/2 cursor-grab touch-none place-items-center rounded-full"
              style={{ left: `${percentOf(focus.x)}%`, top: `${percentOf(focus.y)}%` }}
            >
              <span className="pointer-events-none size-8 rounded-full border-[3px] border-white bg-black/25 outline-2 outline-black/60" />
            </span>
          </button>
        )}
      </div>
    </div>
  )
}

const textOf = ({ x, y }: PictureFocus): string => pictureCopy.focusAt(percentOf(x), percentOf(y))

function Numbers({ focus, onChange }: Pick<FocusPickerProps, 'focus' | 'onChange'>) {
  const isCentre = positionOf(focus) === positionOf(CENTRE)
  const field = (axis: 'x' | 'y', label: string) => (
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      min={0}
      max={100}
      suffix="%"
      value={percentOf(focus[axis])}
      onChange={({ currentTarget: { valueAsNumber } }) => {
        const share = shareOf(valueAsNumber)
        if (share !== undefined) onChange({ ...focus, [axis]: share })
      }}
      className="w-36"
    />
  )
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="text-14 font-medium">{pictureCopy.focus}</legend>
      <p className="text-14 text-muted">{pictureCopy.focusHint}</p>
      <div className="flex flex-wrap items-end gap-3">
        {field('x', pictureCopy.focusX)}
        {field('y', pictureCopy.focusY)}
        <Button variant="quiet" disabled={isCentre} onClick={() => onChange(CENTRE)}>
          {pictureCopy.centre}
        </Button>
      </div>
    </fieldset>
  )
}

const Crops = ({ url, of, focus }: Pick<FocusPickerProps, 'url' | 'of' | 'focus'>) => (
  <div className="grid min-w-0 gap-2">
    <p className="text-14 font-medium">{pictureCopy.crops}</p>
    <ul className="flex flex-wrap items-end gap-3">
      {CROPS[of].map(({ name, look }) => (
        <li key={name} className="grid justify-items-center gap-1">
          <img
            src={`${url}/320.webp`}
            alt=""
            className={`${look} rounded-control bg-sunken object-cover`}
            style={{ objectPosition: positionOf(focus) }}
          />
          <span className="text-12 text-muted">{name}</span>
        </li>
      ))}
    </ul>
  </div>
)
