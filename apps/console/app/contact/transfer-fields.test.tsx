import { expect, test } from 'vitest'
import { createDraftStore } from '../form/draft-store.ts'
import { FormContext } from '../form/form-context.ts'
import { draw } from '../testing/draw.tsx'
import { TransferFields } from './transfer-fields.tsx'

/** The fields of the account of a transfer that are demanded. */
function demanded(transfer: object): readonly string[] {
  const store = createDraftStore({
    base: { paymentMethod: 'OTHER', transfer },
    place: ['paymentTypes', 'transferencia'],
  })
  const html = draw(
    <FormContext value={{ store, save: async () => true }}>
      <TransferFields />
    </FormContext>,
    { role: 'owner' },
  )
  return [...html.matchAll(/<input[^>]*>/g)].flatMap(([input]) =>
    / (?:aria-)?required="/.test(input)
      ? (/transferencia\/transfer\/(alias|account)"/.exec(input)?.[1] ?? [])
      : [],
  )
}

/** spec('decisions transfers.8') */
test('a transfer to nowhere is one fault, told at one field', () => {
  expect(demanded({})).toEqual(['alias'])
  expect(demanded({ account: '2850590940090418135201' })).toEqual([])
  expect(demanded({ alias: 'fuego.lento.mp' })).toEqual(['alias'])
})
