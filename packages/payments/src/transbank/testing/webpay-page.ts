import { html } from 'hono/html'

/** A page of Webpay as a browser gets it, with the ways that lead from it. */
export type WebpayPage = {
  readonly token: string
  readonly amount: number
  readonly returnUrl: string
  /** Fields that are posted to the shop when the diner presses "Anular". */
  readonly aborted: URLSearchParams
  /** Where the page goes by itself when its time is over. */
  readonly timedOutUrl: string
}

const hidden = (fields: Iterable<readonly [string, string]>) =>
  Array.from(fields, ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)

/**
 * The page where the diner gives a card: two ends that go back by a link, "Anular", which posts a
 * form to the shop from here, and the end of its time. Source: Transbank's documentation of the
 * return of Webpay Plus.
 */
export function webpayPage({ token, amount, returnUrl, aborted, timedOutUrl }: WebpayPage): Response {
  const end = (how: string, label: string) =>
    html`<form method="post" action="/webpayserver/end">
      ${hidden([
        ['token_ws', token],
        ['how', how],
      ])}<button>${label}</button>
    </form>`
  const page = html`<!doctype html>
    <html lang="es">
      <head>
        <meta charset="utf-8" />
        <title>Webpay</title>
        <link rel="icon" href="data:," />
      </head>
      <body>
        <main>
          <h1>Webpay</h1>
          <p>$${amount}</p>
          ${end('pays', 'Pagar')} ${end('declined', 'Rechazar')}
          <form method="post" action="${returnUrl}">${hidden(aborted)}<button>Anular</button></form>
          <a href="${timedOutUrl}">Se acabó el tiempo</a>
        </main>
      </body>
    </html>`
  return new Response(page.toString(), { headers: { 'content-type': 'text/html; charset=utf-8' } })
}
