// words: what this command prints is for the operator, in the language of the house.
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkTenantText } from '@mostrador/tenant-file/check-tenant-file'
import type { CheckedTenant } from '@mostrador/tenant-file/check-tenant-file'
import { companyKeyOfAlias, exportTenant, tellExport, tenantText } from '@mostrador/tenant-file/export-tenant'
import type { ImportResult } from '@mostrador/tenant-file/import-tenant'
import { importTenant } from '@mostrador/tenant-file/import-tenant'
import { tenantJsonSchema } from '@mostrador/tenant-file/json-schema'
import { picturesBeside } from '@mostrador/tenant-file/picture-source'
import type { Problem } from '@mostrador/tenant-file/problems'
import { eraseByPhone } from './erase-by-phone.ts'
import { changePartnerAccount } from './partner-account.ts'
import { countsText, countText, PROBLEMS } from './counts-text.ts'
import { writeNewTenant } from './new-tenant-file.ts'
import { makePasswordLink } from './password-link.ts'
import { changePaymentAccount } from './payment-account.ts'
import { fail, pathTyped, withTenantWorld } from './tenant-world.ts'

const USAGE = `Uso:
  npm run tenant -- new NOMBRE [--template basica|pizzeria|parrilla|cafeteria|sushi]   escribe el archivo de un comercio nuevo
  npm run tenant -- check ARCHIVO          revisa un archivo, sin tocar nada
  npm run tenant -- import ARCHIVO         lleva la base a lo que dice el archivo, entero o nada
  npm run tenant -- export ALIAS [ARCHIVO] escribe la empresa de un alias como archivo (o en pantalla)
  npm run tenant -- schema                 vuelve a publicar el JSON Schema del formato
  npm run tenant -- payments MARCA PROVEEDOR CUENTA.json    guarda, sellada, la cuenta de una marca en un proveedor de pagos
  npm run tenant -- payments MARCA PROVEEDOR --remove       la quita
  npm run tenant -- partner MARCA PROGRAMA CUENTA.json      guarda, sellada, la cuenta de una marca en un programa de beneficios
  npm run tenant -- partner MARCA PROGRAMA --remove         la quita
  npm run tenant -- erase MARCA TELÉFONO                    borra los datos de una persona en una marca; sus pedidos quedan sin dueño
  npm run tenant -- password EMAIL         hace un link para que esa persona elija otra contraseña`

const [command, subject, target, source] = process.argv.slice(2)

if (command === 'new' && subject) await writeNew()
else if (command === 'check' && subject) await check(subject)
else if (command === 'import' && subject) await bringIn(subject)
else if (command === 'export' && subject) await takeOut(subject, target)
else if (command === 'schema') await publishSchema()
else if (command === 'payments' && subject && target && source)
  await setAccount(changePaymentAccount, [subject, target, source])
else if (command === 'partner' && subject && target && source)
  await setAccount(changePartnerAccount, [subject, target, source])
else if (command === 'erase' && subject && target) await forget(subject, target)
else if (command === 'password' && subject) await linkPassword(subject)
else fail(USAGE)

async function writeNew(): Promise<void> {
  const written = await writeNewTenant(process.argv.slice(3), pathTyped('.'))
  if (!written.ok) fail(written.sentence)
  console.log(written.sentence)
}

async function check(path: string): Promise<void> {
  const checked = await read(path)
  if (!checked.ok) listProblems(path, checked.problems)
  console.log(`${path}: sin problemas.`)
}

async function bringIn(path: string): Promise<void> {
  const checked = await read(path)
  if (!checked.ok) listProblems(path, checked.problems)
  const resolvePicture = picturesBeside(dirname(pathTyped(path)))
  let result: ImportResult | undefined
  await withTenantWorld(async (world) => {
    result = await importTenant(checked.tenant, { ...world, resolvePicture })
  })
  if (result?.ok) tell(path, result)
  else listProblems(path, result?.problems ?? [])
}

async function takeOut(alias: string, path: string | undefined): Promise<void> {
  let text: string | undefined
  await withTenantWorld(async ({ db, now, newId }) => {
    const key = await companyKeyOfAlias(db, alias)
    const file = key === undefined ? undefined : await exportTenant(db, key)
    text = file && tenantText(file)
    if (key !== undefined) await tellExport(db, { companyKey: key, now, newId })
  })
  if (text === undefined) fail(`No hay ninguna empresa, marca ni local con el alias "${alias}".`)
  if (path === undefined) process.stdout.write(text)
  else await writeFile(pathTyped(path), text)
}

async function forget(alias: string, phone: string): Promise<void> {
  await withTenantWorld(async (world) => {
    const erased = await eraseByPhone(world, { alias, phone })
    if (!erased.ok) fail(erased.sentence)
    console.log(erased.sentence)
  })
}

async function setAccount(
  change: typeof changePaymentAccount,
  [alias, provider, source]: readonly [alias: string, provider: string, source: string],
): Promise<void> {
  const text =
    source === '--remove'
      ? undefined
      : await readFile(pathTyped(source), 'utf8').catch(() => fail(`No se pudo leer ${source}.`))
  await withTenantWorld(async (world) => {
    const changed = await change(world, { alias, provider, text })
    if (!changed.ok) fail(changed.sentence)
    console.log(changed.sentence)
  })
}

async function linkPassword(email: string): Promise<void> {
  await withTenantWorld(async (world) => {
    const made = await makePasswordLink(world, email)
    if (!made.ok) fail(made.sentence)
    console.log(made.sentence)
  })
}

async function publishSchema(): Promise<void> {
  const path = join(import.meta.dirname, '..', 'packages', 'tenant-file', 'tenant.schema.json')
  await writeFile(path, tenantJsonSchema())
}

async function read(path: string): Promise<CheckedTenant> {
  const text = await readFile(pathTyped(path), 'utf8').catch(() => fail(`No se pudo leer ${path}.`))
  return checkTenantText(text)
}

function listProblems(path: string, problems: readonly Problem[]): never {
  const lines = problems.map(
    (problem) => `  ${problem.path === '' ? path : problem.path}: ${problem.message}`,
  )
  return fail(`${path}: ${countText(problems.length, PROBLEMS)}; no se cambió nada.\n${lines.join('\n')}`)
}

function tell(path: string, result: Extract<ImportResult, { ok: true }>): void {
  if (!result.changed) return console.log(`${path}: todo estaba así; no se cambió nada.`)
  console.log(`${path}: importado.`)
  for (const [what, counts] of [
    ['se agregó', result.added],
    ['se cambió', result.updated],
    ['se quitó', result.removed],
  ] as const) {
    if (Object.keys(counts).length > 0) console.log(`  ${what}: ${countsText(counts)}`)
  }
}
