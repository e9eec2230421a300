import { expect, test } from 'vitest'
import { startTestApi } from '../../testing/start-test-api.ts'
import { testProvider } from '../../testing/test-provider.ts'

test('the page learns where the card fields come from, of a provider that has an account', async () => {
  const { client, given } = await startTestApi({ payments: testProvider() })
  const { branchId } = await given.branchContact()
  const ask = (provider: string) => client.getCardFields({ params: { provider }, query: { branchId } })
  expect(await ask('sandbox')).toMatchObject({
    ok: true,
    data: { publicKey: 'public', global: 'TestFields' },
  })
  expect(await ask('nobody')).toMatchObject({ ok: false, problem: { code: 'card-fields-not-found' } })
})
