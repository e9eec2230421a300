import { menuEditorCopy } from '@mostrador/copy/menu-editor'
import { ActionMenu, type Action } from '@mostrador/ui/action-menu.tsx'
import { IconButton } from '@mostrador/ui/icon-button.tsx'
import { Sheet } from '@mostrador/ui/sheet.tsx'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useOutletContext } from 'react-router'
import { useSheets } from './editor-address.ts'

export type PanelFrameProps = {
  readonly title: string
  readonly actions?: readonly (Action | false)[]
  /** Whether there are unsaved changes: closing asks then. */
  readonly isDirty: boolean
  /** Closes the sheet on a phone after saving; beside the list it stays open. */
  readonly isDone: boolean
  readonly children: ReactNode
}

/**
 * Frame of a thing's sheet: a column beside the list on a desk, over it elsewhere. With unsaved
 * changes it keeps its kind when a tablet is turned, since the other kind would start empty.
 */
export function PanelFrame(props: PanelFrameProps) {
  const { isBeside: hasRoom } = useOutletContext<{ readonly isBeside: boolean }>()
  const [isBeside, setIsBeside] = useState(hasRoom)
  if (isBeside !== hasRoom && !props.isDirty) setIsBeside(hasRoom)
  return isBeside ? <SidePanel {...props} /> : <SheetPanel {...props} />
}

function SidePanel({ title, actions = [], children }: PanelFrameProps) {
  const { leave } = useSheets()
  const box = useRef<HTMLElement>(null)
  const head = useRef<HTMLHeadingElement>(null)
  // The heading takes the focus, so that keyboard users go on inside.
  useEffect(() => head.current?.focus({ preventScroll: true }), [])
  useEscape(box, leave)
  return (
    <aside
      ref={box}
      aria-label={title}
      className="flex w-[27rem] shrink-0 flex-col border-l border-line bg-raised max-xl:fixed max-xl:inset-0 max-xl:z-30 max-xl:w-auto"
    >
      <div className="flex items-start gap-1 px-5 pt-4 pb-2">
        <h2
          ref={head}
          tabIndex={-1}
          className="min-w-0 grow pt-1.5 text-22 font-bold outline-none wrap-anywhere"
        >
          {title}
        </h2>
        <ActionMenu label={menuEditorCopy.actionsOf(title)} actions={actions} />
        <IconButton icon="close" label={menuEditorCopy.close} onClick={leave} className="-mr-2.5" />
      </div>
      <div className="relative flex min-h-0 grow flex-col overflow-y-auto px-5 pb-safe-5">{children}</div>
    </aside>
  )
}

/** Escape closes the column as it does a sheet. */
function useEscape(box: RefObject<HTMLElement | null>, leave: () => void): void {
  useEffect(() => {
    const { current } = box
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) leave()
    }
    current?.addEventListener('keydown', press)
    return () => current?.removeEventListener('keydown', press)
  }, [box, leave])
}

function SheetPanel({ title, actions = [], isDirty, isDone, children }: PanelFrameProps) {
  const { leave } = useSheets()
  const [isOpen, setIsOpen] = useState(true)
  return (
    <Sheet
      backLeaves
      open={isOpen && !isDone}
      // Closing with unsaved changes leaves the page, and its guard asks.
      onClose={() => (isDirty ? leave() : setIsOpen(false))}
      onClosed={leave}
      title={title}
      closeLabel={menuEditorCopy.close}
    >
      <div className="flex justify-end empty:hidden">
        <ActionMenu label={menuEditorCopy.actionsOf(title)} actions={actions} />
      </div>
      {children}
    </Sheet>
  )
}
