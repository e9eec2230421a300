import { renderToReadableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { apiContext } from './api.ts'
import css from './app.css?inline'
import wholeSheet from './app.css?url'
import { pageSheetOf } from './frame/page-sheet.ts'
import { waitForPaint } from './frame/start-after-paint.ts'
import { Menus } from './place/menus.ts'
import { Nonce } from './nonce.ts'

type Page = readonly [status: number, headers: Headers, entry: EntryContext, context: RouterContextProvider]

/** Built sheets alone are minified, as `pageSheetOf` reads them. */
const pageSheet = import.meta.env.PROD ? pageSheetOf(css) : undefined

/**
 * Writes of the pages' sheet what this page draws, after the tenant's, which stands outside of all
 * layers; the scripts bring the whole (`data-sheet`). React passes over both.
 */
function withOwnSheet(html: string): string {
  if (!pageSheet) return html
  const later = `<link rel="preload" as="fetch" crossorigin="anonymous" href="${wholeSheet}" data-sheet=""/>`
  return html.replace(
    /<style([^>]*) data-tenant=""[^>]*>[^<]*<\/style>/,
    (tenant, nonce: string) => `${tenant}<style${nonce}>${pageSheet(html)}</style>${later}`,
  )
}

/**
 * Renders the whole document before it answers: nothing in these pages is streamed, and kept pages
 * are compressed whole.
 */
export default async function renderPage(
  request: Request,
  ...[status, headers, entry, context]: Page
): Promise<Response> {
  const { nonce, menus } = context.get(apiContext)
  let failure: unknown
  const body = await renderToReadableStream(
    <Nonce value={nonce}>
      <Menus value={menus}>
        <ServerRouter context={entry} url={request.url} {...(nonce && { nonce })} />
      </Menus>
    </Nonce>,
    {
      ...(nonce && { nonce }),
      signal: request.signal,
      // Renders each part in its place, so that no script has to put it there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error: unknown) => {
        failure = error
      },
    },
  )
  await body.allReady
  const answered = failure ? 500 : status
  if (answered !== 200) {
    headers.delete('x-page-cache')
    headers.delete('x-page-tag')
  }
  headers.set('content-type', 'text/html; charset=utf-8')
  const html = waitForPaint(withOwnSheet(await new Response(body).text()))
  return new Response(request.method === 'HEAD' ? null : html, { status: answered, headers })
}
