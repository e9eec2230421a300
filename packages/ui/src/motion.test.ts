import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8')

/** spec('000 §2.93') spec('000 §9.3') spec('001 §9.19') */
test('a modal closes in 190 ms, whichever it is', () => {
  expect(read('motion.css')).toContain('--transition-duration-exit: 190ms;')
  for (const modal of ['modal-shell.tsx', 'confirm-dialog.tsx']) {
    expect(read(modal)).toContain('data-ending-style:duration-exit')
  }
})

test('nothing moves where the reader asked for stillness', () => {
  const [, still = ''] = read('motion.css').split('@media (prefers-reduced-motion: reduce)')
  for (const rule of ['animation: none !important', 'transition: none !important']) {
    expect(still).toContain(rule)
  }
})
