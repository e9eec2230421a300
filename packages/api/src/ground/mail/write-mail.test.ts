import { staffMailCopy } from '@mostrador/copy/staff-mail'
import { expect, test } from 'vitest'
import { writeMail, type MailWords } from './write-mail.ts'

const look = { name: 'Ombú', colors: { colorModeType: 'LIGHT', lightMainColor: '#aa3300' }, country: 'ar' }

const parts: MailWords = {
  subject: 'Pedido #7',
  heading: 'Pedido #7',
  paragraphs: ['Palermo'],
  rows: [
    { label: '2 × Empanada', detail: 'picante', value: '$ 2.400' },
    { label: 'Total', value: '$ 2.400', isTotal: true },
  ],
  link: { label: 'Ver el pedido', url: 'https://ombu.example/menu/x?a=1&b=2' },
  notes: ['No reemplaza a la factura.'],
}

test('a mail says the same as text and as a page', () => {
  const { text, html } = writeMail(look, parts)
  expect(text).toBe(`Pedido #7

Palermo

2 × Empanada: $ 2.400
   picante
Total: $ 2.400

Ver el pedido:
https://ombu.example/menu/x?a=1&b=2

-- \nOmbú
No reemplaza a la factura.
`)
  for (const words of ['Ombú', 'Palermo', '2 × Empanada', 'picante', '$ 2.400', 'No reemplaza a la factura.'])
    expect(html).toContain(words)
  expect(html).toContain('href="https://ombu.example/menu/x?a=1&amp;b=2"')
})

/** spec('decisions beyond-the-documents.26') */
test.each([
  ['ar', 'Elegí otra contraseña', 'elegila con este link'],
  ['uy', 'Elegí otra contraseña', 'elegila con este link'],
  ['py', 'Elegí otra contraseña', 'elegila con este link'],
  ['cl', 'Elige otra contraseña', 'elígela con este link'],
])('a mail of %s addresses its reader as people there do', (country, heading, sentence) => {
  const said = staffMailCopy.password
  const { text, html } = writeMail(
    { ...look, name: 'Elige otra contraseña', country },
    { ...parts, heading: said.heading, paragraphs: [said.text('ana@ombu.example')] },
  )
  expect(text.startsWith(`${heading}\n`)).toBe(true)
  for (const written of [text, html]) expect(written).toContain(sentence)
  // The name of a shop is no sentence of ours.
  expect(text).toContain('-- \nElige otra contraseña\n')
})

/** The colour of the text in the head, and what lies below it. */
function headColors(lightMainColor: string): readonly (string | undefined)[] {
  const { html } = writeMail({ ...look, colors: { colorModeType: 'LIGHT', lightMainColor } }, parts)
  const [, background, color] = /background:(#[\da-f]{6});color:(#[\da-f]{6})/.exec(html) ?? []
  return [background, color]
}

/** spec('decisions mail.7') */
test('its colours are the brand’s, with words that can be read on them', () => {
  expect(headColors('#aa3300')).toEqual(['#aa3300', '#ffffff'])
  expect(headColors('#ffee88')).toEqual(['#ffee88', '#000000'])
  const dark = { ...look, colors: { colorModeType: 'DARK', mainBackgroundColorDark: '#101010' } }
  expect(writeMail(dark, parts).html).toContain('background:#101010')
})

/** spec('decisions mail.7') */
test('it asks nothing of any server, and no name of a shop or a plate is more than text', () => {
  const hostile = '<img src=x onerror=alert(1)>" style="x'
  const page = writeMail(
    { ...look, name: hostile },
    {
      ...parts,
      heading: hostile,
      paragraphs: [hostile],
      rows: [{ label: hostile, detail: hostile, value: hostile }],
      link: { label: hostile, url: `https://ombu.example/"><script>` },
      notes: [hostile],
    },
  ).html
  expect(page).not.toMatch(/<(?:img|link|script|style|iframe|object|video)/i)
  expect(page).not.toMatch(/url\(|@import|src="/)
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;&quot; style=&quot;x')
  expect(page).toContain('href="https://ombu.example/&quot;&gt;&lt;script&gt;"')
})

test('a header is written as one line', () => {
  const written = writeMail({ ...look, name: 'Ombú\r\nBcc: x' }, { ...parts, subject: 'Hola\n\tBcc: y' })
  expect([written.fromName, written.subject]).toEqual(['Ombú Bcc: x', 'Hola Bcc: y'])
})
