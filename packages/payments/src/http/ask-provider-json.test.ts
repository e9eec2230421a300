import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { askProviderJson } from './ask-provider-json.ts'

test('a redirect is not followed: the account’s key goes nowhere else', async () => {
  const asked: (string | undefined)[] = []
  const server = createServer((request, response) => {
    asked.push(request.url)
    response.writeHead(307, { location: '/elsewhere' }).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/payments`
  const headers = { authorization: 'Bearer the key' }
  const reply = await askProviderJson({ method: 'POST', url, headers, body: {}, timeoutMs: 2_000 })
  server.close()
  server.closeAllConnections()
  expect(reply).toMatchObject({ ok: false, failure: 'refused', detail: expect.stringContaining('307') })
  expect(asked).toEqual(['/v1/payments'])
})
