import { expect, test } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'
import { documentKey } from '../revision/changed-parts.ts'
import { draw, type Surroundings } from '../testing/draw.tsx'
import { workplace } from '../testing/given-workplace.ts'
import { WithMenu } from './menu-context.tsx'
import { PriceScope } from './price-scope.tsx'

const { contact } = workplace
const mode = (id: string, key: string) => ({
  branchContact: { id, key, name: key },
  key: 'retiro',
  type: 'TAKE_AWAY' as const,
  showName: null,
  active: true,
  menu: 'carta',
  paymentTypes: [],
})
const here = mode(contact.id, 'palermo')
const there = mode('0198c000-0000-7000-8000-0000000000ab', 'nunez')

type Said = { readonly modes?: readonly object[]; readonly said?: object; readonly plate?: string }

/** Text at a plate's price, given the overrides of a branch contact. */
function scope({ modes = [here, there], said = {}, plate = 'bife' }: Said, as: Surroundings): string {
  const queries = createQueryClient()
  const put = (place: string, value: unknown) =>
    queries.setQueryData([...documentKey(contact.branchId), place], value)
  const part = (value: unknown) => ({ revision: 1, value, pictures: {} })
  put('list of menus', { menus: [{ key: 'carta', name: 'Carta', categories: 1, plates: 1 }], modes })
  const bife = { key: 'bife', name: 'Bife', category: 'a', price: 100 }
  put('menus/carta', part({ key: 'carta', name: 'Carta', categories: [], plates: [bife] }))
  put('branchContacts/palermo/menus/carta', part({ key: 'carta', ...said }))
  const html = draw(
    <WithMenu waiting="…" none="none">
      <PriceScope plateKey={plate} />
    </WithMenu>,
    { ...as, queries },
  )
  return html
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/[|\s]+/g, ' ')
    .trim()
}

/** spec('decisions locals.6') */
test('at a price stands for which contacts it holds, with the other choice beside it', () => {
  expect(scope({}, { role: 'owner' })).toBe(
    'Precio de la marca: vale en sus 2 locales. Cambiarlo solo en Palermo…',
  )
  expect(scope({}, { role: 'cashier' })).toBe('Precio de la marca: vale en sus 2 locales.')
  expect(scope({ plate: '+' }, { role: 'owner' })).toBe('Precio de la marca: vale en sus 2 locales.')
  expect(scope({ modes: [here] }, { role: 'owner' })).toBe('')
})

/** spec('decisions locals.6') */
test.each([
  [{ plates: [{ key: 'bife', price: 120 }] }, 'Palermo tiene su propio precio: $ 120.'],
  [
    { plates: [{ key: 'bife', sizes: [{ key: 'medio', price: 60 }] }] },
    'Palermo tiene precios propios de algún tamaño.',
  ],
])('the value that this contact has instead is named: %j', (said, sentence) => {
  expect(scope({ said }, { role: 'owner' })).toContain(sentence)
})
