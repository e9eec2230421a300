import type { Problem } from '@mostrador/contract/problem'
import { pictureCopy } from '@mostrador/copy/picture'
import { problemDetail } from '@mostrador/copy/problem'
import { LARGEST_PICTURE_BYTES } from '@mostrador/domain/picture/picture-limits'
import { useEffect, useRef, useState } from 'react'
import { useWorkplace } from '../workplace/contact-context.ts'
import { sendPicture } from './send-picture.ts'
import type { KeptPicture } from './send-picture.ts'
import { smallerPhoto } from './smaller-photo.ts'

/** A picture on its way, or why it did not arrive. */
export type OnTheWay =
  | { readonly is: 'preparing' }
  | { readonly is: 'sending'; readonly percent: number }
  | { readonly is: 'failed'; readonly sentence: string; readonly mayRetry: boolean }

/** Sends pictures of a field, one at a time. */
export type Upload = {
  readonly now: OnTheWay | undefined
  readonly send: (file: File) => void
  readonly retry: () => void
  /** Forgets what is on its way, or why it did not arrive. */
  readonly stop: () => void
}

/** What may pass by itself: no connection, too many at once, a server that is away. */
const mayPass = ({ status }: Problem): boolean => status === 0 || status === 429 || status >= 500

/** Sends the pictures of a field; `onKept` hears of each that arrived. */
export function useUpload(onKept: (kept: KeptPicture) => void): Upload {
  const { branchId } = useWorkplace().contact
  const [now, setNow] = useState<OnTheWay>()
  const last = useRef<File>(undefined)
  const way = useRef<AbortController>(undefined)
  // What is left behind is not sent to its end.
  useEffect(() => () => way.current?.abort(), [])

  function stop(): void {
    way.current?.abort()
    setNow(undefined)
  }

  async function send(file: File): Promise<void> {
    stop()
    last.current = file
    const { signal } = (way.current = new AbortController())
    const tell = (next: OnTheWay | undefined): void => {
      if (!signal.aborted) setNow(next)
    }
    const failed = (sentence: string, mayRetry: boolean): void => tell({ is: 'failed', sentence, mayRetry })
    tell({ is: 'preparing' })
    const smaller = await smallerPhoto(file)
    if (smaller.size > LARGEST_PICTURE_BYTES) return failed(problemDetail('picture-too-heavy'), false)
    tell({ is: 'sending', percent: 0 })
    const onProgress = (share: number): void => tell({ is: 'sending', percent: Math.round(share * 100) })
    const answer = await sendPicture({ branchId, file: smaller, name: file.name, onProgress, signal })
    if (signal.aborted) return
    if (answer.ok) {
      tell(undefined)
      return onKept(answer.data)
    }
    failed(answer.problem.detail || pictureCopy.failed, mayPass(answer.problem))
  }

  return { now, send: (file) => void send(file), retry: () => last.current && void send(last.current), stop }
}
