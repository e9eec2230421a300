import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import { givenShop } from '../../testing/given-shop.ts'
import { startTestApi } from '../../testing/start-test-api.ts'

/** The calls of the example in docs/api.md, as a shell would make them. */
function callsOf(page: string, variables: Readonly<Record<string, string>>) {
  const script = /```sh\n(.*?)```/s.exec(page)?.[1] ?? ''
  const told = script
    .replace(/\$([A-Z]+)/g, (_, name: string) => variables[name] ?? '')
    .replaceAll('\\\n', ' ')
  return told.split('\n').flatMap((line) => {
    const url = /^curl .*?"([^"]+)"/.exec(line)?.[1]
    if (url === undefined) return []
    const headers = Array.from(line.matchAll(/-H "([^:]+): ([^"]+)"/g), ([, name = '', value = '']) => [
      name,
      value,
    ])
    const body = / -d '([^']+)'/.exec(line)?.[1]
    const method = / -X (\w+)/.exec(line)?.[1] ?? 'GET'
    return [{ url, init: { method, headers: headers as [string, string][], ...(body && { body }) } }]
  })
}

/** spec('decisions keys-of-programs.8') */
test('the example of the page does what the page says', async () => {
  const api = await startTestApi()
  const shop = await givenShop(api)
  const { secret } = dataOf(
    await shop.owner.createApiKey({
      params: { id: shop.id },
      body: { branch: null, branchContact: null, name: 'Caja', permissions: ['menu.prices', 'activity'] },
    }),
  )
  const page = readFileSync(new URL('../../../../../docs/api.md', import.meta.url), 'utf8')
  const answers: unknown[] = []
  for (const { url, init } of callsOf(page, {
    MOSTRADOR: api.ports.publicUrl,
    BRANCH: shop.branchId,
    KEY: secret,
  }))
    answers.push(await (await api.fetch(url, init)).json())
  expect(answers).toMatchObject([
    { value: { key: 'bife', price: 18_500.5 } },
    { revision: expect.any(Number) },
    { revisions: [{ door: 'KEY', sentences: [expect.stringContaining('18.500,5 → 19.000')] }], more: false },
  ])
})
