import { useEffect, useId, useRef, useState, type ChangeEvent, type PointerEvent } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { HOLD_MS, isHeldStill, isSlidFar, meaningOfTouch, slideTo } from './slide-value.ts'
import { Spinner } from './spinner.tsx'

export type SlideControlProps = {
  /** Action at the end of the slide: "Entregado". */
  label: string
  /** Instruction for screen readers: "Desliza hasta el final para confirmar". */
  hint: string
  /** Instruction shown after a tap, with the way for readers who cannot slide. */
  help: string
  /** Replaces the label during a long press: "Suelta para confirmar". */
  heldLabel: string
  /** Label of the button that needs no dragging: "Marcar sin deslizar". */
  buttonLabel: string
  busyLabel: string
  busy?: boolean
  /** Called once it was slid to its end and let go. */
  onDone: () => void
  /** Called by the button or a long press, which may be a slip: the page asks before it acts. */
  onPress: () => void
}

/**
 * Slide that fires once when let go near its end. Dragging is not required: a long press asks
 * instead, which a tap explains, and a button does the same for a keyboard or a screen reader; it
 * shows while focused. (001 §2 Rider shipment detail, §5 Slide control)
 */
export function SlideControl(props: SlideControlProps) {
  const { label, hint, help, heldLabel, buttonLabel, busyLabel, busy = false, onDone, onPress } = props
  const hintId = useId()
  const { value, isHeld, isExplained, slide } = useSlide({ busy, onDone, onPress })

  return (
    <div className="grid justify-items-center gap-1">
      <div className="@container relative h-[4rem] w-full overflow-clip rounded-card bg-ink text-canvas forced-colors:border-2">
        <Fill value={busy ? 100 : value} />
        <span
          aria-hidden
          className="pointer-events-none absolute inset-0 z-10 flex items-center justify-center gap-2 px-16 text-center text-18 leading-tight font-bold"
        >
          {busy && <Spinner />}
          {busy ? busyLabel : isHeld ? heldLabel : label}
        </span>
        <input
          type="range"
          min={0}
          max={100}
          step={1}
          value={busy ? 100 : value}
          disabled={busy}
          aria-label={label}
          aria-describedby={hintId}
          data-slide
          {...slide}
          className={RANGE}
        />
        <span id={hintId} className="sr-only">
          {hint}
        </span>
      </div>
      {isExplained && !busy && <p className="text-center text-14 font-semibold">{help}</p>}
      <Button
        variant="quiet"
        busy={busy}
        className="not-focus:sr-only focus:min-h-11 focus:underline"
        onClick={onPress}
      >
        {buttonLabel}
      </Button>
    </div>
  )
}

type Touch = {
  readonly since: number
  readonly from: number
  movedPx: number
  readonly timer: ReturnType<typeof setTimeout>
}

function useSlide({
  busy,
  onDone,
  onPress,
}: Pick<SlideControlProps, 'onDone' | 'onPress'> & { busy: boolean }) {
  const [value, setValue] = useState(0)
  const [isHeld, setIsHeld] = useState(false)
  const [isExplained, setIsExplained] = useState(false)
  const touch = useRef<Touch>(undefined)

  function end(): void {
    clearTimeout(touch.current?.timer)
    touch.current = undefined
    setIsHeld(false)
    setValue(0)
  }
  useEffect(() => () => clearTimeout(touch.current?.timer), [])

  /** A pointer may mean a long press; a key means the end of the slide alone. */
  function release({ timeStamp }: { readonly timeStamp: number }): void {
    const { since = timeStamp, movedPx = 0 } = touch.current ?? {}
    end()
    if (busy) return
    const meaning = meaningOfTouch({ value, movedPx, heldMs: timeStamp - since })
    if (meaning === 'fire') onDone()
    else if (meaning === 'ask') onPress()
    else setIsExplained(true)
  }

  const slide = {
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      setValue((before) => slideTo(before, event.target.valueAsNumber)),
    onPointerDown({ timeStamp, button, clientX }: PointerEvent): void {
      if (button !== 0) return
      clearTimeout(touch.current?.timer)
      const timer = setTimeout(() => setIsHeld(true), HOLD_MS)
      touch.current = { since: timeStamp, from: clientX, movedPx: 0, timer }
    },
    onPointerMove({ clientX }: PointerEvent): void {
      const { current } = touch
      if (!current) return
      current.movedPx = Math.max(current.movedPx, Math.abs(clientX - current.from))
      if (isHeldStill({ movedPx: current.movedPx, heldMs: HOLD_MS })) return
      clearTimeout(current.timer)
      setIsHeld(false)
    },
    onPointerUp: release,
    onPointerCancel: end,
    onKeyUp: (event: { readonly timeStamp: number }) => isSlidFar(value) && release(event),
    onBlur: end,
    /** Otherwise a long press opens the browser's menu. */
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
  }
  return { value, isHeld, isExplained, slide }
}

/** Styles set by script are exempt from the content security policy, style attributes are not. */
const atValue =
  (value: number, style: (part: number) => Partial<CSSStyleDeclaration>) => (element: HTMLElement | null) =>
    void (element && Object.assign(element.style, style(value / 100)))

/** Filled part of the slide, with the handle at its end. */
function Fill({ value }: { value: number }) {
  return (
    <span aria-hidden className="pointer-events-none absolute inset-0">
      <span
        ref={atValue(value, (part) => ({ scale: `${part} 1` }))}
        className="absolute inset-0 origin-left bg-positive"
      />
      <span
        ref={atValue(value, (part) => ({ translate: `calc((100cqw - 4rem) * ${part})` }))}
        className="absolute inset-y-1 left-1 z-10 grid w-14 place-items-center rounded-control bg-canvas text-ink forced-colors:border-2"
      >
        <Icon name="arrow-right" size={32} />
      </span>
    </span>
  )
}

/** The native range lies over the drawing, invisible, with a handle of the same size. */
const RANGE = classNames(
  'absolute inset-0 z-20 size-full cursor-grab touch-pan-y appearance-none bg-transparent disabled:cursor-progress',
  '[&::-webkit-slider-thumb]:size-16 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:bg-transparent',
  '[&::-moz-range-thumb]:size-16 [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-transparent',
)
