import { createHash } from 'node:crypto'
import { paymentCopy } from '@mostrador/copy/payment'
import { html, raw } from 'hono/html'
import { no, type Handler } from '../../ground/http/handler.ts'
import { testOf } from '../payment-account/test-from-provider.ts'
import { findAttempt } from './attempt-store.ts'

/** Script of the page; without scripts its button does the same. */
const SCRIPT = 'document.forms[0].submit()'
const SCRIPT_HASH = createHash('sha256').update(SCRIPT).digest('base64')

type Form = { readonly url: string; readonly field: string; readonly token: string }

const pageOf = ({ url, field, token }: Form) =>
  html`<!doctype html>
    <html lang="es">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>${paymentCopy.goingToPay}</title>
      <form method="post" action="${url}">
        <input type="hidden" name="${field}" value="${token}" />
        <p>${paymentCopy.goingToPay}</p>
        <button>${paymentCopy.goOnToPay}</button>
      </form>
      ${raw(`<script>${SCRIPT}</script>`)}
    </html> `

/**
 * Leads to the provider's page; where that takes a posted token, by a form that sends itself to
 * the token's provider alone.
 */
export const openPaymentPage: Handler<'openPaymentPage'> = async ({ database, payments }, { params }) => {
  const { provider: name, attemptId: id } = params
  const attempt = (await findAttempt(database, { id })) ?? (await testOf(database, { provider: name, id }))
  if (!attempt || attempt.providerName !== params.provider) return no('payment-not-found')
  const provider = await payments.open(attempt.providerName, attempt.branchId)
  const { url, token } = attempt
  if (!provider || url === null || token === null) return no('payment-not-found')
  if (provider.tokenField === null) {
    return new Response(null, { status: 303, headers: { location: url, 'cache-control': 'no-store' } })
  }
  const policy = [
    "default-src 'none'",
    `form-action ${new URL(url).origin}`,
    `script-src 'sha256-${SCRIPT_HASH}'`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  return new Response(pageOf({ url, field: provider.tokenField, token }).toString(), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'strict-origin-when-cross-origin',
    },
  })
}
