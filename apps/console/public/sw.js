// Shows what the server tells a device of staff, and opens the order when somebody taps it. It
// keeps nothing and answers no request: a board out of a cache would be wrong.

/** Where the console is: nothing else is opened. */
const SCOPE = '/console/'

/** How long an open page may take to say that it goes there, in milliseconds. */
const ANSWER_MS = 1500

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

/** Reads a push as a note. Browsers want every push to be shown, so a broken one has defaults. */
function noteOf(data) {
  try {
    const { title, body, path, tag } = data.json()
    if (typeof title === 'string' && title !== '') return { title, body, path, tag }
  } catch {
    // It is shown as what it is: something new.
  }
  return { title: 'Mostrador', body: '', path: SCOPE, tag: 'news' }
}

/** The path of a note, if it is one of the console's. */
function pathOf(data) {
  const path = String(data?.path ?? '')
  const { origin, pathname, search } = new URL(path, self.location.origin)
  const isOurs = origin === self.location.origin && pathname.startsWith(SCOPE)
  return isOurs ? pathname + search : SCOPE
}

self.addEventListener('push', (event) => {
  const { title, body, path, tag } = noteOf(event.data)
  const shown = self.registration.showNotification(title, {
    body,
    tag,
    renotify: true,
    icon: `${SCOPE}icon-192.png`,
    badge: `${SCOPE}badge-96.png`,
    lang: 'es',
    data: { path },
  })
  event.waitUntil(shown)
})

/** Windows of the console, the one that is looked at first. */
async function windows() {
  const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const rank = ({ focused, visibilityState }) => (focused ? 0 : visibilityState === 'visible' ? 1 : 2)
  return all
    .filter(({ url }) => new URL(url).pathname.startsWith(SCOPE))
    .toSorted((one, other) => rank(one) - rank(other))
}

/** Has an open page go there by itself, so that nothing typed is lost; false where none answers. */
function ask(client, path) {
  return new Promise((answered) => {
    const { port1, port2 } = new MessageChannel()
    const over = setTimeout(() => answered(false), ANSWER_MS)
    port1.addEventListener('message', () => {
      clearTimeout(over)
      answered(true)
    })
    port1.start()
    client.postMessage({ kind: 'open', path }, [port2])
  })
}

async function open(path) {
  const [client] = await windows()
  if (!client) return self.clients.openWindow(path)
  await client.focus().catch(() => undefined)
  if (await ask(client, path)) return undefined
  return client.navigate(path).catch(() => self.clients.openWindow(path))
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(pathOf(event.notification.data)))
})
