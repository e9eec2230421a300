import { createClient } from '@mostrador/contract/client'
import type { Fetch, Result } from '@mostrador/contract/client'
import type { Answer } from '@mostrador/contract/endpoint'
import type { Endpoints } from '@mostrador/contract/endpoints'
import { uploadPicture } from '@mostrador/contract/routes'

/** A picture that the server kept. */
export type KeptPicture = Answer<Endpoints['uploadPicture']>

/** What is sent, and who hears of its way: shares of what went out. */
type Sending = {
  readonly branchId: string
  readonly file: Blob
  readonly name: string
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

/**
 * Sends a picture, and tells how much of it went out, which `fetch` does not know. A broken
 * connection is an answer, as with every call.
 */
export const sendPicture = (sending: Sending): Promise<Result<KeptPicture>> =>
  createClient(fetchTelling(sending), { uploadPicture }).uploadPicture({
    params: { id: sending.branchId },
    query: { name: sending.name },
    // The name travels in the address.
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
