import type { ServerResponse } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { askJson, type Question } from './ask-json.ts'
import { startHost } from './testing/local-host.ts'

const LIMITS = { timeoutMs: 2_000, mostBytes: 10_000 }

/** Asks a server that answers as the test says. */
async function answered(answer: (response: ServerResponse) => void, asked: Partial<Question> = {}) {
  const host = await startHost((_request, response) => answer(response))
  const began = performance.now()
  const reply = await askJson({ ...LIMITS, url: host.url, ...asked })
  return { reply, host, ms: performance.now() - began }
}

test('an answer is its JSON, and an empty one is nothing', async () => {
  const { reply } = await answered((response) => void response.writeHead(201).end('{"ok":"ñandú"}'))
  expect(reply).toEqual({ ok: true, status: 201, json: { ok: 'ñandú' } })
  const empty = await answered((response) => void response.writeHead(204).end())
  expect(empty.reply).toEqual({ ok: true, status: 204, json: undefined })
})

test('a body is sent as JSON with its media type, and without a body neither is', async () => {
  const seen: unknown[] = []
  const { url } = await startHost(async (request, response) => {
    const { method, headers } = request
    seen.push([method, headers['content-type'], headers['x-key'], await text(request)])
    response.end('{}')
  })
  await askJson({ ...LIMITS, url, method: 'PUT', headers: { 'x-key': 'k' }, body: { a: 'ñ' } })
  await askJson({ ...LIMITS, url })
  expect(seen).toEqual([
    ['PUT', 'application/json', 'k', '{"a":"ñ"}'],
    ['GET', undefined, undefined, ''],
  ])
})

test.each([301, 302, 303, 307, 308])('a redirect (%i) is not followed', async (status) => {
  const { reply, host } = await answered((response) => {
    response.writeHead(status, { location: '/elsewhere' }).end('{}')
  })
  expect(reply).toMatchObject({ ok: false, failure: 'redirected', status })
  expect(host.asked).toEqual(['/'])
})

test('one that says nothing is not waited for', async () => {
  const { reply, ms } = await answered(() => undefined, { timeoutMs: 100 })
  expect(reply).toMatchObject({ ok: false, failure: 'timeout', status: null })
  expect(ms).toBeLessThan(1_000)
})

test('one that takes the call and never begins to encrypt is left after five seconds: nothing was sent', async () => {
  const server = createServer(() => undefined)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const began = performance.now()
  const reply = await askJson({ url: `https://127.0.0.1:${port}/`, timeoutMs: 60_000, mostBytes: 10 })
  const ms = performance.now() - began
  server.close()
  expect(reply).toMatchObject({ ok: false, failure: 'unreachable', status: null })
  expect(ms).toBeGreaterThan(4_000)
  expect(ms).toBeLessThan(9_000)
}, 15_000)

test('one that never ends its head is not waited for', async () => {
  const { reply, ms } = await answered(
    (response) => {
      const drip = setInterval(() => response.socket?.write('X-Slow: 1\r\n'), 20)
      response.socket?.write('HTTP/1.1 200 OK\r\n')
      response.once('close', () => clearInterval(drip))
    },
    { timeoutMs: 150 },
  )
  expect(reply).toMatchObject({ ok: false, failure: 'timeout' })
  expect(ms).toBeLessThan(1_000)
})

test.each([200, 500])('an answer (%i) that comes byte by byte ends when its time is over', async (status) => {
  const { reply, ms } = await answered(
    (response) => {
      response.writeHead(status)
      const drip = setInterval(() => response.write(' '), 10)
      response.once('close', () => clearInterval(drip))
    },
    { timeoutMs: 150 },
  )
  expect(reply).toMatchObject({ ok: false, failure: 'timeout' })
  expect(ms).toBeLessThan(1_000)
})

test('an answer without end is not read to its end', async () => {
  let written = 0
  const { reply } = await answered((response) => {
    const more = () => {
      while (response.write(Buffer.alloc(1_024, '['))) written += 1_024
    }
    response.on('drain', more)
    more()
  })
  expect(reply).toMatchObject({ ok: false, failure: 'too-large' })
  expect(written).toBeLessThan(50_000_000)
})

test('a body of exactly the most bytes is read, and one of a byte more is not', async () => {
  const json = JSON.stringify('x'.repeat(98))
  const asked = (mostBytes: number) => answered((response) => void response.end(json), { mostBytes })
  expect((await asked(100)).reply).toMatchObject({ ok: true })
  expect((await asked(99)).reply).toMatchObject({ failure: 'too-large' })
})

test.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
])('a body in %s is measured unpacked', async (encoding, pack) => {
  const bomb = pack(Buffer.alloc(5_000_000, ' '))
  expect(bomb.byteLength).toBeLessThan(100_000)
  const { reply } = await answered(
    (response) => void response.writeHead(200, { 'content-encoding': encoding }).end(bomb),
    { mostBytes: 1_000_000 },
  )
  expect(reply).toMatchObject({ ok: false, failure: 'too-large' })
  const small = await answered(
    (response) => void response.writeHead(200, { 'content-encoding': encoding }).end(pack('{"a":1}')),
  )
  expect(small.reply).toMatchObject({ ok: true, json: { a: 1 } })
})

test('a body that unpacks to nothing is measured as it came', async () => {
  const empty = gzipSync('')
  const { reply } = await answered(
    (response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' })
      response.end(Buffer.concat(Array.from({ length: 300_000 }, () => empty)))
    },
    { timeoutMs: 10_000 },
  )
  expect(reply).toMatchObject({ ok: false, failure: 'too-large' })
})

test.each([
  ['a page', '<html>'],
  ['half a JSON', '{"a":'],
  ['two of them', '{}{}'],
])('%s is malformed, and its beginning is kept', async (_, said) => {
  const { reply } = await answered((response) => void response.end(said))
  expect(reply).toMatchObject({ ok: false, failure: 'malformed', status: 200, said })
  const long = await answered((response) => void response.end('<'.repeat(5_000)))
  expect(long.reply).toMatchObject({ failure: 'malformed', said: '<'.repeat(200) })
})

test('a body that cannot be unpacked is malformed', async () => {
  for (const encoding of ['gzip', 'br', 'zstd']) {
    const { reply } = await answered(
      (response) => void response.writeHead(200, { 'content-encoding': encoding }).end('{"a":1}'),
    )
    expect([encoding, reply]).toEqual([encoding, expect.objectContaining({ failure: 'malformed' })])
  }
})

test.each([400, 404, 429, 500, 503])('%i is a failure with what came with it', async (status) => {
  const { reply } = await answered((response) => {
    response.writeHead(status, { 'retry-after': '90' }).end('{"message":"no"}')
  })
  expect(reply).toMatchObject({ ok: false, failure: 'status', status, json: { message: 'no' } })
  expect(reply).toMatchObject({ said: '{"message":"no"}', retryAfter: '90' })
})

test('a no stays the no that it is, whatever its body is', async () => {
  const page = await answered((response) => void response.writeHead(502).end('<html>'))
  expect(page.reply).toMatchObject({ failure: 'status', status: 502, json: undefined, said: '<html>' })
  const endless = await answered((response) => void response.writeHead(403).write(Buffer.alloc(100_000, '[')))
  expect(endless.reply).toMatchObject({ failure: 'status', status: 403, said: 'an answer without end' })
})

test('a connection that breaks in the middle is unreachable', async () => {
  const { reply } = await answered((response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{"a":')
    setTimeout(() => response.destroy(), 20)
  })
  expect(reply).toMatchObject({ ok: false, failure: 'unreachable' })
  const early = await answered((response) => response.destroy())
  expect(early.reply).toMatchObject({ ok: false, failure: 'unreachable' })
})

test('a host that is not there is unreachable, and so is a malformed address', async () => {
  const gone = await startHost(() => undefined)
  gone.close()
  for (const url of [gone.url, 'partner', 'ftp://127.0.0.1/', 'data:application/json,{}']) {
    expect(await askJson({ ...LIMITS, url })).toMatchObject({ ok: false, failure: 'unreachable' })
  }
})

test('a failure never repeats what was sent', async () => {
  const secret = 'very-secret\nvalue'
  const { url } = await startHost(() => undefined)
  const reply = await askJson({ ...LIMITS, url, headers: { 'x-key': secret } })
  expect(reply).toMatchObject({ ok: false, failure: 'unreachable' })
  expect(JSON.stringify(reply)).not.toContain('very-secret')
})

test('where the status alone is wanted, a yes is not read and of a no its beginning', async () => {
  const drip = (status: number) => (response: ServerResponse) => void response.writeHead(status).write('no: ')
  const yes = await answered(drip(202), { reads: 'status' })
  expect(yes.reply).toEqual({ ok: true, status: 202, json: undefined })
  const no = await answered(drip(422), { reads: 'status' })
  expect(no.reply).toMatchObject({ failure: 'status', status: 422, said: 'no: ' })
})

test('a way that forgets its signal is not waited for either', async () => {
  const fetch = () => wait(60_000, undefined, { ref: false }).then(() => Promise.reject(new Error()))
  const reply = await askJson({ url: 'http://any/', timeoutMs: 20, mostBytes: 10, fetch })
  expect(reply).toMatchObject({ ok: false, failure: 'timeout' })
})
