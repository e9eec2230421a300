import type { MenuInfo } from '@mostrador/contract/menu/menu-schema'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { tell } from './frame/bus.ts'
import { browserApi } from './api.ts'
import { endEarlyTouch } from './frame/early-touch.ts'

/** How long to wait before asking again for a menu that did not come. */
const RETRY_MS = [1000, 4000, 10_000]

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function fetchMenu(url: string): Promise<MenuInfo | undefined> {
  const response = await fetch(url).catch(() => undefined)
  return response?.ok ? ((await response.json()) as MenuInfo) : undefined
}

/**
 * Brings the menu that the document was drawn from; the head has preloaded it, so it is mostly
 * there before the scripts are. Answers false when it does not come: the page then stays as the
 * server wrote it, with links that work.
 */
async function bringMenu(): Promise<boolean> {
  const preload = document.querySelector<HTMLLinkElement>('link[data-menu]')
  if (!preload) return true
  for (const wait of [0, ...RETRY_MS]) {
    await pause(wait)
    const menu = await fetchMenu(preload.href)
    if (menu) {
      browserApi.menus.set(preload.dataset.menu ?? menu.hash, menu)
      return true
    }
  }
  return false
}

// What a loyalty partner's link brings is taken out of the address before the router, or anybody
// else, reads it.
if (/[?&](externalUserId|userToken)=/.test(location.search)) {
  await import('./loyalty/external-user.ts').then(({ takeExternalUser }) => takeExternalUser())
}
// What somebody is trying in the console is shown, and takes no order.
if (browserApi.preview)
  await import('./branding/guard-preview.ts').then(({ guardPreview }) => guardPreview(browserApi.preview))
// Browsers offer it once, and soon: the page asks for it later, at a better moment.
addEventListener('beforeinstallprompt', (offer) => {
  offer.preventDefault()
  tell({ kind: 'installable', offer })
})

// What nobody caught is told to those who can mend it; how is brought when there is something.
for (const kind of ['error', 'unhandledrejection'] as const)
  addEventListener(kind, (event) => {
    import('./frame/report-crash.ts').then(({ reportCrash }) => reportCrash(event)).catch(() => undefined)
  })

if (await bringMenu()) {
  endEarlyTouch()
  // React leaves the attributes of what it takes over as they are.
  document.documentElement.dataset.awake = ''
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
}
