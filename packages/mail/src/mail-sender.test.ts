import { createServer, type AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import type { Mail, MailRecords } from './mail-sender.ts'
import { openMailSender } from './open-mail-sender.ts'
import { smtpSettings } from './smtp-sender.ts'

const FROM = 'avisos@mostrador.example'

const mail: Mail = {
  branchId: '0197f000-0000-7000-8000-000000000001',
  fromName: 'Ñandú Parrilla',
  replyTo: 'hola@nandu.example',
  to: 'ana@example.com',
  subject: 'Tu pedido #42 está confirmado',
  text: 'Ya lo estamos preparando: 1 × Ñoquis',
  html: '<p>Ya lo estamos preparando: 1 × Ñoquis</p>',
  kind: 'order-receipt',
  dedupeKey: 'order-receipt:1',
}

const endings: (() => void)[] = []
let kept: Mail[]
let taken: string[]
let records: MailRecords

beforeEach(() => {
  kept = []
  taken = []
  records = {
    keep: async (one) => void kept.push(one),
    wasTaken: async ({ dedupeKey }) => taken.includes(dedupeKey),
    noteTaken: async ({ dedupeKey }) => void taken.push(dedupeKey),
  }
})

afterEach(() => {
  for (const end of endings.splice(0)) end()
})

type Delivered = { readonly from: string; readonly to: string[]; readonly raw: string }

/** A mail server on this machine, what it took, and how often somebody came. */
async function startServer(options: SMTPServerOptions = {}) {
  const delivered: Delivered[] = []
  const seen = { visits: 0 }
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    onConnect: (_session, done) => {
      seen.visits += 1
      done()
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8')
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        delivered.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw })
        done()
      })
    },
    ...options,
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  endings.push(() => void server.close())
  return { delivered, seen, port: (server.server.address() as AddressInfo).port }
}

const senderTo = (port: number, { login = '', query = '', timeoutMs = 20_000 } = {}) =>
  openMailSender({
    smtp: { url: `smtp://${login}127.0.0.1:${port}${query}`, from: FROM, timeoutMs },
    records,
  })

/** Says no to a command, with a code. */
const refusing = (responseCode: number, text = 'no') => Object.assign(new Error(text), { responseCode })

/** A header as it is read: encoded words and folded lines undone. */
function header({ raw }: Delivered, name: string): string {
  const [head = ''] = raw.split('\r\n\r\n')
  const [, value = ''] = new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'im').exec(head) ?? []
  return value
    .replaceAll(/\r\n\s/g, ' ')
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?q\?(.*?)\?=/gi, (_, text: string) => quoted(text.replaceAll('_', ' ')))
}

const quoted = (text: string): string =>
  Buffer.from(
    text
      .replaceAll(/=\r\n/g, '')
      .replaceAll(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8')

/** spec('decisions mail.1') */
test('a mail arrives as text and as a page, in the name of its brand, from the address of the house', async () => {
  const { delivered, port } = await startServer()
  expect(await senderTo(port).send(mail)).toEqual({ ok: true })
  const [one] = delivered
  if (!one) throw new Error('nothing came')
  expect([one.from, one.to]).toEqual([FROM, ['ana@example.com']])
  expect(header(one, 'From')).toContain('Ñandú Parrilla')
  expect(header(one, 'From')).toContain(`<${FROM}>`)
  expect(header(one, 'Reply-To')).toContain('hola@nandu.example')
  expect(header(one, 'Subject')).toBe(mail.subject)
  expect(header(one, 'Auto-Submitted')).toBe('auto-generated')
  expect(header(one, 'Content-Type')).toMatch(/^multipart\/alternative/)
  for (const part of [mail.text, mail.html]) expect(quoted(one.raw)).toContain(part)
})

/** spec('decisions sales-mail.6') */
test('a mail that its reader may stop says so in its headers, and no other does', async () => {
  const { delivered, port } = await startServer()
  const stopUrl = `https://pedidos.example/api/mails/sales/${'a'.repeat(75)}/stop`
  await senderTo(port).send({ ...mail, stopUrl })
  await senderTo(port).send({ ...mail, dedupeKey: 'order-receipt:2' })
  const heads = delivered.map((one) => [
    header(one, 'List-Unsubscribe').replaceAll(' ', ''),
    header(one, 'List-Unsubscribe-Post'),
  ])
  expect(heads).toEqual([
    [`<${stopUrl}>`, 'List-Unsubscribe=One-Click'],
    ['', ''],
  ])
  const bad = await senderTo(port).send({ ...mail, stopUrl: 'https://x/\r\nBcc: otra@example.com' })
  expect(bad).toMatchObject({ ok: false, reason: 'rejected' })
})

/** spec('decisions mail.3') */
test('a mail that the server took is not sent again; one that it did not take is', async () => {
  const says = [refusing(451, 'later')]
  const { delivered, seen, port } = await startServer({
    onMailFrom: (_address, _session, done) => done(says.shift()),
  })
  const { send } = senderTo(port)
  expect(await send(mail)).toMatchObject({ ok: false })
  expect(await send(mail)).toEqual({ ok: true })
  expect(await send(mail)).toEqual({ ok: true })
  expect(await senderTo(port).send(mail)).toEqual({ ok: true })
  expect([delivered.length, seen.visits]).toEqual([1, 2])
  expect(await send({ ...mail, dedupeKey: 'order-receipt:2' })).toEqual({ ok: true })
  expect(delivered).toHaveLength(2)
})

test('where the word of the server was lost the mailbox sees one mail, and two mails are two', async () => {
  const { delivered, port } = await startServer()
  const { send } = senderTo(port)
  for (const dedupeKey of ['a', 'a', 'b']) {
    await send({ ...mail, dedupeKey })
    taken.splice(0)
  }
  const ids = delivered.map((one) => header(one, 'Message-ID'))
  expect(ids[0]).toMatch(/^<[\da-f]+@mostrador\.example>$/)
  expect([ids[0] === ids[1], ids[0] === ids[2]]).toEqual([true, false])
})

/** spec('decisions mail.2') */
describe('a value that would be another header, or another mailbox', () => {
  test.each([
    ['to', 'ana@example.com\r\nBcc: todos@example.com'],
    ['to', 'ana@example.com, todos@example.com'],
    ['to', 'Ana <ana@example.com>'],
    ['to', 'ana'],
    ['to', `${'a'.repeat(65)}@example.com`],
    ['replyTo', 'a@example.com,b@example.com'],
    ['replyTo', 'a@example.com\nBcc: b@example.com'],
    ['subject', 'Hola\r\nBcc: todos@example.com'],
    ['subject', 'Hola\u2028Bcc: todos@example.com'],
    ['subject', 'x'.repeat(301)],
    ['fromName', 'Ombú\nBcc: todos@example.com'],
    ['fromName', 'Ombú\u0000'],
  ] as const)('is sent to nobody and kept by nobody: %s %j', async (field, value) => {
    const { seen, port } = await startServer()
    const wrong = { ...mail, [field]: value }
    expect(await senderTo(port).send(wrong)).toMatchObject({ ok: false, reason: 'rejected' })
    expect(await openMailSender({ records }).send(wrong)).toMatchObject({ ok: false, reason: 'rejected' })
    expect([seen.visits, kept]).toEqual([0, []])
  })

  test('a name that looks like an address stays a name', async () => {
    const { delivered, port } = await startServer()
    await senderTo(port).send({ ...mail, fromName: 'Ombú" <otro@example.com>, "x' })
    expect([delivered[0]?.from, delivered[0]?.to]).toEqual([FROM, ['ana@example.com']])
    expect(header(delivered[0] as Delivered, 'From')).toMatch(new RegExp(`<${FROM}>$`))
  })
})

describe('a server that says no', () => {
  test.each([
    [550, 'rejected'],
    [450, 'throttled'],
  ] as const)('of the mailbox, with %i: %s', async (code, reason) => {
    const { port } = await startServer({
      onRcptTo: ({ address }, _session, done) => done(refusing(code, `no such user ${address}`)),
    })
    const sent = await senderTo(port).send(mail)
    expect(sent).toMatchObject({ ok: false, reason, detail: expect.stringContaining('no such user') })
    // The log does not name the mailbox.
    expect(JSON.stringify(sent)).not.toContain('ana@example.com')
    expect(taken).toEqual([])
  })

  test.each([
    [554, 'rejected'],
    [452, 'throttled'],
  ] as const)('of the whole mail, with %i: %s', async (code, reason) => {
    const { port } = await startServer({
      onData: (stream, _session, done) => {
        stream.resume()
        stream.on('end', () => done(refusing(code)))
      },
    })
    expect(await senderTo(port).send(mail)).toMatchObject({ ok: false, reason })
    expect(taken).toEqual([])
  })

  test('of the house: a sender or a password that is wrong may be mended, and the mail goes later', async () => {
    const { port } = await startServer({
      onMailFrom: (_address, _session, done) => done(refusing(550)),
    })
    expect(await senderTo(port).send(mail)).toMatchObject({ ok: false, reason: 'unreachable' })
    const asking = await startServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ password }, _session, done) =>
        password === 'con@arroba' ? done(null, { user: 'ana' }) : done(refusing(535)),
    })
    expect(await senderTo(asking.port, { login: 'ana:otra%40@' }).send(mail)).toMatchObject({
      ok: false,
      reason: 'unreachable',
    })
    expect(await senderTo(asking.port, { login: 'ana:con%40arroba@' }).send(mail)).toEqual({ ok: true })
    expect(asking.delivered).toHaveLength(1)
  })

  test('nothing, hangs up or is not there: the mail may pass later', async () => {
    const silent = createServer(() => undefined)
    const rude = createServer((socket) => void socket.destroy())
    const ports: number[] = []
    for (const server of [silent, rude]) {
      await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
      endings.push(() => void server.close())
      ports.push((server.address() as AddressInfo).port)
    }
    const [silentPort = 0, rudePort = 0] = ports
    expect(await senderTo(silentPort, { timeoutMs: 100 }).send(mail)).toMatchObject({ reason: 'timeout' })
    expect(await senderTo(rudePort).send(mail)).toMatchObject({ reason: 'unreachable' })
    expect(await senderTo(9).send(mail)).toMatchObject({ reason: 'unreachable' })
  })
})

describe('the way to the server', () => {
  test('where it has to be encrypted, a server that cannot, or whom nobody knows, gets no mail', async () => {
    const open = await startServer({ hideSTARTTLS: true, disabledCommands: ['STARTTLS'] })
    const unknown = await startServer()
    for (const { port, delivered } of [open, unknown]) {
      const sent = await senderTo(port, { query: '?tls=required' }).send(mail)
      expect(sent).toMatchObject({ ok: false, reason: 'unreachable' })
      expect(delivered).toEqual([])
    }
    expect(await senderTo(open.port).send(mail)).toEqual({ ok: true })
  })

  test.each([
    ['smtp://smtp.example.com', { port: 587, secure: false, requireTLS: true, ignoreTLS: false }],
    ['smtps://smtp.example.com', { port: 465, secure: true, requireTLS: false }],
    ['smtp://10.0.0.5:25?tls=none', { port: 25, secure: false, requireTLS: false, ignoreTLS: true }],
    ['smtp://localhost:1025', { host: 'localhost', requireTLS: false, ignoreTLS: true }],
    ['smtp://[::1]:1025', { host: '::1', requireTLS: false, ignoreTLS: true }],
    ['smtp://localhost.example.com', { requireTLS: true }],
    ['smtp://ana%40b.c:x%2Fy@h.example', { auth: { user: 'ana@b.c', pass: 'x/y' } }],
  ])('%s', (url, settings) => {
    expect(smtpSettings(url)).toMatchObject(settings)
  })
})
