import { expect, test } from 'vitest'
import { installWay, isInstallMoment } from './install-way.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Safari/604.1'
const browser = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140',
  isInstalled: false,
  hasOffer: false,
}

/** spec('000 §2.42') */
test('each browser is told what it can do', () => {
  expect(installWay({ ...browser, hasOffer: true })).toBe('offer')
  expect(installWay({ ...browser, userAgent: IPHONE })).toBe('apple')
  expect(installWay({ ...browser, userAgent: `${IPHONE} Instagram 300.0` })).toBe('other-app')
  for (const device of ['iPad', 'iPod'])
    expect(installWay({ ...browser, userAgent: IPHONE.replace('iPhone;', `${device};`) })).toBe('apple')
  expect(installWay(browser)).toBeUndefined()
  expect(installWay({ ...browser, userAgent: 'NotAniPhoneX' })).toBeUndefined()
  expect(installWay({ ...browser, hasOffer: true, isInstalled: true })).toBeUndefined()
})

const moment = { pathname: '/menu/palermo/delivery', search: '', isKnown: true, wasProposed: false }

test('it is proposed once, on a menu, to whoever ordered before', () => {
  expect(isInstallMoment(moment)).toBe(true)
  expect(isInstallMoment({ ...moment, pathname: '/menu/palermo' })).toBe(true)
  expect(isInstallMoment({ ...moment, isKnown: false })).toBe(false)
  expect(isInstallMoment({ ...moment, wasProposed: true })).toBe(false)
  for (const page of ['/preview', '/checkout', '/delivery/carnes/bife', '/soporte'])
    expect(isInstallMoment({ ...moment, pathname: `/menu/palermo${page}` })).toBe(false)
  for (const pathname of ['/menu', '/menu/', '/x/menu/palermo', '/menu/palermo/', '/menu/palermo/delivery/'])
    expect(isInstallMoment({ ...moment, pathname })).toBe(false)
})

/** spec('001 §2.15') */
test('a follow-up proposes it with showPWA, and only then', () => {
  const followUp = { ...moment, pathname: '/menu/palermo/order/0123456789', wasProposed: true }
  expect(isInstallMoment({ ...followUp, search: '?showPWA=true' })).toBe(true)
  expect(isInstallMoment({ ...followUp, search: '?showPWA' })).toBe(true)
  expect(isInstallMoment({ ...followUp, search: '?showPWA=false' })).toBe(false)
  expect(isInstallMoment(followUp)).toBe(false)
  for (const pathname of ['/menu/palermo/order/', '/menu/palermo/order/0123456789/more'])
    expect(isInstallMoment({ ...followUp, pathname, search: '?showPWA=true' })).toBe(false)
})
