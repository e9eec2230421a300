import { startTestApi } from '@mostrador/api/testing/start-test-api'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textOf } from '../testing/text-of.ts'
import { Information } from './information.tsx'

/** spec('000 §2.49') spec('000 §2.50') */
test('the hours of each day read "De HH:MM a HH:MM", past midnight too, and each active mode says how it stands', async () => {
  const { client, given } = await startTestApi()
  const local = await given.branchContact({
    hours: { start: 20 * 60, duration: 6 * 60 },
    orderModes: ['DELIVERY', 'TAKE_AWAY', 'IN_DINING'],
  })
  await given.change(local, async (db) => {
    const mode = (type: keyof typeof local.modes) =>
      db.updateTable('order_modes').where('id', '=', local.modes[type] ?? '')
    await mode('TAKE_AWAY').set({ order_enabled: false, show_name: 'Retiro' }).execute()
    await mode('IN_DINING').set({ active: false }).execute()
    await db
      .deleteFrom('working_hours')
      .where('branch_contact_id', '=', local.id)
      .where('day_of_week', '=', 'MONDAY')
      .execute()
    await db
      .updateTable('working_hours')
      .set({ start_minute: 0, duration_minutes: 1440 })
      .where('branch_contact_id', '=', local.id)
      .where('day_of_week', '=', 'SUNDAY')
      .execute()
  })
  const found = await client.getBranchContact({ params: { id: local.id } })
  if (!found.ok) throw new Error(found.problem.code)
  const html = renderToStaticMarkup(createElement(Information, { contact: found.data, today: 'FRIDAY' }))
  const text = textOf(html)
  expect(text).toContain('Martes De 20:00 a 02:00')
  expect(text).toContain('Lunes Cerrado')
  expect(text).toContain('Domingo Abierto las 24 horas')
  expect(text).toMatch(/Delivery \S.* Cerrado/)
  expect(text).toMatch(/Retiro \S.* Sin pedidos por ahora/)
  expect(text).not.toContain('En el local')
  expect(html).toMatch(/font-semibold"><dt>Viernes/)
})
