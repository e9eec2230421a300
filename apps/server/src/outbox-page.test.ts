import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { isOutboxShown, outboxPage } from './outbox-page.ts'
import { inlineDigest } from './pages/content-security-policy.ts'

const message = {
  branchName: 'Ombú <Palermo>',
  kind: 'abandoned-cart',
  to: '5491123456789',
  subject: null,
  text: 'Tu pedido <b>espera</b>\nhttp://localhost:3000/menu/x?phone=%2B54&abandoned=true',
  at: new Date('2026-11-20T15:00:00.000Z'),
}

test('a message is text, and its link can be followed', async () => {
  const html = await outboxPage([message]).text()
  expect(html).toContain('Ombú &lt;Palermo&gt;')
  expect(html).toContain('Tu pedido &lt;b&gt;espera&lt;/b&gt;')
  expect(html).toContain('href="http://localhost:3000/menu/x?phone=%2B54&amp;abandoned=true"')
})

test('an attribute cannot be left, and nothing but http is a link', async () => {
  const text = 'https://x.test/"onclick="alert(1) javascript:alert(1)'
  const html = await outboxPage([{ ...message, text }]).text()
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html).toContain('href="https://x.test/&quot;onclick=&quot;alert(1)"')
})

test('lines of a message stay lines, and its style is the one that its policy lets in', async () => {
  const page = outboxPage([message])
  const html = await page.text()
  expect(html).toContain('espera&lt;/b&gt;\n<a href=')
  const [, style = ''] = /<style>([^]*?)<\/style>/.exec(html) ?? []
  expect(style).toContain('white-space: pre-wrap')
  expect(page.headers.get('content-security-policy')).toContain(`style-src ${inlineDigest(style)};`)
})

test('a mail has its subject, as text', async () => {
  const html = await outboxPage([{ ...message, to: 'ana@example.com', subject: 'Tu <pedido>' }]).text()
  expect(html).toContain('<h2>Tu &lt;pedido&gt;</h2>')
  expect(html).toContain('Para ana@example.com')
})

test('an empty outbox says so', async () => {
  expect(await outboxPage([]).text()).toContain('Todavía no hay mensajes.')
})

const GATEWAY = { MESSAGING: 'gateway', MESSAGING_URL: 'https://sms.example.com' }
const SMTP = { SMTP_URL: 'smtps://smtp.example.com', MAIL_FROM: 'avisos@example.com' }

test.each([
  [{}, true, true],
  [{}, false, false],
  [{ NODE_ENV: 'development' }, false, true],
  [{ PUBLIC_URL: 'https://shop.example.com' }, true, false],
  [{ HOST: '0.0.0.0' }, true, false],
  [{ HOST: '0.0.0.0', NODE_ENV: 'development' }, true, false],
  [{ HOST: '0.0.0.0', SHOW_OUTBOX: 'true' }, true, true],
  [{ PUBLIC_URL: 'https://shop.example.com', SHOW_OUTBOX: 'true' }, false, true],
  [{ SHOW_OUTBOX: 'false' }, true, false],
  [{ ...GATEWAY, ...SMTP, SHOW_OUTBOX: 'true' }, true, false],
  [{ ...GATEWAY, SHOW_OUTBOX: 'true' }, true, true],
  [{ ...SMTP, SHOW_OUTBOX: 'true' }, true, true],
])('with %j, and the demo there: %s, strangers read the outbox: %s', (env, hasDemo, isShown) => {
  expect(isOutboxShown(readConfig(env), hasDemo)).toBe(isShown)
})
