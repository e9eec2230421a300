import { describe, expect, test } from 'vitest'
import { reachOf, reachWords } from './marketing-ids.ts'

const chat = { url: 'https://chat.example.com', token: 'abcDEF123' }

describe('whose scripts a brand loads', () => {
  /** spec('000 §3.3') spec('001 §3.9') */
  test('the ids of the documents, each by its own shape', () => {
    const reach = reachOf({ googleTagManagerId: 'GTM-AB12CD', fbPixelId: '123456789012345', chat })
    expect(reach).toEqual({ tagManager: 'GTM-AB12CD', pixel: '123456789012345', chat })
    expect(reachWords(reach)).toBe('tag-manager pixel chat=https://chat.example.com')
    expect(reachOf({ googleAnalyticsId: 'UA-12345-1' })).toEqual({ webAnalytics: 'UA-12345-1' })
    expect(reachWords(reachOf({}))).toBe('')
  })

  test('web analytics is left to the tag manager, unless the brand asks for both', () => {
    const ids = { googleTagManagerId: 'GTM-AB12CD', googleAnalyticsId: 'G-ABCDEF1' }
    expect(reachOf(ids)).toEqual({ tagManager: 'GTM-AB12CD' })
    const generalConfig = { onlineMarketingConfig: { analyticsBesideTagManager: 'true' } }
    expect(reachOf({ ...ids, generalConfig })).toHaveProperty('webAnalytics', 'G-ABCDEF1')
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
  ])('a chat comes from one https origin and from nowhere else: %j', (url) => {
    expect(reachOf({ chat: { ...chat, url } })).toEqual({})
  })
})
