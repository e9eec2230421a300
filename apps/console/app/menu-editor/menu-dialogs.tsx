import { Suspense, useCallback, useState, type ReactNode } from 'react'
import { brought } from '../layout/brought.ts'
import { AskContext, type Asked, type DialogShell } from './menu-asking.ts'

const RemoveDialog = brought(() => import('./remove-dialog.tsx'))
const MoveDialog = brought(() => import('./move-dialog.tsx'))
const GroupsDialog = brought(() => import('./groups-dialog.tsx'))
const PlatesDialog = brought(() => import('./plates-dialog.tsx'))
const ContactDialog = brought(() => import('./contact-dialog.tsx'))
const MenusDialog = brought(() => import('./menus-dialog.tsx'))

type MenuDialogsProps = {
  /** Called when the things that were asked about are removed. */
  readonly onRemoved: (keys: readonly string[]) => void
  readonly children: ReactNode
}

/** Dialogs of the editor and its sheets, each loaded when it is asked for. */
export function MenuDialogs({ onRemoved, children }: MenuDialogsProps) {
  const [asked, setAsked] = useState<Asked>()
  const [isOpen, setIsOpen] = useState(false)
  const ask = useCallback((next: Asked): void => {
    setAsked(next)
    setIsOpen(true)
  }, [])
  const shell = {
    open: isOpen,
    onClose: () => setIsOpen(false),
    onClosed: () => setAsked(undefined),
  }
  return (
    <AskContext value={ask}>
      {children}
      <Suspense>{asked && <Dialog asked={asked} shell={shell} onRemoved={onRemoved} />}</Suspense>
    </AskContext>
  )
}

type AskedProps = {
  readonly asked: Asked
  readonly shell: DialogShell
  readonly onRemoved: MenuDialogsProps['onRemoved']
}

function Dialog({ asked, shell, onRemoved }: AskedProps) {
  switch (asked.kind) {
    case 'remove':
      return <RemoveDialog removed={asked.removed} onRemoved={onRemoved} {...shell} />
    case 'move':
      return <MoveDialog keys={asked.keys} {...shell} />
    case 'groups':
      return <GroupsDialog keys={asked.keys} {...shell} />
    case 'local':
      return <ContactDialog plateKey={asked.key} {...shell} />
    case 'plates-of-group':
    case 'placed':
      return <PlatesDialog asked={asked} {...shell} />
    default:
      return <MenusDialog {...shell} />
  }
}
