// words: what this command prints is for the operator, in the language of the house.
import { readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import type { Changed } from '@mostrador/server/operator/payment-account'
import { checkTenantText } from '@mostrador/tenant/check/check-tenant-file'
import type { ImportResult } from '@mostrador/tenant/file/import-world'
import { tenantJsonSchema } from '@mostrador/tenant/file/json-schema'
import type { Problem } from '@mostrador/tenant/check/problems'
import { fail, pathTyped } from './command-line.ts'
import { countsText, countText, PROBLEMS } from './counts-text.ts'
import { SCHEMA_PATH, writeNewTenant } from './new-tenant-file.ts'
import { operate } from './operate.ts'
import { olderFileText, revisionText } from './revision-text.ts'

const USAGE = `Uso:
  npm run tenant -- new NOMBRE [--template TIPO]   escribe el archivo de un comercio nuevo
  npm run tenant -- check ARCHIVO          revisa un archivo, sin tocar nada
  npm run tenant -- import ARCHIVO [--force]   lleva la base a lo que dice el archivo, entero o nada; si es más
                                           viejo que otros cambios y los desharía, los nombra y pide --force
  npm run tenant -- export ALIAS [ARCHIVO] escribe la empresa de un alias como archivo (o en pantalla)
  npm run tenant -- history ALIAS          cuenta los últimos cambios de la empresa de un alias
  npm run tenant -- undo ALIAS NÚMERO      deshace un cambio, entero o nada; es un cambio más
  npm run tenant -- schema                 vuelve a publicar el JSON Schema del formato
  npm run tenant -- payments MARCA PROVEEDOR CUENTA.json    guarda, sellada, la cuenta de una marca en un proveedor de pagos
  npm run tenant -- payments MARCA PROVEEDOR --remove       la quita
  npm run tenant -- partner MARCA PROGRAMA CUENTA.json      guarda, sellada, la cuenta de una marca en un programa de beneficios
  npm run tenant -- partner MARCA PROGRAMA --remove         la quita
  npm run tenant -- erase MARCA TELÉFONO                    borra los datos de una persona en una marca; sus pedidos quedan sin dueño
  npm run tenant -- password EMAIL         hace un link para que esa persona elija otra contraseña
  npm run tenant -- invite [--email EMAIL] hace un link para que alguien cree su empresa acá, de una vez
  npm run tenant -- operator ALIAS         deja que los dueños de esa empresa hagan esos links en su consola; una sola a la vez
  npm run tenant -- operator --none        ya ninguna los hace`

const force = process.argv.includes('--force')
const [command, subject, target, source] = process.argv.slice(2).filter((word) => word !== '--force')

if (command === 'new' && subject) await writeNew()
else if (command === 'check' && subject) await check(subject)
else if (command === 'import' && subject) await importFile(subject)
else if (command === 'export' && subject) await exportFile(subject, target)
else if (command === 'history' && subject) await tellHistory(subject)
else if (command === 'undo' && subject && target) await undo(subject, Number(target))
else if (command === 'schema') await publishSchema()
else if (command === 'payments' && subject && target && source)
  say(
    await operate('changePaymentAccount', {
      alias: subject,
      provider: target,
      text: await accountIn(source),
    }),
  )
else if (command === 'partner' && subject && target && source)
  say(
    await operate('changePartnerAccount', {
      alias: subject,
      provider: target,
      text: await accountIn(source),
    }),
  )
else if (command === 'erase' && subject && target)
  say(await operate('eraseByPhone', { alias: subject, phone: target }))
else if (command === 'password' && subject) say(await operate('makePasswordLink', subject))
else if (command === 'invite') await invite(process.argv.slice(3))
else if (command === 'operator' && subject)
  say(await operate('setOperator', { alias: subject === '--none' ? undefined : subject }))
else fail(USAGE)

async function writeNew(): Promise<void> {
  say(await writeNewTenant(process.argv.slice(3), pathTyped('.')))
}

async function check(path: string): Promise<void> {
  const checked = checkTenantText(await textOf(path))
  if (!checked.ok) listProblems(path, checked.problems)
  console.log(`${path}: sin problemas.`)
}

async function importFile(path: string): Promise<void> {
  const text = await textOf(path)
  const checked = checkTenantText(text)
  if (!checked.ok) listProblems(path, checked.problems)
  const result = await operate('importTenant', { text, folder: dirname(pathTyped(path)), force })
  if (result.ok) tell(path, result)
  else if ('takesBack' in result) fail(olderFileText(path, result))
  else listProblems(path, result.problems)
}

async function exportFile(alias: string, path: string | undefined): Promise<void> {
  const text = await operate('exportTenant', { alias })
  if (text === undefined) fail(nobody(alias))
  if (path === undefined) process.stdout.write(text)
  else await writeFile(pathTyped(path), text)
}

async function tellHistory(alias: string): Promise<void> {
  const revisions = (await operate('listRevisions', { alias })) ?? fail(nobody(alias))
  for (const revision of revisions) console.log(revisionText(revision))
}

async function undo(alias: string, number: number): Promise<void> {
  const result = await operate('undoRevision', { alias, number, folder: pathTyped('.') })
  if (!result) fail(`No hay ningún cambio ${number} de "${alias}".`)
  if (result.ok) return console.log(`Deshecho: es el cambio ${result.revision}.`)
  if ('problems' in result) listProblems(`cambio ${number}`, result.problems)
  if ('condensed' in result)
    fail(`Del cambio ${number} queda solo lo que cambió en su mes: no se puede deshacer.`)
  if ('needs' in result) fail('No se deshizo: falta permiso.')
  const { operation, found } = result.conflict
  fail(
    `No se deshizo: ${operation.place.join('/')} cambió después y ahora es ${JSON.stringify(found ?? null)}.`,
  )
}

const nobody = (alias: string): string => `No hay ninguna empresa, marca ni local con el alias "${alias}".`

/** Prints how an operation ended; a failed one fails the command. */
function say({ ok, sentence }: Changed): void {
  if (!ok) fail(sentence)
  console.log(sentence)
}

/** Makes a founding link: for anybody, or for one mailbox. */
async function invite(args: readonly string[]): Promise<void> {
  let email: string | undefined
  try {
    email = parseArgs({ args: [...args], options: { email: { type: 'string' } } }).values.email
  } catch {
    fail('Se escribe: npm run tenant -- invite [--email EMAIL].')
  }
  say(await operate('makeFoundingLink', { email }))
}

async function accountIn(source: string): Promise<string | undefined> {
  return source === '--remove' ? undefined : textOf(source)
}

async function publishSchema(): Promise<void> {
  await writeFile(SCHEMA_PATH, tenantJsonSchema())
}

async function textOf(path: string): Promise<string> {
  return readFile(pathTyped(path), 'utf8').catch(() => fail(`No se pudo leer ${path}.`))
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
