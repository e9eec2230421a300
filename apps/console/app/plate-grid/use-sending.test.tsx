import { expect, test, vi } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'
import { silentApi } from '../testing/draw.tsx'
import { doing, renderHook } from '../testing/render-hook.tsx'
import { useSending } from './use-sending.ts'

/** Uploads on their way, each with what ends it. */
const uploads: ((status: number) => Promise<void>)[] = []

class Upload extends EventTarget {
  readonly upload = new EventTarget()
  status = 0
  responseText = ''
  open(): void {}
  setRequestHeader(): void {}
  abort(): void {}
  getResponseHeader = (): string => 'application/json'
  send(): void {
    uploads.push((status) =>
      doing(() => {
        this.status = status
        this.responseText = JSON.stringify({ key: 'k', url: '/k', status, code: 'refused', detail: 'No.' })
        this.dispatchEvent(new Event('load'))
      }),
    )
  }
}

const picture = (id: string) => ({ id, name: id, file: new File(['x'], id, { type: 'image/png' }) })

test('a picture on its way does not count as sent', async () => {
  vi.stubGlobal('XMLHttpRequest', Upload)
  const now = await renderHook(useSending, { api: silentApi, queries: createQueryClient() })
  await doing(() => void now().send(['a.png', 'b.png', 'c.png'].map(picture)))
  expect([uploads.length, now().progress]).toEqual([2, { done: 0, all: 3 }])
  await uploads[0]?.(200)
  expect([uploads.length, now().progress]).toEqual([3, { done: 1, all: 3 }])
  await uploads[1]?.(200)
  expect(now().progress).toEqual({ done: 2, all: 3 })
  await uploads[2]?.(200)
  expect([now().progress, now().sent.size]).toEqual([undefined, 3])
})
