import { createClient, type Fetch, type Result } from '@mostrador/contract/client'
import type { Answer } from '@mostrador/contract/endpoint'
import type { Endpoints } from '@mostrador/contract/endpoints'
import type { Problem } from '@mostrador/contract/problem'
import { uploadPicture } from '@mostrador/contract/routes'
import { pictureCopy } from '@mostrador/copy/picture'
import { problemDetail } from '@mostrador/copy/problem'
import { LARGEST_PICTURE_BYTES } from '@mostrador/domain/picture/picture-limits'
import { useWorkplace } from '../workplace/contact-context.ts'
import { smallerPhoto } from './smaller-photo.ts'
import { useEffect, useRef, useState } from 'react'
import { whyRefused } from '../api/why-refused.ts'

export type KeptPicture = Answer<Endpoints['uploadPicture']>

/** Photo to send; `onProgress` gets the share sent, 0 to 1. */
type Sending = {
  readonly branchId: string
  readonly file: Blob
  readonly name: string
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

/** Result of sending a photo: kept, or a sentence on why not. */
export type SentPhoto =
  | { readonly ok: true; readonly kept: KeptPicture }
  | { readonly ok: false; readonly sentence: string; readonly mayRetry: boolean }

/** Whether a retry may succeed: no connection, too many requests, or a server fault. */
const mayPass = ({ status }: Problem): boolean => status === 0 || status === 429 || status >= 500

/**
 * Reduces a heavy photo and sends it. `onProgress` gets 0 when sending begins; a failure comes
 * with a sentence for people.
 */
export async function sendPhoto(file: File, sending: Omit<Sending, 'file' | 'name'>): Promise<SentPhoto> {
  const smaller = await smallerPhoto(file)
  if (smaller.size > LARGEST_PICTURE_BYTES)
    return { ok: false, sentence: problemDetail('picture-too-heavy'), mayRetry: false }
  sending.onProgress(0)
  const answer = await sendPicture({ ...sending, file: smaller, name: file.name })
  if (answer.ok) return { ok: true, kept: answer.data }
  const { problem } = answer
  return { ok: false, sentence: whyRefused(problem) || pictureCopy.failed, mayRetry: mayPass(problem) }
}

/** Sends a picture with progress, which `fetch` lacks; failures are answers. */
const sendPicture = (sending: Sending): Promise<Result<KeptPicture>> =>
  createClient(fetchTelling(sending), { uploadPicture }).uploadPicture({
    params: { id: sending.branchId },
    query: { name: sending.name },
    // The name is in the query.
    body: new File([sending.file], ''),
  })

const fetchTelling =
  ({ onProgress, signal }: Pick<Sending, 'onProgress' | 'signal'>): Fetch =>
  (url, { method = 'POST', headers, body } = {}) =>
    new Promise((resolve, reject) => {
      const call = new XMLHttpRequest()
      const fail = (): void => reject(new TypeError('Failed to send'))
      call.open(method, url)
      new Headers(headers).forEach((value, name) => call.setRequestHeader(name, value))
      call.responseType = 'text'
      call.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0))
      call.addEventListener('load', () => {
        const type = call.getResponseHeader('content-type') ?? ''
        resolve(new Response(call.responseText, { status: call.status, headers: { 'content-type': type } }))
      })
      for (const ending of ['error', 'abort', 'timeout'] as const) call.addEventListener(ending, fail)
      signal.addEventListener('abort', () => call.abort())
      if (signal.aborted) fail()
      else call.send(body as Blob)
    })

/** Picture in progress, or why it failed. */
export type OnTheWay =
  | { readonly is: 'preparing' }
  | { readonly is: 'sending'; readonly percent: number }
  | { readonly is: 'failed'; readonly sentence: string; readonly mayRetry: boolean }

export type Upload = {
  readonly now: OnTheWay | undefined
  readonly send: (file: File) => void
  readonly retry: () => void
  /** Cancels the upload, or forgets its failure. */
  readonly stop: () => void
}

/** Sends the pictures of a field; calls `onKept` for each that the server keeps. */
export function useUpload(onKept: (kept: KeptPicture) => void): Upload {
  const { branchId } = useWorkplace().contact
  const [now, setNow] = useState<OnTheWay>()
  const last = useRef<File>(undefined)
  const way = useRef<AbortController>(undefined)
  // Leaving the page aborts the upload.
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
    tell({ is: 'preparing' })
    const onProgress = (share: number): void => tell({ is: 'sending', percent: Math.round(share * 100) })
    const sent = await sendPhoto(file, { branchId, onProgress, signal })
    if (signal.aborted) return
    if (!sent.ok) return tell({ is: 'failed', sentence: sent.sentence, mayRetry: sent.mayRetry })
    tell(undefined)
    onKept(sent.kept)
  }

  return { now, send: (file) => void send(file), retry: () => last.current && void send(last.current), stop }
}
