import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginSession, readSession, type CookieJar } from './visit-session.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A browser's cookies, which end when their time is over. */
function cookies(): CookieJar & { readonly said: string[] } {
  const kept = new Map<string, { readonly value: string; readonly ends: number }>()
  const said: string[] = []
  return {
    said,
    get cookie() {
      const alive = [...kept].filter(([, { ends }]) => ends > Date.now())
      return alive.map(([name, { value }]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      said.push(text)
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? []
      const seconds = Number(/; max-age=(\d+)/.exec(text)?.[1] ?? Infinity)
      kept.set(name, { value, ends: Date.now() + seconds * 1000 })
    },
  }
}

/** spec('000 §7.36') spec('000 §9.6') spec('001 §9.18') */
test('a click on a link begins a session of ten minutes, and another one lets it go on', () => {
  const jar = cookies()
  expect(readSession(jar)).toBeUndefined()
  beginSession(jar, true)
  const session = readSession(jar)
  expect(session).toMatch(/^[0-9a-f]{32}$/)
  vi.advanceTimersByTime(599_999)
  expect(readSession(jar)).toBe(session)
  beginSession(jar, true)
  vi.advanceTimersByTime(599_999)
  expect(readSession(jar)).toBe(session)
  vi.advanceTimersByTime(1)
  expect(readSession(jar)).toBeUndefined()
  beginSession(jar, true)
  expect(readSession(jar)).not.toBe(session)
})

test('its cookie goes to these pages alone, and by HTTPS where there is one', () => {
  const jar = cookies()
  beginSession(jar, true)
  beginSession(jar, false)
  const [over, plain] = jar.said
  expect(over).toContain('; path=/; samesite=lax; secure')
  expect(plain).toContain('; path=/; samesite=lax')
  expect(plain).not.toContain('secure')
})
