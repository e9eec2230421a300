import { expect, test } from 'vitest'
import { readAudit } from './check-audit.ts'

const weak = (severity: string) => ({ severity, range: '<1.2.3', via: ['x'], effects: [] })

/** spec('decisions beyond-the-documents.31') */
test('grave weaknesses stop the check, lesser ones do not', () => {
  const told = (vulnerabilities: object) => readAudit(`npm warn x\n${JSON.stringify({ vulnerabilities })}\n`)
  expect(told({})).toEqual({ isTold: true, grave: [] })
  expect(told({ one: weak('low'), two: weak('moderate') })).toEqual({ isTold: true, grave: [] })
  expect(told({ one: weak('low'), two: weak('high'), three: weak('critical') }).grave).toEqual([
    'two <1.2.3: high',
    'three <1.2.3: critical',
  ])
})

test('a registry that does not answer judges nobody', () => {
  const away = { message: '405 Method Not Allowed', error: { summary: '', detail: '' } }
  for (const output of ['', 'npm error audit endpoint returned an error', JSON.stringify(away), '{', '{}'])
    expect(readAudit(output)).toEqual({ isTold: false, grave: [] })
})
