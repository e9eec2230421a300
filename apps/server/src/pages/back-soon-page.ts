import { createHash } from 'node:crypto'
import { layoutCopy } from '@mostrador/copy/layout'

/** After how many seconds the page asks again by itself. */
const AGAIN_SECONDS = 10

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;box-sizing:border-box;' +
  'font:16px/1.5 system-ui,sans-serif;text-align:center;color:#1c1c1c;background:#fff}' +
  'main{max-width:28rem}h1{font-size:1.375rem;margin:0 0 .5rem}p{margin:0 0 1.25rem}' +
  'a{display:inline-block;padding:.75rem 1.25rem;border:1px solid;border-radius:8px;color:inherit}' +
  '@media (prefers-color-scheme:dark){body{color:#f4f4f4;background:#141414}}'

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

const PAGE = `<!doctype html>
<html lang="es">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${AGAIN_SECONDS}">
<title>${layoutCopy.backSoonTitle}</title>
<style>${STYLE}</style>
<main>
<h1>${layoutCopy.backSoonTitle}</h1>
<p role="status">${layoutCopy.backSoonHint}</p>
<a href="">${layoutCopy.retry}</a>
</main>
</html>
`

/**
 * What people see while the database is away: it says so, and asks again by itself. It needs nothing that could be
 * away as well, neither scripts nor the brand.
 */
export const backSoonPage = (method: string): Response =>
  new Response(method === 'HEAD' ? null : PAGE, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(AGAIN_SECONDS),
      'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; frame-ancestors 'none'`,
    },
  })

/** The same for a page's data, which a script asks for and nobody reads: empty, for another time. */
export const backSoonData = (): Response =>
  new Response(null, {
    status: 503,
    headers: { 'cache-control': 'no-store', 'retry-after': String(AGAIN_SECONDS) },
  })
