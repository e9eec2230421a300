import { pictureCopy } from '@mostrador/copy/picture'
import { Button } from '@mostrador/ui/button.tsx'
import { classNames } from '@mostrador/ui/class-names'
import { Icon } from '@mostrador/ui/icon.tsx'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useHanded } from './use-handed.ts'
import { useUpload, type KeptPicture, type OnTheWay } from './use-upload.ts'

export type PicturePickerProps = {
  /** Id of the button, which the form focuses for a problem. */
  readonly id?: string
  readonly label: string
  /** Present picture; undefined for none. */
  readonly shown: ReactNode
  readonly isLocked?: boolean
  /** One of several: takes less room while empty. */
  readonly isSmall?: boolean
  /** Why the present picture cannot stay. */
  readonly problem?: string | undefined
  readonly onKept: (kept: KeptPicture) => void
  readonly onRemove: () => void
  /** Called when an upload begins and ends; nothing should be saved meanwhile. */
  readonly onWay?: (isOnWay: boolean) => void
}

/** Field to choose, take, drop or paste a picture, which is sent at once, with progress. */
export function PicturePicker(props: PicturePickerProps) {
  const { label, shown, isLocked = false, isSmall = false, problem, onKept, onRemove, onWay } = props
  const own = useId()
  const id = props.id ?? own
  const [said, say] = useState('')
  const [note, setNote] = useState('')
  const upload = useUpload((kept) => {
    say(pictureCopy.sent)
    setNote(kept.isAnimation ? pictureCopy.animation : '')
    onKept(kept)
  })
  const [isNoPicture, setIsNoPicture] = useState(false)
  const take = (file: File | undefined): void => {
    setIsNoPicture(file === undefined)
    say('')
    setNote('')
    if (!file) return
    upload.send(file)
  }
  const { box, isOver, handlers } = useHanded(isLocked ? undefined : take)
  const failure = upload.now?.is === 'failed' ? upload.now : undefined
  const isOnWay = upload.now !== undefined && !failure
  useTold(isOnWay, onWay)
  const error = failure?.sentence ?? (isNoPicture ? pictureCopy.noPicture : problem)

  return (
    <fieldset
      ref={box}
      aria-describedby={error ? `${id}-error` : undefined}
      {...handlers}
      className="relative grid min-w-0 grid-cols-1 gap-2"
    >
      <legend className="pb-1.5 text-14 font-medium">{label}</legend>
      {shown ?? <Nothing {...{ isLocked, isSmall }} isWrong={error !== undefined} />}
      {isOver && <DropHere />}
      {upload.now && isOnWay && <Way now={upload.now} stop={upload.stop} />}
      {error && (
        <p id={`${id}-error`} role="alert" className="flex gap-1.5 text-14 font-medium text-danger">
          <Icon name="alert" size={16} className="mt-0.5" />
          {error}
        </p>
      )}
      {note && <p className="text-14 text-muted">{note}</p>}
      {!isLocked && !isOnWay && (
        <Choices
          {...{ id, label, take }}
          isThere={shown !== undefined}
          retry={failure?.mayRetry ? upload.retry : undefined}
          onRemove={() => {
            upload.stop()
            setNote('')
            setIsNoPicture(false)
            say(pictureCopy.removed)
            onRemove()
          }}
        />
      )}
      <output className="sr-only">{said}</output>
    </fieldset>
  )
}

/** Calls `tell` when an upload begins and ends. */
function useTold(isOnWay: boolean, tell: ((isOnWay: boolean) => void) | undefined): void {
  const last = useRef(false)
  useEffect(() => {
    if (last.current === isOnWay) return
    last.current = isOnWay
    tell?.(isOnWay)
  })
}

const FRAME = 'grid place-items-center rounded-card border-[1.5px] border-dashed p-4 text-center'

type NothingProps = Required<Pick<PicturePickerProps, 'isLocked' | 'isSmall'>> & {
  readonly isWrong: boolean
}

const Nothing = ({ isLocked, isSmall, isWrong }: NothingProps) => (
  <div
    className={classNames(
      FRAME,
      'gap-1 bg-sunken',
      !isSmall && 'min-h-32',
      isWrong ? 'border-danger' : 'border-line-strong',
    )}
  >
    {!isSmall && <Icon name="picture" size={32} className="text-muted" />}
    {isLocked ? (
      <p className="text-14 text-muted">{pictureCopy.none}</p>
    ) : (
      <>
        <p className="text-14 font-medium">{pictureCopy.empty}</p>
        {!isSmall && <p className="text-14 text-muted">{pictureCopy.emptyHint}</p>}
      </>
    )}
  </div>
)

const DropHere = () => (
  <div
    aria-hidden
    className={classNames(FRAME, 'pointer-events-none absolute inset-0 z-10 border-brand bg-raised/90')}
  >
    <p className="flex items-center gap-2 text-16 font-semibold">
      <Icon name="download" />
      {pictureCopy.drop}
    </p>
  </div>
)

function Way({ now, stop }: { readonly now: OnTheWay; readonly stop: () => void }) {
  const percent = now.is === 'sending' ? now.percent : 0
  const text = now.is === 'sending' ? pictureCopy.sending(percent) : pictureCopy.preparing
  return (
    <div className="grid gap-1">
      <div className="flex items-center justify-between gap-3 text-14">
        <span>{text}</span>
        <Button variant="quiet" size="small" onClick={stop}>
          {pictureCopy.cancel}
        </Button>
      </div>
      <progress max={100} value={percent} aria-label={text} className="h-2 w-full accent-brand" />
    </div>
  )
}

type ChoicesProps = {
  readonly id: string
  readonly label: string
  readonly isThere: boolean
  readonly take: (file: File | undefined) => void
  readonly retry: (() => void) | undefined
  readonly onRemove: () => void
}

function Choices({ id, label, isThere, take, retry, onRemove }: ChoicesProps) {
  const file = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  return (
    <div className="flex flex-wrap gap-2">
      {retry && (
        <Button size="small" icon="refresh" onClick={retry}>
          {pictureCopy.retry}
        </Button>
      )}
      <Button
        id={id}
        variant="secondary"
        size="small"
        icon="picture"
        aria-label={isThere ? pictureCopy.change(label) : pictureCopy.choose(label)}
        onClick={() => file.current?.click()}
      >
        {isThere ? pictureCopy.changeShort : pictureCopy.chooseShort}
      </Button>
      <Button
        variant="secondary"
        size="small"
        icon="camera"
        className="pointer-fine:hidden"
        onClick={() => camera.current?.click()}
      >
        {pictureCopy.take}
      </Button>
      {isThere && (
        <Button variant="quiet" size="small" aria-label={pictureCopy.remove(label)} onClick={onRemove}>
          {pictureCopy.removeShort}
        </Button>
      )}
      <Hidden ref={file} label={label} take={take} />
      <Hidden ref={camera} label={pictureCopy.take} take={take} isCamera />
    </div>
  )
}

type HiddenProps = {
  readonly ref: React.RefObject<HTMLInputElement | null>
  readonly label: string
  readonly take: (file: File | undefined) => void
  readonly isCamera?: boolean
}

/** Asked for JPG, an iPhone hands over no HEIC. */
const Hidden = ({ ref, label, take, isCamera = false }: HiddenProps) => (
  <input
    ref={ref}
    type="file"
    hidden
    aria-label={label}
    accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
    {...(isCamera && { capture: 'environment' })}
    onChange={({ currentTarget }) => {
      const [file] = currentTarget.files ?? []
      if (file) take(file)
      // Lets the same file be chosen again.
      currentTarget.value = ''
    }}
  />
)
