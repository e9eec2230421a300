import { giveException } from '@mostrador/api/testing/given-schedule'
import { startTestApi } from '@mostrador/api/testing/start-test-api'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textOf } from '../testing/text-of.ts'
import { Information } from './information.tsx'

/** spec('000 §2.49') spec('000 §2.50') */
test('the hours of each day read "De HH:MM a HH:MM", past midnight too, and each active mode says how it stands', async () => {
  const { client, given } = await startTestApi()
  const contact = await given.branchContact({
    hours: { start: 20 * 60, duration: 6 * 60 },
    orderModes: ['DELIVERY', 'TAKE_AWAY', 'IN_DINING'],
  })
  await given.change(contact, async (db) => {
    const mode = (type: keyof typeof contact.modes) =>
      db.updateTable('order_modes').where('id', '=', contact.modes[type] ?? '')
    await mode('TAKE_AWAY').set({ order_enabled: false, show_name: 'Retiro' }).execute()
    await mode('IN_DINING').set({ active: false }).execute()
    await db
      .deleteFrom('working_hours')
      .where('branch_contact_id', '=', contact.id)
      .where('day_of_week', '=', 'MONDAY')
      .execute()
    await db
      .updateTable('working_hours')
      .set({ start_minute: 0, duration_minutes: 1440 })
      .where('branch_contact_id', '=', contact.id)
      .where('day_of_week', '=', 'SUNDAY')
      .execute()
  })
  const found = await client.getBranchContact({ params: { id: contact.id } })
  if (!found.ok) throw new Error(found.problem.code)
  const html = renderToStaticMarkup(createElement(Information, { contact: found.data, today: '2026-11-20' }))
  const text = textOf(html)
  expect(text).toContain('Martes De 20:00 a 02:00 del miércoles')
  expect(text).toContain('Lunes Cerrado')
  expect(text).toContain('Domingo Abierto las 24 horas')
  expect(text).toMatch(/Delivery \S.* Cerrado/)
  expect(text).toMatch(/Retiro \S.* Sin pedidos por ahora/)
  expect(text).not.toContain('En el local')
  expect(html).toMatch(/font-semibold"><dt>Viernes/)
})

/** spec('000 §2.49') */
test('dates that differ stand with their own hours, of one mode with its name, and what is over is gone', async () => {
  const { client, given } = await startTestApi()
  const contact = await given.branchContact({ orderModes: ['DELIVERY', 'TAKE_AWAY'] })
  const { DELIVERY = '', TAKE_AWAY = '' } = contact.modes
  await given.change(contact, async (db) => {
    await giveException(db, contact, { day: '2026-11-20', hours: null })
    await giveException(db, contact, { day: '2026-12-08', hours: { start: 21 * 60, duration: 5 * 60 } })
    await giveException(db, contact, { day: '2026-12-08', modeId: TAKE_AWAY, hours: null })
    await giveException(db, contact, { day: '2026-12-09', modeId: DELIVERY, hours: null })
    await db.updateTable('order_modes').set({ active: false }).where('id', '=', DELIVERY).execute()
  })
  const found = await client.getBranchContact({ params: { id: contact.id } })
  if (!found.ok) throw new Error(found.problem.code)
  const htmlOn = (today: string) =>
    renderToStaticMarkup(createElement(Information, { contact: found.data, today }))
  const text = textOf(htmlOn('2026-11-20'))
  expect(text).toMatch(
    /Fechas especiales Viernes 20\/11 Cerrado Martes 08\/12 De 21:00 a 02:00 del miércoles Martes 08\/12 Take away Cerrado Modalidades/,
  )
  expect(htmlOn('2026-11-20')).toMatch(/font-semibold"><dt>Viernes 20\/11/)
  expect(htmlOn('2026-11-20')).not.toMatch(/font-semibold"><dt>Viernes</)
  expect(textOf(htmlOn('2026-11-21'))).not.toContain('20/11')
  expect(textOf(htmlOn('2026-12-09'))).not.toContain('Fechas especiales')
})
