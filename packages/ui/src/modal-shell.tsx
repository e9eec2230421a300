import { Dialog as Base } from '@base-ui/react/dialog'
import { useRef, type ReactNode, type RefObject, type PointerEvent } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { useBackCloses } from './use-back-closes.ts'

export type ModalProps = {
  open: boolean
  /** Called by close button, Escape, Back, backdrop or swipe; the owner sets `open` to false. */
  onClose: () => void
  /** Called after the closing animation of 190 ms, as to leave a route. */
  onClosed?: () => void
  title: string
  /** Keeps the title for screen readers alone, where the content draws it, as over a picture. */
  titleHidden?: boolean
  description?: ReactNode
  closeLabel: string
  /** Picture up to the edges, above the title, on a desk beside it. */
  media?: ReactNode
  /** Stays within reach of the thumb under long content. */
  footer?: ReactNode
  /** False disables Escape, backdrop and close button: only its own buttons close it. */
  dismissible?: boolean
  /**
   * Lets Back leave the page, for a layer that has a history entry: a sheet that is a page of its
   * own, a question about leaving. Otherwise Back closes it.
   */
  backLeaves?: boolean
  /** First focus; by default the first field on a desk, the box itself on a touch screen. */
  initialFocus?: RefObject<HTMLElement | null>
  children?: ReactNode
}

type ModalShellProps = ModalProps & {
  viewportClass: string
  popupClass: string
  /** Lets the head be dragged down to close. */
  swipes: boolean
}

/** Shell of a modal: backdrop, focus trap, scroll lock, head, scrolling body and foot. */
export function ModalShell(props: ModalShellProps) {
  const { open, onClose, onClosed, dismissible = true, initialFocus, footer, media, swipes } = props
  useBackCloses(open && !props.backLeaves, () => dismissible && onClose())
  const popup = useRef<HTMLDivElement>(null)
  const swipe = useSwipeToClose(popup, { enabled: swipes && dismissible, onClose })
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => !next && dismissible && onClose()}
      onOpenChangeComplete={(next) => !next && onClosed?.()}
      disablePointerDismissal={!dismissible}
    >
      <Base.Portal>
        {/* Also over another dialog: the one below cannot be pressed and should look it. */}
        <Base.Backdrop forceRender className={BACKDROP} />
        <Base.Viewport className={classNames('fixed inset-0 z-50 flex justify-center', props.viewportClass)}>
          <Base.Popup
            ref={popup}
            data-modal
            initialFocus={initialFocus}
            className={classNames(POPUP, props.popupClass, media ? 'modal-with-media' : '')}
          >
            {swipes && dismissible && <Grabber />}
            <div {...swipe} className={classNames('relative shrink-0', swipes && 'max-md:touch-none')}>
              {media}
              <ModalHead {...props} />
            </div>
            <div
              className={classNames(
                'min-h-0 grow overflow-y-auto overscroll-contain px-5',
                !footer && 'pb-safe-5',
              )}
            >
              {props.children}
            </div>
            {footer && (
              <div className="shrink-0 border-t border-line px-5 pt-3 pb-safe-3 md:pb-4">{footer}</div>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

/** Title and close button; over a picture the button floats and the title comes below it. */
function ModalHead(props: ModalShellProps) {
  const { title, titleHidden = false, description, closeLabel, media, dismissible = true } = props
  const heading = <Base.Title className={titleHidden ? 'sr-only' : 'text-22 font-bold'}>{title}</Base.Title>
  const text = description && (
    <Base.Description className="mt-1 text-16 text-muted">{description}</Base.Description>
  )
  const close = dismissible && (
    <Base.Close
      render={
        <IconButton
          icon="close"
          label={closeLabel}
          variant={media ? 'floating' : 'plain'}
          className={media ? 'absolute top-3 right-3' : '-mt-2 -mr-2.5'}
        />
      }
    />
  )
  return (
    <div className={classNames('flex items-start gap-3 px-5', titleHidden && media ? 'pt-4' : 'pt-5 pb-3')}>
      <div className="min-w-0 grow">
        {heading}
        {text}
      </div>
      {close}
    </div>
  )
}

function Grabber() {
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute top-2 left-1/2 z-10 h-1 w-9 -translate-x-1/2 rounded-full bg-line-strong opacity-60 md:hidden"
    />
  )
}

const BACKDROP = classNames(
  'fixed inset-0 z-50 bg-scrim transition-opacity duration-enter',
  'data-starting-style:opacity-0 data-ending-style:opacity-0 data-ending-style:duration-exit',
)

const POPUP = classNames(
  'relative flex w-full flex-col overflow-clip bg-raised text-ink shadow-float outline-none',
  'transition-[opacity,translate,scale] duration-enter data-ending-style:duration-exit',
)

/** Pixels of a tap; a longer move is a drag. */
const SLACK = 8
/** Part of the height, and speed in px per ms, beyond which a release closes it. */
const FAR = 0.3
const FAST = 0.5

type Swipe = { startY: number; startedAt: number; dragging: boolean }

/**
 * Lets a finger drag a sheet down by its head to close it. The distance is written to `--drag` of
 * the sheet, whose style translates it, so that the closing animation continues from there. A
 * mouse does not drag; keyboards and screen readers have the close button.
 */
function useSwipeToClose(
  sheet: RefObject<HTMLElement | null>,
  options: { enabled: boolean; onClose: () => void },
) {
  const swipe = useRef<Swipe | null>(null)

  function onPointerDown(event: PointerEvent): void {
    if (!options.enabled || event.pointerType === 'mouse') return
    swipe.current = { startY: event.clientY, startedAt: event.timeStamp, dragging: false }
  }

  function onPointerMove(event: PointerEvent): void {
    if (!swipe.current || !sheet.current) return
    const way = event.clientY - swipe.current.startY
    if (!swipe.current.dragging) {
      if (way < SLACK) return
      swipe.current.dragging = true
      event.currentTarget.setPointerCapture(event.pointerId)
      sheet.current.toggleAttribute('data-dragging', true)
    }
    sheet.current.style.setProperty('--drag', `${Math.max(0, way)}px`)
  }

  function onPointerUp(event: PointerEvent): void {
    const ended = swipe.current
    swipe.current = null
    if (!ended?.dragging || !sheet.current) return
    sheet.current.toggleAttribute('data-dragging', false)
    const way = event.clientY - ended.startY
    const speed = way / Math.max(1, event.timeStamp - ended.startedAt)
    const lets = event.type === 'pointerup' && (way > sheet.current.offsetHeight * FAR || speed > FAST)
    if (lets) options.onClose()
    else sheet.current.style.removeProperty('--drag')
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp }
}
