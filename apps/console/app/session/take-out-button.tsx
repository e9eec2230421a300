import { Button, type ButtonProps } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useState } from 'react'
import { saveFile, takeOutFile } from '../api/take-out-file.ts'
import { sentenceOf } from './use-form.ts'

export type TakeOutButtonProps = Pick<ButtonProps, 'size' | 'icon' | 'busyLabel' | 'children'> & {
  readonly url: string
  readonly nameless: string
  readonly done: string
}

/** Button to save a list as a file, with a toast or the reason of a failure. */
export function TakeOutButton({ url, nameless, done, ...button }: TakeOutButtonProps) {
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  async function take(): Promise<void> {
    setBusy(true)
    setFailure('')
    const taken = await takeOutFile((...asked) => window.fetch(...asked), url, nameless)
    setBusy(false)
    if (!taken.ok) return setFailure(sentenceOf(taken.problem))
    saveFile(taken.data)
    toast({ text: done, tone: 'positive' })
  }

  return (
    <div className="grid gap-4">
      {failure !== '' && (
        <Notice tone="danger" live="alert">
          {failure}
        </Notice>
      )}
      <Button {...button} variant="secondary" busy={busy} onClick={() => void take()} />
    </div>
  )
}
