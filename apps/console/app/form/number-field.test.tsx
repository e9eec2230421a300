import type { Thing } from '@mostrador/domain/revision/operation'
import { expect, test } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { createDraftStore } from './draft-store.ts'
import { FormContext } from './form-context.ts'
import { NumberField } from './number-field.tsx'

/** A number of minutes that may say nothing, over a part that says this. */
const field = (base: Thing): string => {
  const store = createDraftStore({ base, place: ['branchContacts', 'palermo'] })
  return draw(
    <FormContext value={{ store, save: () => Promise.resolve(true) }}>
      <NumberField
        at="wait"
        label="Espera"
        hint="Vacío: sin tope."
        isMinutes
        least={1}
        most={9999}
        optional
      />
    </FormContext>,
    { role: 'owner' },
  )
}

test('a number field says below what leaving it empty means while it is empty, and beside hours', () => {
  expect(field({})).toContain('Vacío: sin tope.')
  expect(field({ wait: 30 })).toContain('Vacío: sin tope.')
  expect(field({ wait: 1500 })).toMatch(/1 día.*Vacío: sin tope\./)
})
