import { expect, test } from 'vitest'
import { sampleCode } from '../testing/sample-code.ts'
import { confirmChange } from './confirm-change.ts'
import { standsAt } from './judge-code.ts'
import { keepCode, type KeptCode } from './kept-code.ts'

test('a diner who agreed to drop the code keeps none, even while the order is not complete', () => {
  const cash = { orderModeId: 'mode', paymentTypeId: 'cash', at: null }
  const draft: { code: KeptCode | null; paid: string } = { code: keepCode(sampleCode, cash, 0), paid: 'cash' }
  confirmChange('card', {
    onChoose: (id) => {
      draft.paid = id
    },
    onDropCode: () => {
      draft.code = null
    },
  })
  expect(draft.paid).toBe('card')
  const now = { ...cash, paymentTypeId: draft.paid, isSettled: false }
  expect(draft.code && standsAt(draft.code, now)).toBeNull()
})
