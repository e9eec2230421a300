import { useId, useState } from 'react'
import type { ChangeEvent } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { isSlidFar, slideTo } from './slide-value.ts'
import { Spinner } from './spinner.tsx'

export type SlideControlProps = {
  /** What happens at the end of the slide: "Entregado". */
  label: string
  /** How it is done, for those who do not see it: "Desliza hasta el final para confirmar". */
  hint: string
  /** The same without dragging: "Marcar sin deslizar". */
  buttonLabel: string
  /** What it is doing, in place of the label while busy. */
  busyLabel: string
  busy?: boolean
  /** It was slid to its end and let go. */
  onDone: () => void
  /** The button was pressed: a press may be a slip, so that the page asks before it acts. */
  onPress: () => void
}

/**
 * A slide that fires once when it is let go near its end, and a button for the same with one tap,
 * by a keyboard or a screen reader: nobody has to drag. (001 §2 Rider shipment detail, §5 Slide
 * control)
 */
export function SlideControl({
  label,
  hint,
  buttonLabel,
  busyLabel,
  busy = false,
  onDone,
  onPress,
}: SlideControlProps) {
  const hintId = useId()
  const [value, setValue] = useState(0)
  const shown = busy ? 100 : value

  function letGo(): void {
    setValue(0)
    if (!busy && isSlidFar(value)) onDone()
  }

  return (
    <div className="grid justify-items-center gap-1">
      <div className="@container relative h-16 w-full overflow-clip rounded-card bg-ink text-canvas">
        <Fill value={shown} />
        <span
          aria-hidden
          className="pointer-events-none absolute inset-0 flex items-center justify-center gap-2 px-16 text-center text-18 leading-tight font-bold"
        >
          {busy && <Spinner />}
          {busy ? busyLabel : label}
        </span>
        <input
          type="range"
          min={0}
          max={100}
          step={1}
          value={shown}
          disabled={busy}
          aria-label={label}
          aria-describedby={hintId}
          data-slide
          onChange={(event: ChangeEvent<HTMLInputElement>) =>
            setValue((before) => slideTo(before, event.target.valueAsNumber))
          }
          onPointerUp={letGo}
          onPointerCancel={() => setValue(0)}
          onKeyUp={() => isSlidFar(value) && letGo()}
          onBlur={() => setValue(0)}
          className={RANGE}
        />
        <span id={hintId} className="sr-only">
          {hint}
        </span>
      </div>
      <Button variant="quiet" busy={busy} className="min-h-11 underline" onClick={onPress}>
        {buttonLabel}
      </Button>
    </div>
  )
}

/** Styles of the script's own are exempt from the page's policy, where a style attribute is not. */
const atValue =
  (value: number, style: (part: number) => Partial<CSSStyleDeclaration>) => (element: HTMLElement | null) =>
    void (element && Object.assign(element.style, style(value / 100)))

/** What was slid already, and the handle at its end. */
function Fill({ value }: { value: number }) {
  return (
    <span aria-hidden className="pointer-events-none absolute inset-0">
      <span
        ref={atValue(value, (part) => ({ scale: `${part} 1` }))}
        className="absolute inset-0 origin-left bg-positive"
      />
      <span
        ref={atValue(value, (part) => ({ translate: `calc((100cqw - 4rem) * ${part})` }))}
        className="absolute inset-y-1 left-1 z-10 grid w-14 place-items-center rounded-control bg-canvas text-ink"
      >
        <Icon name="arrow-right" size={32} />
      </span>
    </span>
  )
}

/** The native control lies over its picture, unseen: its handle is as large as the drawn one. */
const RANGE = classNames(
  'absolute inset-0 z-20 size-full cursor-grab touch-pan-y appearance-none bg-transparent disabled:cursor-progress',
  '[&::-webkit-slider-thumb]:size-16 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:bg-transparent',
  '[&::-moz-range-thumb]:size-16 [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-transparent',
)
