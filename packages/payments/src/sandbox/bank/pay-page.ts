import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { Answer, BankOptions } from './bank.ts'
import { statusAt, type BankPayment, type BankStatus } from './bank-payment.ts'
import type { Notifier } from './notifier.ts'
import { readText } from './read-json.ts'

const STYLE = `
:root { color-scheme: light dark; --line: color-mix(in srgb, currentcolor 20%, transparent) }
* { box-sizing: border-box }
body { font: 1.0625rem/1.5 system-ui, sans-serif; margin: 0; min-height: 100vh; display: grid; grid-template-columns: minmax(0, 1fr); place-items: center; padding: 24px 16px }
main { width: min(27rem, 100%); border: 1px solid var(--line); border-radius: 1rem; padding: 24px }
h1 { font-size: 1rem; font-weight: 600; margin: 0 }
small { display: block; opacity: 0.75 }
.shop { margin: 1.5rem 0 0; overflow-wrap: anywhere }
.amount { font-size: min(2.25rem, 11vw); overflow-wrap: anywhere; font-weight: 700; line-height: 1.2; margin: 0 0 1.5rem }
form { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.75rem }
button, a { font: inherit; font-weight: 600; min-height: 3rem; border-radius: 0.75rem; border: 1px solid var(--line); background: none; color: inherit; cursor: pointer; display: grid; place-items: center; padding: 8px 16px; overflow-wrap: anywhere; text-align: center; text-decoration: none }
button[value=pay] { background: #0b6b3a; border-color: #0b6b3a; color: #fff }
button:hover, a:hover { filter: brightness(1.15) }
:focus-visible { outline: 3px solid #2f7cf6; outline-offset: 2px }
`

const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`

type Html = ReturnType<typeof html>

const moneyOf = ({ amount, currency, mantissa }: BankPayment): string =>
  new Intl.NumberFormat('es-AR', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: mantissa,
    maximumFractionDigits: mantissa,
  }).format(amount / 10 ** mantissa)

/**
 * Returns the address back at the shop, which asks the bank itself: the address carries no news.
 */
function backUrl({ id, returnUrl }: BankPayment): string {
  const url = new URL(returnUrl ?? '')
  url.searchParams.set('checkout', id)
  return url.href
}

function page({ texts }: BankOptions, { body, goesTo }: { body: Html; goesTo?: string }, status = 200) {
  const { title, notice } = texts.page
  const whole = html`<!doctype html>
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
          <small>${notice}</small>${body}
        </main>
      </body>
    </html> `
  const policy = [
    "default-src 'none'",
    `style-src ${STYLE_HASH}`,
    'img-src data:',
    // The shop too, since the bank's own form redirects there.
    `form-action 'self' ${goesTo ?? ''}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return new Response(whole.toString(), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
    },
  })
}

/** Page for a payment that cannot be paid any more: why, and the way back. */
function overPage(parts: BankOptions, payment: BankPayment, why: string): Response {
  return page(parts, {
    body: html`<p>${why}</p>
      <a href="${backUrl(payment)}">${parts.texts.page.back}</a>`,
  })
}

function payPage(parts: BankOptions, payment: BankPayment): Response {
  const { pay, reject, cancel } = parts.texts.page
  const body = html` <p class="shop">${payment.description}</p>
    <p class="amount">${moneyOf(payment)}</p>
    <form method="post">
      <button name="action" value="pay">${pay(moneyOf(payment))}</button>
      <button name="action" value="reject">${reject}</button>
      <button name="action" value="cancel">${cancel}</button>
    </form>`
  return page(parts, { body, goesTo: new URL(payment.returnUrl ?? '').origin })
}

async function checkoutOf({ store }: BankOptions, id: string): Promise<BankPayment | undefined> {
  const payment = await store.byId(id)
  return payment?.returnUrl ? payment : undefined
}

const ACTIONS: Readonly<Record<string, { readonly to: BankStatus; readonly reason: string | null }>> = {
  pay: { to: 'APPROVED', reason: null },
  reject: { to: 'REJECTED', reason: 'other_reason' },
  cancel: { to: 'CANCELED', reason: 'by_payer' },
}

/**
 * Pages of the bank: the diner pays, declines or cancels, once, and goes back to the shop. A page
 * is not offered after its time; a diner who had it open by then may still pay, as at any bank.
 */
export const payPages = (parts: BankOptions, notifier: Notifier): Readonly<Record<string, Answer>> => ({
  'GET checkout/{id}': async (_request, id) => {
    const payment = await checkoutOf(parts, id)
    if (!payment) return page(parts, { body: html`<p>${parts.texts.page.notFound}</p>` }, 404)
    const status = statusAt(payment, parts.now())
    if (status !== 'CREATED') return overPage(parts, payment, parts.texts.page.over[status])
    const isLate = payment.expiresAt !== null && payment.expiresAt <= parts.now()
    return isLate ? overPage(parts, payment, parts.texts.page.expired) : payPage(parts, payment)
  },
  'POST checkout/{id}': async (request, id) => {
    const payment = await checkoutOf(parts, id)
    if (!payment) return page(parts, { body: html`<p>${parts.texts.page.notFound}</p>` }, 404)
    const name = new URLSearchParams(await readText(request)).get('action') ?? ''
    const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined
    if (!action) return payPage(parts, payment)
    if (await parts.store.move(id, { from: 'CREATED', ...action })) notifier.tellLater(payment)
    return new Response(null, { status: 303, headers: { location: backUrl(payment) } })
  },
})
