import { beforeEach, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

let api: TestApi

beforeEach(async () => {
  api = await startTestApi()
})

const send = async (body: string): Promise<number> =>
  (
    await api.fetch('/api/diner/log', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
  ).status

const kept = () => api.ports.database.selectFrom('diner_logs').select('payload').executeTakeFirstOrThrow()

test('a payload is cut between two characters, wherever an emoji stands', async () => {
  expect(await send(JSON.stringify({ payload: '😀'.repeat(5_000) }))).toBe(204)
  expect(JSON.stringify((await kept()).payload)).toContain('😀')
})

test('names of fields that no database stores lose what cannot be stored', async () => {
  expect(await send(String.raw`{"payload":{"a\u0000b":1,"c\ud83d":2}}`)).toBe(204)
  expect((await kept()).payload).toEqual({ ab: 1, c: 2 })
})

test('a payload as deep as a body can be is no error of ours', async () => {
  expect(await send(`{"payload":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)).toBe(204)
})
