import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from './copy-text.ts'

afterEach(() => void vi.unstubAllGlobals())

test('copying answers true when it worked and false when the browser refused', async () => {
  const copied: string[] = []
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } })
  expect(await copyText('1234-5678')).toBe(true)
  expect(copied).toEqual(['1234-5678'])

  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('NotAllowedError')) } })
  expect(await copyText('1234-5678')).toBe(false)
})

test('a page over plain HTTP, which has no clipboard, copied nothing', async () => {
  vi.stubGlobal('navigator', {})
  expect(await copyText('1234-5678')).toBe(false)
})
