import { expect, test } from 'vitest'
import { pinFault } from './pin-rule.ts'

/** spec('decisions shared-devices.2') */
test.each(['8305', '40917', '270461', '1113', '2050'])('%s can be chosen', (pin) =>
  expect(pinFault(pin)).toBeUndefined(),
)

/** spec('decisions shared-devices.2') */
test.each(['', '123', '1234567', 'abcd', '12 4', '١٢٣٥'])('"%s" is no PIN', (pin) =>
  expect(pinFault(pin)).toBe('pin-malformed'),
)

/** spec('decisions shared-devices.2') */
test.each(['1234', '4321', '987654', '0000', '777777', '1212', '123123', '1987', '2026'])(
  '%s is what others try first',
  (pin) => expect(pinFault(pin)).toBe('pin-too-easy'),
)
