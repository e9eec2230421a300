import type { ServerResponse } from 'node:http'
import { publicHosts } from '@mostrador/outbound/fetch'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { LoyaltyPartner } from '../loyalty-partner.ts'
import { partnerContract, questionOf } from '../testing/partner-contract.ts'
import { TEXTS } from '../testing/texts.ts'
import { startPartnerServer, type PartnerServer } from '../testing/partner-server.ts'
import { httpPartner } from './http-partner.ts'

/** The partners of these tests are on this machine. */
const fetch = publicHosts(['127.0.0.1/32'])

const partnerAt = (
  { url, secret }: Pick<PartnerServer, 'url' | 'secret'>,
  timeoutMs = 2000,
): LoyaltyPartner => {
  const partner = httpPartner({ baseUrl: url, secret }, { timeoutMs, fetch })
  if (!partner) throw new Error('An account with an address and a key opens')
  return partner
}

partnerContract('over HTTP', async () => {
  const server = await startPartnerServer(TEXTS)
  return { partner: partnerAt(server), hasty: partnerAt(server, 50), close: server.close }
})

describe('the protocol', () => {
  let server: PartnerServer
  beforeEach(async () => {
    server = await startPartnerServer(TEXTS)
  })
  afterEach(() => server.close())

  const answering = async (write: (response: ServerResponse) => void, timeoutMs?: number) => {
    server.instead = write
    return partnerAt(server, timeoutMs).benefitsOf(questionOf('plata'))
  }
  const saying = (json: unknown) => (response: ServerResponse) => void response.end(JSON.stringify(json))

  /** spec('000 §7.27') */
  test('the token travels as a bearer, the key in a header, and neither in the body', async () => {
    await partnerAt({ ...server, url: `${server.url}/` }).benefitsOf(questionOf('plata'))
    const [request] = server.received
    expect(request?.headers).toMatchObject({
      authorization: 'Bearer prueba',
      'x-partner-key': server.secret,
      'content-type': 'application/json',
    })
    const { userToken, ...rest } = questionOf('plata')
    expect(userToken).toBe('prueba')
    expect(request?.body).toEqual(rest)
  })

  test('a key that the partner does not know is nothing that the user did', async () => {
    const stranger = partnerAt({ url: server.url, secret: 'wrong' })
    expect(await stranger.benefitsOf(questionOf('plata'))).toMatchObject({ failure: 'unreachable' })
  })

  test('a redirect is not followed: key and token stay here', async () => {
    const answer = await answering((response) => {
      response.writeHead(302, { location: `${server.url}/benefits` }).end()
    })
    expect(answer).toMatchObject({ failure: 'unreachable' })
    expect(server.received).toHaveLength(1)
  })

  test('a partner inside our own network is not called, whatever the account says', async () => {
    const { url, secret } = server
    const partner = httpPartner({ baseUrl: url, secret }, { timeoutMs: 2_000, fetch: publicHosts([]) })
    expect(await partner?.benefitsOf(questionOf('plata'))).toMatchObject({ failure: 'unreachable' })
    expect(server.received).toEqual([])
  })

  test('an answer without end is nonsense, and one that never ends is too slow', async () => {
    const endless = await answering((response) => void response.write(Buffer.alloc(256 * 1024, '[')))
    expect(endless).toMatchObject({ failure: 'nonsense' })
    const unfinished = await answering((response) => void response.write('{'), 50)
    expect(unfinished).toMatchObject({ failure: 'timeout' })
  })

  test('a server that is not there is unreachable', async () => {
    const { url, secret } = server
    await server.close()
    expect(await partnerAt({ url, secret }).benefitsOf(questionOf('plata'))).toMatchObject({
      failure: 'unreachable',
    })
  })

  const sound = { id: 'a', name: 'Ten', type: 'PERCENT', value: 10 }

  test('priority and type may be missing, and what we do not know is left out', async () => {
    const answer = await answering(saying({ generalDiscounts: [{ ...sound, color: 'red' }], more: 1 }))
    const discount = { ...sound, priority: null, externalBenefitType: null }
    expect(answer).toEqual({ ok: true, discounts: [discount] })
  })

  test.for([
    ['more than everything', { ...sound, value: 101 }],
    ['nothing', { ...sound, value: 0 }],
    ['less than nothing', { ...sound, value: -5 }],
    ['a text as a number', { ...sound, value: '10' }],
    ['a discount without a name', { ...sound, name: ' ' }],
    ['a discount without an id', { ...sound, id: '' }],
    ['a type of its own', { ...sound, type: 'GIFT' }],
    ['half a priority', { ...sound, priority: 1.5 }],
    ['a name without end', { ...sound, name: 'x'.repeat(121) }],
    ['a name that no database stores', { ...sound, name: 'a\u0000b' }],
    ['half of a character', { ...sound, externalBenefitType: 'Oro \ud83c' }],
  ] as const)('%s makes nonsense of the whole answer', async ([, one]) => {
    const answer = await answering(saying({ generalDiscounts: [sound, one] }))
    expect(answer).toMatchObject({ ok: false, failure: 'nonsense' })
  })

  test.for([null, [], 'hello', { generalDiscounts: Array.from({ length: 51 }, () => sound) }])(
    'an answer of another shape is nonsense',
    async (json) => {
      expect(await answering(saying(json))).toMatchObject({ ok: false, failure: 'nonsense' })
    },
  )

  test.for([
    [{}],
    [{ baseUrl: 'https://partner.example' }],
    [{ secret: 's' }],
    [{ baseUrl: 'ftp://partner.example', secret: 's' }],
    [{ baseUrl: 'partner', secret: 's' }],
  ] as const)('an account that cannot be asked is none: %j', ([account]) => {
    expect(httpPartner(account, { timeoutMs: 10, fetch })).toBeUndefined()
  })
})
