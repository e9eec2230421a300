import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { benefitId } from './benefit-id.ts'

const place = { branchId: '0197f000-0000-7000-8000-000000000001', partner: 'club-uno', id: 'a' }

test('a partner’s discount has the same id whenever it is asked for, and another elsewhere', () => {
  const digest = createHash('sha256')
    .update('["external-benefit","0197f000-0000-7000-8000-000000000001","club-uno","a"]')
    .digest('hex')
  const id = benefitId(place)
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(id.slice(0, 8)).toBe(digest.slice(0, 8))
  const others = [
    { ...place, branchId: '0197f000-0000-7000-8000-000000000002' },
    { ...place, partner: 'club-dos' },
    { ...place, id: 'b' },
  ].map(benefitId)
  expect(new Set([id, ...others]).size).toBe(4)
})
