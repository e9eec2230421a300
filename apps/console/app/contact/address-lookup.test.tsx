import { expect, test } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { createDraftStore } from '../form/draft-store.ts'
import { FormContext } from '../form/form-context.ts'
import { AddressLookup } from './address-lookup.tsx'

const store = createDraftStore({
  base: { key: 'palermo', address: {} },
  place: ['branchContacts', 'palermo'],
})
const drawn = (role: 'owner' | 'cashier') =>
  draw(
    <FormContext value={{ store, save: async () => true }}>
      <AddressLookup />
    </FormContext>,
    { role },
  )

test('the address of the contact is looked up by who may change it, and by nobody else', () => {
  expect(drawn('owner')).toContain('Buscar la dirección')
  expect(drawn('owner')).toContain('role="combobox"')
  expect(drawn('cashier')).not.toContain('Buscar la dirección')
})
