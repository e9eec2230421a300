import { ToastContext, useToast } from '@mostrador/ui/use-toast'
import { Suspense, use } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { expect, test } from 'vitest'
import { openPage } from './browser-page.ts'
import { pageAround } from './page-around.tsx'
import { doing, renderHook } from './render-hook.tsx'

test('a hook is drawn in a browser where another test drew its context as a server', async () => {
  openPage()
  const { wrap, toasts } = pageAround()
  const box = { show: () => undefined, deliver: () => () => undefined }
  const served = await renderToReadableStream(<ToastContext value={box}>served</ToastContext>)
  expect(await new Response(served).text()).toBe('served')
  const { now } = await renderHook(useToast, { props: undefined, wrap })
  await doing(() => now()({ text: 'drawn' }))
  expect(toasts).toEqual([{ text: 'drawn' }])
})

test('a page drawn late by the server surrounds no hook', async () => {
  openPage()
  const box = { show: () => undefined, deliver: () => () => undefined }
  const late = new Promise<string>((resolve) => setImmediate(() => resolve('served')))
  const Late = () => use(late)
  const page = (
    <ToastContext value={box}>
      <Suspense>
        <Late />
      </Suspense>
    </ToastContext>
  )
  expect(await new Response(await renderToReadableStream(page)).text()).toContain('served')
  const { now } = await renderHook(() => use(ToastContext), { props: undefined })
  expect(now()).toBeNull()
})
