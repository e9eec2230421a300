import { createHash } from 'node:crypto'
import { backSoonCopy } from '@mostrador/copy/back-soon'
import { html, raw } from 'hono/html'

const AGAIN_SECONDS = 10

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;box-sizing:border-box;' +
  'font:16px/1.5 system-ui,sans-serif;text-align:center;color:#1c1c1c;background:#fff}' +
  'main{max-width:28rem}h1{font-size:1.375rem;margin:0 0 .5rem}p{margin:0 0 1.25rem}' +
  'a{display:inline-block;padding:.75rem 1.25rem;border:1px solid;border-radius:8px;color:inherit}' +
  '@media (prefers-color-scheme:dark){body{color:#f4f4f4;background:#141414}}'

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

const pageOf = (title: string, hint: string, seconds: number): string =>
  html`<!doctype html>
    <html lang="es">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <meta http-equiv="refresh" content="${seconds}" />
      <title>${title}</title>
      ${raw(`<style>${STYLE}</style>`)}
      <main>
        <h1>${title}</h1>
        <p role="status">${hint}</p>
        <a href="">${backSoonCopy.retry}</a>
      </main>
    </html> `.toString()

const headersOf = (seconds: number) => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'retry-after': String(seconds),
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; frame-ancestors 'none'`,
})

/**
 * Page of a 503: the database is away, or too many pages are asked for. It reloads by itself, and
 * needs neither scripts nor the brand, which could be away as well.
 */
export const backSoonPage = (method: string): Response =>
  new Response(method === 'HEAD' ? null : pageOf(backSoonCopy.title, backSoonCopy.hint, AGAIN_SECONDS), {
    status: 503,
    headers: headersOf(AGAIN_SECONDS),
  })

/** Page of a 429, for a diner who had too many pages made, until so many seconds have passed. */
export const tooManyPages = (method: string, seconds: number): Response =>
  new Response(
    method === 'HEAD' ? null : pageOf(backSoonCopy.tooManyTitle, backSoonCopy.tooManyHint, seconds),
    {
      status: 429,
      headers: headersOf(seconds),
    },
  )

/** Empty 503 for a page's data, which a script asks for. */
export const backSoonData = (): Response =>
  new Response(null, {
    status: 503,
    headers: { 'cache-control': 'no-store', 'retry-after': String(AGAIN_SECONDS) },
  })
