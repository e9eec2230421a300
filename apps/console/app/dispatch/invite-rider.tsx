import { dispatchCopy } from '@mostrador/copy/dispatch'
import { Button } from '@mostrador/ui/button.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { copyText } from '../layout/copy-text.ts'
import { QrPicture } from '../layout/qr-picture.tsx'
import { useWorkplace } from '../workplace/contact-context.ts'

/** Link and QR code with which a rider begins a shift. */
export function InviteRider() {
  const { alias } = useWorkplace().contact
  const toast = useToast()
  const link = `${location.origin}/logistics/${alias}/rider/phoneIntake`

  async function copy(): Promise<void> {
    if (await copyText(link)) toast({ text: dispatchCopy.copied, tone: 'positive' })
    else toast({ text: dispatchCopy.notCopied, tone: 'danger' })
  }

  return (
    <div className="flex flex-wrap items-start gap-4">
      <div className="w-36 max-w-full">
        <QrPicture text={link} label={dispatchCopy.inviteQr} />
      </div>
      <div className="grid min-w-0 grow basis-48 gap-3">
        <p className="text-14">{dispatchCopy.inviteHint}</p>
        <p className="rounded-control border border-line bg-canvas p-3 text-14 wrap-anywhere select-all">
          {link}
        </p>
        <Button variant="secondary" size="small" icon="copy" onClick={() => void copy()}>
          {dispatchCopy.copy}
        </Button>
      </div>
    </div>
  )
}
