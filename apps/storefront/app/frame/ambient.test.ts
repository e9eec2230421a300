import { expect, test } from 'vitest'
import { isWithoutBackButton } from './ambient.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0'

/** spec('000 §2.87') */
test.each([
  `${IPHONE} Mobile/22A3354 Instagram 350.0.0.20.90 (iPhone15,2; iOS 18_0)`,
  `${IPHONE} Mobile/22A3354 [FBAN/FBIOS;FBAV/480.0.0.32.109]`,
  `${ANDROID} Chrome/130.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/488.0.0.0;]`,
  `${ANDROID} Chrome/130.0.0.0 Mobile Safari/537.36 WhatsApp/2.24`,
])('the browser of a social app has no way back: %s', (userAgent) => {
  expect(isWithoutBackButton(userAgent, false)).toBe(true)
})

test('a browser has one, until the page is installed', () => {
  const safari = `${IPHONE} Version/18.0 Mobile/15E148 Safari/604.1`
  const chrome = `${ANDROID} Chrome/130.0.0.0 Mobile Safari/537.36`
  expect([safari, chrome].map((userAgent) => isWithoutBackButton(userAgent, false))).toEqual([false, false])
  expect(isWithoutBackButton(chrome, true)).toBe(true)
})
