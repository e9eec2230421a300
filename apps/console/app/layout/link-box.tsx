import { staffAccountCopy } from '@mostrador/copy/staff-account'
import { Button } from '@mostrador/ui/button.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { copyText } from './copy-text.ts'

export type LinkBoxProps = {
  readonly title: string
  /** Its reader, and until when it is good. */
  readonly hint: string
  readonly url: string
  readonly onClose: () => void
}

/** Box with a link to hand over; it is shown only once. */
export function LinkBox({ title, hint, url, onClose }: LinkBoxProps) {
  const toast = useToast()
  async function copy(): Promise<void> {
    if (await copyText(url)) toast({ text: staffAccountCopy.linkCopied, tone: 'positive' })
    else toast({ text: staffAccountCopy.notCopied, tone: 'danger' })
  }
  return (
    <section className="grid gap-2 rounded-control bg-sunken p-4">
      <h3 className="font-semibold">{title}</h3>
      <p className="text-14 text-muted">{hint}</p>
      <p className="font-mono text-14 wrap-anywhere select-all">{url}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" icon="copy" onClick={() => void copy()}>
          {staffAccountCopy.linkCopy}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          {staffAccountCopy.linkDone}
        </Button>
      </div>
    </section>
  )
}
