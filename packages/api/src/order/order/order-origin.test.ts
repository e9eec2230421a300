import { expect, test } from 'vitest'
import { startTestApi } from '../../testing/start-test-api.ts'

test('an order keeps where its diner came from: the source, the campaign and the table of the link', async () => {
  const { client, given, ports } = await startTestApi()
  const contact = await given.branchContact({ orderModes: ['IN_DINING'] })
  const body = await given.orderBody(contact, {
    mode: 'IN_DINING',
    items: [{ plate: await given.plate(contact) }],
  })
  const order = async (key: string, origin: object) => {
    const placed = await client.placeOrder({
      headers: { 'idempotency-key': `origin-of-${key}` },
      body: { ...body, ...origin },
    })
    if (!placed.ok) throw new Error(placed.problem.code)
    return ports.database
      .selectFrom('orders')
      .select(['source', 'campaign_id', 'table_uid'])
      .where('code', '=', placed.data.code)
      .executeTakeFirstOrThrow()
  }
  expect(await order('link', { source: 'qr', campaignId: 'c-77', tableUid: '9' })).toEqual({
    source: 'qr',
    campaign_id: 'c-77',
    table_uid: '9',
  })
  expect(await order('nowhere', { source: null, campaignId: null, tableUid: '9' })).toMatchObject({
    source: null,
    campaign_id: null,
  })
})
