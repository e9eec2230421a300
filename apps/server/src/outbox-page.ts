import type { KeptMessage } from '@mostrador/api/ground/message/sent-message-store'
import { outboxCopy } from '@mostrador/copy/outbox'
import { html, raw } from 'hono/html'
import type { Config } from './config.ts'
import { inlineDigest } from './pages/content-security-policy.ts'

const STYLE = `
  :root { color-scheme: light dark }
  body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 44rem; padding: 1.5rem 1rem }
  h1 { font-size: 1.75rem; margin: 0 }
  h2 { font-size: 1rem; margin: 0.5rem 0 0 }
  p { margin: 0.25rem 0 1.5rem }
  ol { display: grid; gap: 1rem; list-style: none; margin: 0; padding: 0 }
  li { border: 1px solid color-mix(in srgb, currentcolor 25%, transparent); border-radius: 0.75rem; padding: 1rem }
  header { display: flex; flex-wrap: wrap; gap: 0 0.75rem; justify-content: space-between }
  blockquote { margin: 0.5rem 0 0; overflow-wrap: anywhere; white-space: pre-wrap }
  a { color: inherit; display: inline-block; min-height: 2.75rem }
`

/** Escapes the text of a message and turns its links into anchors. */
const withLinks = (text: string) =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, at) => (at % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))

const item = ({ branchName, kind, to, subject, text, at }: KeptMessage) =>
  html` <li>
    <header><strong>${branchName}</strong> <span>${outboxCopy.to(to)}</span></header>
    <small>${kind} · <time>${at.toISOString()}</time></small>
    ${subject === null ? '' : html`<h2>${subject}</h2>`}
    <blockquote>${withLinks(text)}</blockquote>
  </li>`

/**
 * Whether the outbox is open to every caller. Messages of others may be read only where the
 * product is tried out on the own machine: in development, or with the demo while it listens there
 * alone without a public address; elsewhere only when set.
 */
export function isOutboxShown(
  config: Pick<Config, 'messaging' | 'smtp' | 'showOutbox' | 'production' | 'isTryout'>,
  hasDemo: boolean,
): boolean {
  if (config.messaging.name !== 'outbox' && config.smtp) return false
  return config.showOutbox ?? ((hasDemo || !config.production) && config.isTryout)
}

/** Page of the outbox: newest messages first, with working links. */
export function outboxPage(messages: readonly KeptMessage[]): Response {
  const { title, hint, empty } = outboxCopy
  const list =
    messages.length > 0
      ? html`<ol>
          ${messages.map(item)}
        </ol>`
      : html`<p>${empty}</p>`
  const page = html`<!doctype html>
    <html lang="es">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        ${raw(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${hint}</p>
          ${list}
        </main>
      </body>
    </html>`
  return new Response(page.toString(), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src ${inlineDigest(STYLE)}; img-src data:`,
    },
  })
}
