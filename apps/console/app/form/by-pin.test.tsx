import { expect, test } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'
import { documentQuery } from '../document/document-query.ts'
import { draw, silentApi } from '../testing/draw.tsx'
import { grantsOf, workplace } from '../testing/given-workplace.ts'
import { renderHook } from '../testing/render-hook.tsx'
import { AddressLookup } from '../contact/address-lookup.tsx'
import { ThingList } from '../contact/thing-list.tsx'
import { WorkplaceContext } from '../workplace/contact-context.ts'
import { DraftForm, NewThingForm } from './draft-form.tsx'
import { createDraftStore } from './draft-store.ts'
import { FormContext } from './form-context.ts'
import { GroupSwitch } from './group-switch.tsx'
import { KeysField } from './keys-field.tsx'
import { ListField } from './list-field.tsx'
import { Switch } from './switch.tsx'
import { TextField } from './text-field.tsx'
import { useField } from './use-field.ts'

const place = ['branchContacts', 'palermo']
const sentence = 'Para cambiar lo que está en gris, entra con tu contraseña en un dispositivo tuyo.'

const ana = [{ key: 'ana', name: 'Ana' }]
const toAdd = 'Para agregar, entra con tu contraseña en un dispositivo tuyo.'

/** A form of a contact as its owner sees it: at a device of his own, or at a shared one. */
function form(onTablet: boolean, people = ana): string {
  const queries = createQueryClient()
  const value = { key: 'palermo', callPhone: '+5491123456789', alerts: { people } }
  const { queryKey } = documentQuery(silentApi, workplace.contact.branchId, place)
  queries.setQueryData(queryKey, { revision: 1, value, pictures: {} })
  return draw(
    <DraftForm place={place} waiting={null}>
      <TextField at="callPhone" label="Teléfono" longest={20} />
      <Switch at="mandatoryEmail" label="Pedir el e-mail" otherwise={false} />
      <AddressLookup />
      <ListField
        at="alerts/people"
        label="Personas"
        addLabel="Agregar a alguien"
        start={{ name: '' }}
        most={5}
        nameOf={({ name }) => String(name)}
      >
        <TextField at="name" label="Nombre" longest={120} />
      </ListField>
    </DraftForm>,
    { role: 'owner', onTablet, queries },
  )
}

/** Whether the control of a place of the contact can be changed. */
const isOpen = (html: string, at: string): boolean => {
  const [control = ''] = new RegExp(`<input[^>]*@branchContacts/palermo/${at}"[^>]*>`).exec(html) ?? []
  expect(control).not.toBe('')
  return !control.includes('disabled=""')
}

/** spec('decisions proofs-of-fields.6') */
test('at a shared tablet a field that takes more than a PIN is to be read, and says so before', () => {
  const [own, tablet] = [form(false), form(true)]
  for (const at of ['callPhone', 'mandatoryEmail', 'alerts/people/ana/name'])
    expect([at, isOpen(own, at)]).toEqual([at, true])
  expect(own).not.toContain(sentence)
  expect(isOpen(tablet, 'callPhone')).toBe(false)
  expect(isOpen(tablet, 'alerts/people/ana/name')).toBe(false)
  expect(isOpen(tablet, 'mandatoryEmail')).toBe(true)
  // Once and over the fields, hidden where none of them is marked.
  expect(tablet.split(sentence)).toHaveLength(2)
  expect(tablet.indexOf(sentence)).toBeLessThan(tablet.indexOf('<input'))
  expect(tablet.split('data-takes-more="')).toHaveLength(3)
  expect(own).not.toContain('data-takes-more="')
  // The search fills in the fields of the address, which are only read there.
  expect([own, tablet].map((html) => html.includes('Buscar la dirección'))).toEqual([true, false])
})

/** spec('decisions proofs-of-fields.6') */
test('a thing that leads elsewhere is taken out at a shared tablet, and none is added', () => {
  expect(form(false)).toContain('Agregar a alguien')
  expect(form(true)).not.toContain('Agregar a alguien')
  expect(form(true)).toContain('Más de Ana')
})

/** spec('decisions proofs-of-fields.6') */
test('a list that is empty says at a shared tablet why none is added', () => {
  expect(form(true, [])).toContain(toAdd)
  expect(form(false, [])).not.toContain(toAdd)
})

/** The list and the form of a new thing of a list of the brand, as its owner sees them. */
function pagesOf(list: readonly string[], onTablet: boolean): string {
  const queries = createQueryClient()
  const { queryKey } = documentQuery(silentApi, workplace.contact.branchId, list)
  queries.setQueryData(queryKey, { revision: 1, value: [], pictures: {} })
  return draw(
    <>
      <ThingList lines={[]} list={list} to="/palermo" addLabel="Agregar una" />
      <NewThingForm list={list} start={{ name: '' }} alwaysShown waiting={null}>
        <TextField at="name" label="Nombre" longest={120} />
      </NewThingForm>
    </>,
    { role: 'owner', onTablet, queries },
  )
}

/** spec('decisions proofs-of-fields.6') */
test('a shared tablet says in place of what adds a thing, and of its form, that it takes more', () => {
  const guarded = 'discountCodes loyaltyRewards campaigns surveys paymentTypes customisations'
  for (const list of guarded.split(' ')) {
    const [own, tablet] = [pagesOf([list], false), pagesOf([list], true)]
    expect(own).toMatch(/Agregar una.*<input.*Guardar/s)
    expect(own).not.toContain(toAdd)
    expect(tablet).not.toMatch(/Agregar una|<input|Guardar/)
    expect(tablet.split(toAdd)).toHaveLength(3)
  }
  expect(pagesOf([...place, 'orderModes'], true)).toContain(toAdd)
  const zones = pagesOf([...place, 'deliveryZones'], true)
  expect(zones).toMatch(/Agregar una.*<input.*Guardar/s)
  expect(zones).not.toContain(toAdd)
})

/** The switch of a group of fields of the brand, whose form stands at a place. */
function switchOf(group: string, at: { readonly onTablet: boolean; readonly value: object }): string {
  const queries = createQueryClient()
  const { queryKey } = documentQuery(silentApi, workplace.contact.branchId, ['paymentTypes', 'otro'])
  queries.setQueryData(queryKey, { revision: 1, value: at.value, pictures: {} })
  const html = draw(
    <DraftForm place={['paymentTypes', 'otro']} waiting={null}>
      <GroupSwitch at={group} label="Con esto" start={{}} />
    </DraftForm>,
    { role: 'owner', onTablet: at.onTablet, queries },
  )
  expect(html).toContain('Con esto')
  return html
}

/** spec('decisions proofs-of-fields.6') */
test('a switch that opens what takes more is not turned on at a shared tablet, but off', () => {
  const [off, on] = [{ key: 'otro' }, { key: 'otro', transfer: { alias: 'tu.local' } }]
  expect(switchOf('transfer', { onTablet: true, value: off })).toMatch(
    /data-takes-more.*<input[^>]* disabled=/s,
  )
  expect(switchOf('transfer', { onTablet: true, value: on })).not.toMatch(/data-takes-more=|disabled=/)
  expect(switchOf('transfer', { onTablet: false, value: off })).not.toMatch(/data-takes-more=|disabled=/)
})

/** The form of a thing of its own of the brand, such as its loyalty partner. */
function optionalForm(part: string, at: { readonly onTablet: boolean; readonly value?: object }): string {
  const queries = createQueryClient()
  const { queryKey } = documentQuery(silentApi, workplace.contact.branchId, [part])
  queries.setQueryData(queryKey, { revision: 1, value: at.value, pictures: {} })
  return draw(
    <DraftForm place={[part]} optional waiting={null}>
      <TextField at="name" label="Nombre" longest={120} required />
    </DraftForm>,
    { role: 'owner', onTablet: at.onTablet, queries },
  )
}

/** spec('decisions proofs-of-fields.6') */
test.each(['externalLoyalty', 'loyalty'])(
  'a shared tablet does not begin %s, whose name takes more',
  (part) => {
    expect(optionalForm(part, { onTablet: false })).toContain('<input')
    expect(optionalForm(part, { onTablet: true })).toContain(toAdd)
    expect(optionalForm(part, { onTablet: true })).not.toContain('<input')
    expect(optionalForm(part, { onTablet: true, value: { name: 'Club' } })).toContain('<input')
  },
)

/** The problems of a partner's form without a name, and the name that it would send. */
async function triedForm(onTablet: boolean) {
  const store = createDraftStore({ base: { name: ' ' }, place: ['externalLoyalty'] })
  const sharedDevice = onTablet ? { name: 'Caja', idleMinutes: 5 } : null
  const session = { ...workplace.session, sharedDevice, grants: grantsOf('OWNER') }
  const check = (value: unknown) => (value === '' ? undefined : 'Falta este dato.')
  const useName = () => useField('name', { label: 'Nombre', check, tidy: () => '' })
  await renderHook(useName, {
    api: silentApi,
    queries: createQueryClient(),
    around: (node) => (
      <WorkplaceContext value={{ ...workplace, session }}>
        <FormContext value={{ store, save: async () => true }}>{node}</FormContext>
      </WorkplaceContext>
    ),
  })
  const { draft } = store.now()
  return {
    problems: store.fields.problemsOf(draft).map(({ sentence }) => sentence),
    name: store.fields.tidied(draft).name,
  }
}

/** spec('decisions proofs-of-fields.6') */
test.each([
  ['of an owner demands and tidies a field', false, { problems: ['Falta este dato.'], name: '' }],
  ['by PIN neither demands nor tidies a field that it only shows', true, { problems: [], name: ' ' }],
] as const)('a form %s', async (_, onTablet, said) => {
  expect(await triedForm(onTablet)).toEqual(said)
})

/** Whether the switch of a thing of the brand can be changed at a shared tablet. */
function isSwitchOpen(list: readonly string[], thing: Record<string, unknown>): boolean {
  const queries = createQueryClient()
  const { queryKey } = documentQuery(silentApi, workplace.contact.branchId, list)
  queries.setQueryData(queryKey, { revision: 1, value: thing, pictures: {} })
  const html = draw(
    <DraftForm place={list} waiting={null}>
      <Switch at="active" label="Activo" otherwise />
    </DraftForm>,
    { role: 'owner', onTablet: true, queries },
  )
  const [control = ''] = /<input[^>]*\/active"[^>]*>/.exec(html) ?? []
  expect(control).not.toBe('')
  const isOpen = !control.includes('disabled=""')
  // The sentence over the form is shown where a field is marked.
  expect(html.includes('data-takes-more="')).toBe(!isOpen)
  return isOpen
}

/** spec('decisions proofs-of-fields.6') */
test('at a shared tablet a switch is turned off, and one that is off says before who turns it on', () => {
  const code = ['discountCodes', 'HOLA10']
  expect(isSwitchOpen(code, { code: 'HOLA10' })).toBe(true)
  expect(isSwitchOpen(code, { code: 'HOLA10', active: false })).toBe(false)
  const way = ['paymentTypes', 'uno']
  const transfer = { alias: 'socio.mp' }
  expect(isSwitchOpen(way, { key: 'uno', paymentMethod: 'OTHER', transfer })).toBe(true)
  expect(isSwitchOpen(way, { key: 'uno', paymentMethod: 'OTHER', transfer, active: false })).toBe(false)
  expect(isSwitchOpen(way, { key: 'uno', paymentMethod: 'CASH', active: false })).toBe(true)
})

/** The ways to pay of an order mode, of which the saved ones are known. */
function waysOf(saved: readonly string[], onTablet: boolean): string {
  const queries = createQueryClient()
  const list = [...place, 'orderModes', 'retiro']
  const { queryKey } = documentQuery(silentApi, workplace.contact.branchId, list)
  queries.setQueryData(queryKey, { revision: 1, value: { key: 'retiro', paymentTypes: saved }, pictures: {} })
  const options = [
    { value: 'caja', label: 'Efectivo' },
    { value: 'alias', label: 'Transferencia', takesMore: onTablet },
  ]
  return draw(
    <DraftForm place={list} waiting={null}>
      <KeysField at="paymentTypes" label="Medios" addLabel="Agregar un medio" options={options} />
    </DraftForm>,
    { role: 'owner', onTablet, queries },
  )
}

/** spec('decisions proofs-of-fields.6') */
test('a list of ways to pay says at a shared tablet which of them takes more, and offers the others', () => {
  const [own, tablet] = [waysOf([], false), waysOf([], true)]
  expect(own).toMatch(/<option[^>]*>Efectivo<.*<option[^>]*>Transferencia</s)
  expect(own).not.toContain(toAdd)
  expect(tablet).toMatch(/<option[^>]*>Efectivo</)
  expect(tablet).not.toMatch(/<option[^>]*>Transferencia</)
  expect(tablet).toMatch(/Transferencia.*Para agregar, entra con tu contraseña/s)
  // One that the mode offers already takes no more.
  expect(waysOf(['alias'], true)).not.toContain(toAdd)
})
