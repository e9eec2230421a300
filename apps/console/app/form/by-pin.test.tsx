import { expect, test } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'
import { documentQuery } from '../document/document-query.ts'
import { draw, silentApi } from '../testing/draw.tsx'
import { workplace } from '../testing/given-workplace.ts'
import { DraftForm } from './draft-form.tsx'
import { ListField } from './list-field.tsx'
import { Switch } from './switch.tsx'
import { TextField } from './text-field.tsx'

const place = ['branchContacts', 'palermo']
const sentence = 'Para cambiarlo, entra con tu contraseña en un dispositivo tuyo.'

/** A form of a local as its owner sees it: at a device of his own, or at a shared one. */
function form(onTablet: boolean): string {
  const queries = createQueryClient()
  const people = [{ key: 'ana', name: 'Ana' }]
  const value = { key: 'palermo', callPhone: '+5491123456789', alerts: { people } }
  const { queryKey } = documentQuery(silentApi, workplace.contact.branchId, place)
  queries.setQueryData(queryKey, { revision: 1, value, pictures: {} })
  return draw(
    <DraftForm place={place} waiting={null}>
      <TextField at="callPhone" label="Teléfono" longest={20} />
      <Switch at="mandatoryEmail" label="Pedir el e-mail" otherwise={false} />
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

/** Whether the control of a place of the local can be changed. */
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
  expect(tablet.split(sentence)).toHaveLength(3)
})

/** spec('decisions proofs-of-fields.6') */
test('a thing that leads elsewhere is taken out at a shared tablet, and none is added', () => {
  expect(form(false)).toContain('Agregar a alguien')
  expect(form(true)).not.toContain('Agregar a alguien')
  expect(form(true)).toContain('Más de Ana')
})
