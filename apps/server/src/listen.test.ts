import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { listen, type Listening } from './listen.ts'

let server: Listening | undefined

afterEach(() => server?.close())

const start = async (): Promise<number> => {
  const options = { port: 0, host: '127.0.0.1', onUpgrade: () => false }
  server = await listen({ ...options, onRequest: (_request, response) => response.end('ok') })
  return Number(new URL(server.url).port)
}

const UPGRADE = 'GET /nowhere HTTP/1.1\r\nhost: shop\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n'

test('an upgrade that is not wanted is answered 404 and its socket is closed', async () => {
  const socket = connect({ port: await start(), host: '127.0.0.1', allowHalfOpen: true })
  socket.write(UPGRADE)
  let answer = ''
  for await (const piece of socket) answer += String(piece)
  expect(answer).toMatch(/^HTTP\/1\.1 404 /)
})

test('callers who ask for an upgrade and are gone before the answer do not end the process', async () => {
  const port = await start()
  const failures: unknown[] = []
  const onFailure = (error: unknown): void => void failures.push(error)
  process.on('uncaughtException', onFailure)
  for (let caller = 0; caller < 20; caller += 1) {
    const socket = connect({ port, host: '127.0.0.1' })
    await new Promise((resolve) => socket.write(UPGRADE, resolve))
    socket.resetAndDestroy()
  }
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('ok')
  process.off('uncaughtException', onFailure)
  expect(failures).toEqual([])
})

test('a connection is kept longer than the proxy keeps it, who loses requests on one that we close', async () => {
  const answer = await fetch(`http://127.0.0.1:${await start()}/`)
  const [, seconds = ''] = /timeout=(\d+)/.exec(answer.headers.get('keep-alive') ?? '') ?? []
  expect(Number(seconds)).toBeGreaterThan(120)
})
