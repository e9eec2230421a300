import { startTestApi } from '@mostrador/api/testing/start-test-api'
import { expect, test } from 'vitest'
import { firstFoundingLink, makeFoundingLink, setOperator } from './founding-link.ts'

/** The token of a link at the console's own host. */
const tokenIn = (text: string): string =>
  /^https:\/\/caja\.example\.com\/console\/empezar#([\w-]{43})(?:\n|$)/.exec(text)?.[1] ?? ''

test('each start prints another link and the operator makes more; what is kept opens nothing', async () => {
  const { ports, clock, client, given } = await startTestApi()
  const world = { db: ports.database, now: clock.now, consoleOrigin: 'https://caja.example.com' }
  const looksAt = async (token: string) => (await client.lookAtFoundingLink({ body: { token } })).ok
  const [one, other] = [tokenIn(await firstFoundingLink(world)), tokenIn(await firstFoundingLink(world))]
  expect(one).not.toBe(other)
  const made = await makeFoundingLink(world, { email: undefined })
  expect(await Promise.all([one, other, tokenIn(made.sentence)].map(looksAt))).toEqual([true, true, true])
  const kept = await ports.database.selectFrom('founding_links').select('token_hash').execute()
  expect(kept.map(({ token_hash: hash }) => hash)).not.toContain(one)

  await given.branchContact()
  expect(await Promise.all([one, other, tokenIn(made.sentence)].map(looksAt))).toEqual([false, false, true])
})

test('a link may be for one mailbox, which has to be one', async () => {
  const { ports, clock, client } = await startTestApi()
  const world = { db: ports.database, now: clock.now, consoleOrigin: 'https://caja.example.com' }
  const made = await makeFoundingLink(world, { email: ' Eva@Example.com ' })
  expect(await client.lookAtFoundingLink({ body: { token: tokenIn(made.sentence) } })).toMatchObject({
    data: { email: 'eva@example.com' },
  })
  expect(await makeFoundingLink(world, { email: 'eva' })).toMatchObject({ ok: false })
})

/** spec('decisions founding.8') */
test('the command says by an alias whose owners make links in the console, and that nobody does', async () => {
  const { ports, clock, given } = await startTestApi()
  const [one, other] = [await given.branchContact(), await given.branchContact()]
  const world = { db: ports.database, now: clock.now }
  const said = async () =>
    (await ports.database.selectFrom('operator_companies').select('company_id').execute()).map(
      ({ company_id: id }) => id,
    )
  expect(await setOperator(world, { alias: 'nadie' })).toMatchObject({ ok: false })
  expect(await said()).toEqual([])
  expect(await setOperator(world, { alias: one.companyAlias })).toMatchObject({ ok: true })
  expect(await said()).toEqual([one.companyId])
  expect(await setOperator(world, { alias: other.alias })).toMatchObject({ ok: true })
  expect(await setOperator(world, { alias: other.alias })).toMatchObject({ ok: true })
  expect(await said()).toEqual([other.companyId])
  expect(await setOperator(world, { alias: undefined })).toMatchObject({ ok: true })
  expect(await said()).toEqual([])
})
