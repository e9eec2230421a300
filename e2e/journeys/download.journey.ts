import { readFile } from 'node:fs/promises'
import { inflateRawSync } from 'node:zlib'
import { expectAccessible } from '../accessible.ts'
import { expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'

/** The files of an archive by their names, as the list at its end has them. */
function filesIn(bytes: Buffer): ReadonlyMap<string, Buffer> {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  let at = bytes.readUInt32LE(end + 16)
  const files = new Map<string, Buffer>()
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [length, extra] = [bytes.readUInt16LE(at + 28), bytes.readUInt16LE(at + 30)]
    const header = bytes.readUInt32LE(at + 42)
    const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28)
    const packed = bytes.subarray(start, start + bytes.readUInt32LE(at + 20))
    const isDeflated = bytes.readUInt16LE(at + 10) === 8
    files.set(bytes.toString('utf8', at + 46, at + 46 + length), isDeflated ? inflateRawSync(packed) : packed)
    at += 46 + length + extra
  }
  return files
}

/** spec('decisions download.1') spec('decisions download.2') */
test('an owner asks for everything of the company, and gets it with the order of a moment ago', async ({
  diner,
  staff,
}) => {
  const phone = diner.newPhone()
  await diner.ordersQuickly(shops.palermo, { phone, name: 'Clara Lista' })
  const desk = staff.page
  staff.quiet.expectStatus(422)
  await staff.open(shops.palermo, staffOf.ombu)
  await desk.goto('/console/account')
  const card = desk.getByRole('region', { name: /^Descargar todo de/ })
  await card.getByRole('button', { name: 'Preparar la descarga' }).click()
  await card.getByLabel(/^Escrib[eí] tu contraseña/).fill('no es esta')
  await card.getByRole('button', { name: 'Preparar', exact: true }).click()
  await expect(card.getByText(/contraseña no es/)).toBeVisible()
  await card.getByLabel(/^Escrib[eí] tu contraseña/).fill(staffOf.ombu.password)
  await card.getByRole('button', { name: 'Preparar', exact: true }).click()
  await expect(card.getByText('Preparando tu descarga.')).toBeVisible()
  await expect(card.getByText('Tu descarga está lista.')).toBeVisible({ timeout: 30_000 })
  await expectAccessible(desk, 'console download')

  const saved = desk.waitForEvent('download')
  await card.getByRole('link', { name: /^Descargar \(/ }).click()
  const download = await saved
  expect(download.suggestedFilename()).toMatch(/^ombu-todo-\d{4}-\d\d-\d\d\.zip$/)
  const files = filesIn(await readFile(await download.path()))
  expect(files.get('INDICE.txt')?.toString()).toContain('Todo de')
  expect(JSON.parse(files.get('comercio.json')?.toString() ?? '')).toMatchObject({
    company: { key: 'ombu' },
    branches: [{ key: 'fuego-lento' }, { key: 'la-nonna' }],
  })
  for (const brand of ['fuego-lento', 'la-nonna'])
    for (const sheet of ['pedidos', 'platos-pedidos', 'pagos', 'clientes', 'opiniones', 'casos'])
      expect([...files.keys()]).toContain(`${brand}/${sheet}.csv`)
  expect(files.get('fuego-lento/pedidos.csv')?.toString()).toContain(';Clara Lista;')
  const pictures = [...files].filter(([name]) => name.startsWith('fotos/'))
  expect(pictures.length).toBeGreaterThan(10)
  for (const [, bytes] of pictures) expect(bytes.subarray(8, 12).toString()).toBe('WEBP')
})
