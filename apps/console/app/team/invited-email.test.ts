import { expect, test } from 'vitest'
import { invitedEmailProblem } from './invited-email.ts'

test.each([
  ['', 'Escribe su correo.'],
  ['  ', 'Escribe su correo.'],
  ['ana', 'Escribe un correo válido.'],
  ['ana@ombu', 'Escribe un correo válido.'],
  ['mailto:ana@ombu.demo', undefined],
])('the e-mail of an invitation, %j, is judged at its field', (email, told) => {
  expect(invitedEmailProblem(email)).toBe(told)
})
