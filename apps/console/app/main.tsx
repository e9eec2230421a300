import '@mostrador/ui/console-icons'
import { keepFocus } from '@mostrador/ui/keep-focus'
import { Toaster } from '@mostrador/ui/toaster.tsx'
import { whenIdle } from '@mostrador/ui/when-idle'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ApiContext, createApi } from './api/api.ts'
import { createQueryClient, stayAwake } from './api/query-client.ts'
import { keepInstallOffer } from './layout/install-offer.ts'
import { onRememberedElsewhere, remembered } from './layout/remembered.ts'
import { hasUnsaved } from './layout/unsaved.ts'
import { createRoutes } from './routes.tsx'
import { endLeftOpen, mindLeaving } from './session/left-open.ts'
import { isSignIn, pathInConsole, signInPath } from './session/return-path.ts'
import { sessionOver } from './session/session-over.ts'

const queries = createQueryClient()
stayAwake()
keepFocus()
const goOut = (): void => {
  const path = pathInConsole(router.state.location)
  if (isSignIn(path)) return
  // Unsaved work stays, and its author signs in over it.
  if (hasUnsaved()) sessionOver.say()
  else void router.navigate(signInPath(path, true), { replace: true })
}
const api = createApi(goOut, mindLeaving)
const router = createBrowserRouter(createRoutes(api, queries), { basename: '/console' })

/** Milliseconds until sections are loaded in advance; the board is there by then. */
const AT_REST_MS = 5000

keepInstallOffer()

window.addEventListener('online', () => void endLeftOpen(api))
// The windows of a browser have one session: also without a connection none of them stays open.
onRememberedElsewhere('leaving', (value) => value === '1' && goOut())

// A tapped note opens its order in this window, where unsaved work stays.
navigator.serviceWorker?.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
  const { kind, path } = (data ?? {}) as { kind?: unknown; path?: unknown }
  if (kind !== 'open' || typeof path !== 'string' || !path.startsWith('/console/')) return
  ports[0]?.postMessage('here')
  void router.navigate(path.slice('/console'.length))
})

/** Registers this device for notes again, where an earlier session turned them on. */
async function keepNotes(): Promise<void> {
  if (remembered('push')) await (await import('./account/push-device.ts')).keepPushEnabled(api)
}

const bringSections = async (): Promise<void> => (await import('./sections.ts')).prefetchSections()
setTimeout(() => whenIdle(() => void bringSections().catch(() => undefined)), AT_REST_MS)
const keepNotesAtRest = (): unknown =>
  setTimeout(() => whenIdle(() => void keepNotes().catch(() => undefined)), AT_REST_MS)
keepNotesAtRest()
let wasOutside = isSignIn(pathInConsole(router.state.location))
router.subscribe(({ location }) => {
  const isOutside = isSignIn(pathInConsole(location))
  if (wasOutside && !isOutside) keepNotesAtRest()
  wasOutside = isOutside
})

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id "root"')
createRoot(root).render(
  <StrictMode>
    <ApiContext value={api}>
      <QueryClientProvider client={queries}>
        <Toaster>
          <RouterProvider router={router} />
        </Toaster>
      </QueryClientProvider>
    </ApiContext>
  </StrictMode>,
)
