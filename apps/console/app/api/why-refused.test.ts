import { expect, test } from 'vitest'
import { whyNotUndone } from '../revision/use-undo.ts'
import { sentenceOf } from '../session/use-form.ts'
import { whyRefused } from './why-refused.ts'

const refused = (code: string, ...messages: readonly string[]) => ({
  type: 'about:blank',
  title: '',
  status: 403,
  code,
  detail: 'Te falta un permiso.',
  errors: messages.map((message) => ({ code: 'not-on-shared-device', message })),
})

/** spec('decisions proofs-of-fields.6') */
test('a refusal that something is lacking says its first reason, and any other its problem', () => {
  const problem = refused('permission-missing', 'No alcanza con un PIN.', 'Te lo puede dar Ana.')
  expect(whyRefused(problem)).toBe('No alcanza con un PIN.')
  expect(sentenceOf(problem)).toBe('No alcanza con un PIN.')
  expect(whyNotUndone(problem)).toEqual(['No alcanza con un PIN.'])
  expect(whyRefused(refused('permission-missing'))).toBe('Te falta un permiso.')
  expect(sentenceOf(refused('permission-missing'))).toBe('Te falta un permiso.')
  expect(whyRefused(refused('change-refused', 'Falta el nombre.'))).toBe('Te falta un permiso.')
})
