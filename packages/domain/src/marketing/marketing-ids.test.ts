import { describe, expect, test } from 'vitest'
import { reachOf, reachWords } from './marketing-ids.ts'

const chat = { url: 'https://chat.example.com', token: 'abcDEF123' }

describe('the scripts that a brand loads', () => {
  /** spec('000 §3.3') spec('001 §3.9') */
  test('the ids of the documents, each by its own shape', () => {
    const reach = reachOf({ googleTagManagerId: 'GTM-AB12CD', fbPixelId: '123456789012345', chat })
    expect(reach).toEqual({ tagManager: 'GTM-AB12CD', pixel: '123456789012345', chat })
    expect(reachWords(reach)).toBe('tag-manager pixel chat=https://chat.example.com')
    expect(reachOf({ googleAnalyticsId: 'UA-12345-1' })).toEqual({ webAnalytics: 'UA-12345-1' })
    expect(reachOf({})).toStrictEqual({})
    expect(reachWords(reachOf({}))).toBe('')
  })

  test.each([
    {
      name: 'googleTagManagerId',
      kind: 'tagManager',
      ids: ['GTM-AB12', 'GTM-AB12CD34EF56'],
      others: ['GTM-AB1', 'GTM-AB12CD34EF567', 'xGTM-AB12'],
    },
    {
      name: 'googleAnalyticsId',
      kind: 'webAnalytics',
      ids: ['G-AB12', 'G-AB12CD34EF56GH78', 'UA-1234-1', 'UA-123456789012-1234'],
      others: [
        'G-AB1',
        'G-AB12CD34EF56GH789',
        'xG-AB12',
        'G-AB12x',
        'xUA-1234-1',
        'UA-123-1',
        'UA-1234567890123-1',
        'UA-1234-',
        'UA-1234-12345',
      ],
    },
    {
      name: 'fbPixelId',
      kind: 'pixel',
      ids: ['12345', '12345678901234567890'],
      others: ['1234', '123456789012345678901', 'x12345', '12345x'],
    },
  ])('$name is a $kind of its own length', ({ name, kind, ids, others }) => {
    for (const id of ids) expect(reachOf({ [name]: id })).toEqual({ [kind]: id })
    for (const id of others) expect([id, reachOf({ [name]: id })]).toEqual([id, {}])
  })

  test('a list of letters and null are no ids', () => {
    expect(reachOf({ fbPixelId: null, chat: null })).toEqual({})
    expect(reachOf({ fbPixelId: ['12345'] as unknown as string })).toEqual({})
  })

  test('each has its word for the policy of a page', () => {
    const reach = reachOf({ googleAnalyticsId: 'G-ABCDEF1', fbPixelId: '12345' })
    expect(reachWords(reach)).toBe('web-analytics pixel')
  })

  test.each(['https://chat.example', 'https://a-1.b2.example.com:8443', 'https://chat.example.com:80'])(
    'a chat comes from %s',
    (url) => {
      expect(reachOf({ chat: { ...chat, url } })).toEqual({ chat: { ...chat, url } })
    },
  )

  test('a chat has a key of 6 to 80 letters and figures', () => {
    const has = (token: string): boolean => 'chat' in reachOf({ chat: { ...chat, token } })
    expect(['abc-_9', 'a'.repeat(80)].map(has)).toEqual([true, true])
    expect(['abc12', 'a'.repeat(81), ' abcdef', 'abcdef ', ''].map(has)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ])
  })

  /** spec('000 §7.37') */
  test('web analytics is told beside the tag manager, whatever else the brand says', () => {
    const ids = { googleTagManagerId: 'GTM-AB12CD', googleAnalyticsId: 'G-ABCDEF1', fbPixelId: '12345' }
    const told = { tagManager: 'GTM-AB12CD', webAnalytics: 'G-ABCDEF1', pixel: '12345' }
    expect(reachOf(ids)).toEqual(told)
    expect(reachWords(reachOf(ids))).toBe('tag-manager web-analytics pixel')
  })

  test.each([
    `GTM-AB12CD"><script>alert(1)</script>`,
    'GTM-AB12CD\nevil',
    'gtm-ab12cd',
    'GTM-AB12CD&l=other',
    'https://evil.example/x.js',
    '',
  ])('an id that carries more than an id is none: %j', (id) => {
    expect(reachOf({ googleTagManagerId: id, googleAnalyticsId: id, fbPixelId: id })).toEqual({})
  })

  test.each([
    'http://chat.example.com',
    'https://chat.example.com/x.js',
    'https://chat.example.com; script-src *',
    "https://chat.example.com 'unsafe-inline'",
    'https://*.example.com',
    'javascript:alert(1)',
    'see https://chat.example.com',
    'https://chat',
    'https://chat.example.com:8',
    'https://chat.example.com:808080',
    'https://chat.example.com:port',
  ])('a chat comes from one https origin and from nowhere else: %j', (url) => {
    expect(reachOf({ chat: { ...chat, url } })).toEqual({})
  })
})
