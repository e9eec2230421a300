import { expect, test } from 'vitest'
import { browserFamily } from './browser-family.ts'

const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15'

test.each([
  [`Mozilla/5.0 (Linux; Android 14) ${KIT} Chrome/141.0.0.0 Mobile Safari/537.36`, 'Chrome 141, Android'],
  [`Mozilla/5.0 (X11; CrOS x86_64) ${KIT} HeadlessChrome/141.0.0.0 Safari/537.36`, 'Chrome 141, Linux'],
  [`${PHONE} CriOS/141.0.1 Mobile/15E148 Safari/604.1`, 'Chrome 141, iOS'],
  [`${PHONE} (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1`, 'Safari 18, iOS'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) ${KIT} Version/17.6 Safari/605.1.15`, 'Safari 17, macOS'],
  [`${PHONE} Mobile/15E148 Instagram 350.1`, 'Instagram 350, iOS'],
  [`${PHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/512.0.0.40;FBBV/1]`, 'Facebook 512, iOS'],
  [`${PHONE} Mobile/15E148 [FBAN/MessengerForiOS]`, 'Facebook, iOS'],
  [
    `Mozilla/5.0 (Linux; Android 14) ${KIT} Chrome/141.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/512.0;]`,
    'Facebook 512, Android',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14) ${KIT} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    'Samsung Internet 28, Android',
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${KIT} Chrome/141.0 Safari/537.36 OPR/125.0`, 'Opera 125, Linux'],
  [`Mozilla/5.0 (Windows NT 10.0) ${KIT} Chrome/141.0 Safari/537.36 Edg/141.0`, 'Edge 141, Windows'],
  [
    `Mozilla/5.0 (Linux; Android 14) ${KIT} Chrome/141.0 Mobile Safari/537.36 EdgA/140.0`,
    'Edge 140, Android',
  ],
  [`${PHONE} Version/18.0 EdgiOS/139.1 Mobile/15E148 Safari/604.1`, 'Edge 139, iOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox 144, Linux'],
  ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) FxiOS/144.0 Mobile/15E148 Safari/605', 'Firefox 144, iOS'],
  ['Mozilla/5.0 (Windows NT 10.0)', 'Windows'],
  ['node', ''],
  [null, ''],
])('%s is %s', (agent, family) => expect(browserFamily(agent)).toBe(family))
