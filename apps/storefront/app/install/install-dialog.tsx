import { installCopy } from '@mostrador/copy/install'
import { ConfirmDialog } from '@mostrador/ui/confirm-dialog.tsx'
import type { InstallWay } from './install-way.ts'

type InstallDialogProps = {
  readonly name: string
  readonly way: InstallWay
  readonly onAccept: () => void
  readonly onClosed: () => void
}

const TEXTS = { apple: installCopy.onApple, 'other-app': installCopy.inOtherApp } as const

/** Dialog "Instalar", or the steps in the browser's menu. Default export: loaded lazily. */
export default function InstallDialog({ name, way, onAccept, onClosed }: InstallDialogProps) {
  return (
    <ConfirmDialog
      open
      title={installCopy.title}
      confirmLabel={way === 'offer' ? installCopy.install : installCopy.understood}
      cancelLabel={installCopy.notNow}
      onConfirm={onAccept}
      onCancel={onClosed}
    >
      {way === 'offer' ? installCopy.text(name) : TEXTS[way]}
    </ConfirmDialog>
  )
}
