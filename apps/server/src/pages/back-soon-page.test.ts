import { expect, test } from 'vitest'
import { backSoonPage, tooManyPages } from './back-soon-page.ts'
import { inlineDigest } from './content-security-policy.ts'

test.each([backSoonPage('GET'), tooManyPages('GET', 7)])(
  'its style is the one that its policy lets in',
  async (page) => {
    const [, style = ''] = /<style>([^]*?)<\/style>/.exec(await page.text()) ?? []
    expect(style).toContain('body{')
    expect(page.headers.get('content-security-policy')).toContain(`style-src ${inlineDigest(style)};`)
  },
)
