import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { TOAST_FADE, TOAST_LIFETIME, TOAST_LIMIT } from './toast-queue.ts'

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8')

/** spec('000 §9.3') spec('001 §9.19') */
test('a modal closes in 190 ms, whichever it is', () => {
  expect(read('motion.css')).toContain('--transition-duration-exit: 190ms;')
  for (const modal of ['modal-shell.tsx', 'confirm-dialog.tsx']) {
    expect(read(modal)).toContain('data-ending-style:duration-exit')
  }
})

/** spec('000 §2.92') spec('000 §2.93') */
test('toasts stay 3 s, two at most, and leave as modals do', () => {
  expect({ TOAST_LIFETIME, TOAST_LIMIT, TOAST_FADE }).toEqual({
    TOAST_LIFETIME: 3000,
    TOAST_LIMIT: 2,
    TOAST_FADE: 190,
  })
})

test('nothing moves where the reader asked for stillness', () => {
  const [, still = ''] = read('motion.css').split('@media (prefers-reduced-motion: reduce)')
  for (const rule of ['animation: none !important', 'transition: none !important']) {
    expect(still).toContain(rule)
  }
})
