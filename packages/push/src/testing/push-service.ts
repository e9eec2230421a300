import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decrypt } from 'http_ece'
import type { PushTarget } from '../push-sender.ts'

/** Request to a push service for a browser, as the browser reads it. */
type Delivered = {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  /** Text of the note, opened by the browser's keys. */
  readonly text: string
  /** Claims of the sender; undefined where the signature is not that of its key. */
  readonly claims: { readonly aud: string; readonly sub: string; readonly exp: number } | undefined
  /** The sender's key, in base64url. */
  readonly senderKey: string
}

/** How the service answers a browser's next notes. */
export type Answer = { readonly status: number; readonly headers?: Record<string, string> }

/** A push service on this machine, with browsers that read what it brings. */
export type PushService = {
  readonly url: string
  /** A browser that subscribed; its notes are answered so, by default with 201. */
  readonly browser: (answer?: Answer) => PushTarget & { answers: (next: Answer) => void }
  readonly delivered: readonly Delivered[]
  /** How many were asked for, also in vain. */
  readonly asked: () => number
  readonly close: () => void
}

/** The claims of `vapid t=…, k=…`, where the signature is right. Source: RFC 8292. */
function claimsOf(authorization: string): Pick<Delivered, 'claims' | 'senderKey'> {
  const [, token = '', senderKey = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const [head = '', payload = '', signature = ''] = token.split('.')
  const point = Buffer.from(senderKey, 'base64url')
  if (point.length !== 65) return { claims: undefined, senderKey }
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${payload}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Delivered['claims']
  return { claims: isRight ? claims : undefined, senderKey }
}

/** A browser: what it tells of itself, and what it does with a note. */
function newBrowser(url: string) {
  const privateKey = createECDH('prime256v1')
  const p256dh = privateKey.generateKeys('base64url')
  const auth = randomBytes(16).toString('base64url')
  const path = `/wpush/${randomBytes(12).toString('hex')}`
  const open = (bytes: Buffer): string =>
    decrypt(bytes, { version: 'aes128gcm', privateKey, authSecret: auth }).toString('utf8')
  return { path, open, target: { endpoint: url + path, p256dh, auth } }
}

/** Starts one; the test that starts it closes it. */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, { open: (bytes: Buffer) => string; answer: Answer }>()
  const delivered: Delivered[] = []
  let asked = 0
  const server = createServer(async (request, response) => {
    asked += 1
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const path = request.url ?? ''
    const browser = browsers.get(path)
    if (!browser) return void response.writeHead(404).end()
    const { status, headers } = browser.answer
    if (status < 300)
      delivered.push({
        path,
        headers: request.headers,
        text: browser.open(Buffer.concat(chunks)),
        ...claimsOf(request.headers.authorization ?? ''),
      })
    response.writeHead(status, headers).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    delivered,
    asked: () => asked,
    browser: (answer = { status: 201 }) => {
      const { path, open, target } = newBrowser(url)
      const known = { answer, open }
      browsers.set(path, known)
      return { ...target, answers: (next) => void (known.answer = next) }
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
