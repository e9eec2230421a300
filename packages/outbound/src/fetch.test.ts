import { expect, test } from 'vitest'
import { askJson } from './ask-json.ts'
import { anyHost, publicHosts, type Fetch, type NameService } from './fetch.ts'
import { startHost } from './testing/local-host.ts'

const ask = (url: string, fetch: Fetch) => askJson({ url, fetch, timeoutMs: 2_000, mostBytes: 1_000 })

const OK = { ok: true, status: 200, json: {} }
const REFUSED = { ok: false, failure: 'not-public', status: null }

test.each([
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f.0.0.1',
  '0177.0.0.1',
  '0.0.0.0',
  '0',
  'localhost',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
])('%s leads to this machine, and a shop cannot have it called', async (host) => {
  const { port, asked } = await startHost((_request, response) => void response.end('{}'), { host: '::' })
  expect(await ask(`http://${host}:${port}/open`, anyHost)).toEqual(OK)
  expect(await ask(`http://${host}:${port}/shop`, publicHosts([]))).toMatchObject(REFUSED)
  expect(asked).toEqual(['/open'])
})

test.each([
  '10.0.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.100.100.200',
  '224.0.0.1',
  '[fe80::1]',
  '[fd00:ec2::254]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '[::127.0.0.1]',
])('%s is refused before anybody is called', async (host) => {
  const began = performance.now()
  expect(await ask(`http://${host}:8080/`, publicHosts([]))).toMatchObject(REFUSED)
  expect(await ask(`https://${host}:8080/`, publicHosts([]))).toMatchObject(REFUSED)
  expect(performance.now() - began).toBeLessThan(500)
})

test('a redirect from a host that may be called leads to none that may not', async () => {
  const inner = await startHost((_request, response) => void response.end('{}'))
  const outer = await startHost(
    (_request, response) =>
      void response.writeHead(302, { location: `http://127.0.0.1:${inner.port}/` }).end(),
    { host: '::1' },
  )
  const reply = await ask(`http://[::1]:${outer.port}/`, publicHosts(['::1/128']))
  expect(reply).toMatchObject({ failure: 'redirected' })
  expect(inner.asked).toEqual([])
})

/**
 * Answers each question about any name with the next of these lists of addresses, and the last for
 * ever.
 */
function namesThatSay(...answers: string[][]): NameService {
  let at = 0
  return (_host, _options, done) => {
    const found = answers[Math.min(at, answers.length - 1)] ?? []
    at += 1
    done(
      null,
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  }
}

test('the operator’s networks may be called, and nothing else beside them', async () => {
  const { port } = await startHost((_request, response) => void response.end('{}'), { host: '::1' })
  const own = publicHosts(['::1/128', 'fd12::/48'])
  expect(await ask(`http://[::1]:${port}/`, own)).toEqual(OK)
  expect(await ask(`http://127.0.0.1:${port}/`, own)).toMatchObject(REFUSED)
  expect(await ask(`http://[::ffff:127.0.0.1]:${port}/`, own)).toMatchObject(REFUSED)
})

test('a name that answers differently when it is asked again is judged by each answer', async () => {
  const close = { connection: 'close' }
  const { port } = await startHost((_request, response) => void response.writeHead(200, close).end('{}'), {
    host: '::1',
  })
  const names = namesThatSay(['::1'], ['127.0.0.1'])
  const fetch = publicHosts(['::1/128'], names)
  const url = `http://partner.example:${port}/`
  expect(await ask(url, fetch)).toEqual(OK)
  expect(await ask(url, fetch)).toMatchObject(REFUSED)
})

test('of a name with several addresses those are called that may be', async () => {
  const inner = await startHost((_request, response) => void response.end('{"inner":1}'))
  const { port, asked } = await startHost((_request, response) => void response.end('{}'), {
    host: '::1',
    port: inner.port,
  })
  const names = namesThatSay(['127.0.0.1', '10.0.0.1', '::', '::1'])
  expect(await ask(`http://partner.example:${port}/`, publicHosts(['::1/128'], names))).toEqual(OK)
  expect(asked).toHaveLength(1)
  expect(inner.asked).toEqual([])
})

test('a name that nobody knows is unreachable, and one without addresses is not public', async () => {
  const unknown: NameService = (_host, _options, done) =>
    done(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }), [])
  expect(await ask('http://partner.example/', publicHosts([], unknown))).toMatchObject({
    failure: 'unreachable',
    detail: 'ENOTFOUND',
  })
  expect(await ask('http://partner.example/', publicHosts([], namesThatSay([])))).toMatchObject(REFUSED)
})
