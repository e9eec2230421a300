import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test('a browser is called as people call it', () => {
  const android = `Mozilla/5.0 (Linux; Android 10; K) ${KIT} Chrome/141.0.0.0 Mobile Safari/537.36`
  expect(deviceName(android)).toBe('Chrome en Android')
  expect(deviceName(`Mozilla/5.0 (Windows NT 10.0) ${KIT} Chrome/141.0 Safari/537.36 Edg/141.0`)).toBe(
    'Edge en Windows',
  )
  expect(deviceName('Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Version/18.0 Safari/604.1')).toBe(
    'Safari en iPad',
  )
})

test('one that nobody knows is called as it calls itself', () => {
  expect(deviceName('Tableta de la caja')).toBe('Tableta de la caja')
  expect(deviceName(`x${'y'.repeat(200)}`)).toHaveLength(60)
  expect(deviceName('')).toBe('')
})
