import { expect, test } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'
import { draw } from '../testing/draw.tsx'
import { workplace } from '../testing/given-workplace.ts'
import { CampaignsPage } from './campaigns-page.tsx'
import { MadeLink } from './link-maker.tsx'

test('a campaign has its link, a code that leads there, and both as files', () => {
  const link = 'https://ombu.test/menu/palermo?campaignId=Volantes'
  const html = draw(<MadeLink name="Volantes" link={link} />)
  expect(html).toContain('Código QR de la campaña Volantes')
  expect(html).toContain('campaignId=Volantes')
  for (const label of ['Copiar link', 'Descargar PNG', 'Descargar SVG']) expect(html).toContain(label)
})

test('the page asks for a name instead of for parts of an address, also before the first visit', () => {
  const queries = createQueryClient()
  const empty = { menuUrl: 'https://ombu.test/menu/palermo', campaigns: [] }
  queries.setQueryData(['campaigns', workplace.contact.id, '30'], empty)
  const html = draw(<CampaignsPage />, { queries })
  expect(html).toContain('Nombre de la campaña')
  expect(html).toContain('Todavía no hay visitas')
  expect(html).not.toContain('?campaignId=')
  expect(html).not.toContain('Copiar link')
})
