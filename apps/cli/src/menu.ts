// words: what this command prints is for the operator, in the language of the house.
import { readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { sheetProblemText } from '@mostrador/copy/menu-sheet'
import type { MenuSheet } from '@mostrador/domain/menu-sheet/read-menu-sheet'
import type { MenuImport } from '@mostrador/tenant/menu-sheet/import-menu-sheet'
import type { FoundMenu } from '@mostrador/tenant/menu-sheet/menu-of-contact'
import { readCsv, readXlsx } from '@mostrador/tenant/menu-sheet/read-sheet'
import { fail, pathTyped } from './command-line.ts'
import { countText, PROBLEMS } from './counts-text.ts'
import { operate } from './operate.ts'
import { olderFileText } from './revision-text.ts'

const USAGE = `Uso:
  npm run menu -- import LOCAL ARCHIVO.csv|.xlsx [--dry-run] [--menu CLAVE] [--groups GRUPOS.csv] [--force]
  npm run menu -- export LOCAL ARCHIVO.csv|.xlsx [--menu CLAVE]

  LOCAL es el alias del local. --dry-run muestra las diferencias y no cambia nada. --menu elige el menú de un
  local que vende varios. Lo que sale con export vuelve a entrar sin cambiar nada; si mientras tanto la carta
  cambió y la planilla lo desharía, se nombra y hace falta --force. Las columnas están en docs/menu-spreadsheet.md.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'dry-run': { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
    menu: { type: 'string' },
    groups: { type: 'string' },
  },
})
const [command, alias, path] = positionals
if (!alias || !path) fail(USAGE)
if (command === 'import') await importMenu(alias, path)
else if (command === 'export') await exportMenu(alias, path)
else fail(USAGE)

async function importMenu(contact: string, file: string): Promise<void> {
  const sheet = await readSheet(file, values.groups)
  report(
    await operate('importMenu', {
      folder: dirname(pathTyped(file)),
      alias: contact,
      menuKey: values.menu,
      sheet,
      dryRun: values['dry-run'],
      force: values.force,
    }),
  )
}

async function exportMenu(contact: string, file: string): Promise<void> {
  const [, format] = /\.(xlsx|csv)$/i.exec(file.toLowerCase()) ?? []
  if (format !== 'xlsx' && format !== 'csv') return fail(`${file}: tiene que ser .csv o .xlsx.`)
  const menu = await operate('exportMenu', { alias: contact, menuKey: values.menu, format })
  if (!(menu instanceof Uint8Array)) return refuse(menu)
  await writeFile(pathTyped(file), menu)
  console.log(`La carta de ${contact} está en ${file}.`)
}

function refuse(found: Exclude<FoundMenu, { readonly ok: true }>): void {
  if (found.reason === 'contact-unknown') return fail(`No hay ningún local con el alias "${alias}".`)
  return fail(`Elige el menú con --menu: ${found.menus.join(', ')}.`)
}

async function readSheet(file: string, groups: string | undefined): Promise<MenuSheet> {
  const unreadable = (name: string) => () => fail(`${name}: no se pudo leer. Tiene que ser .csv o .xlsx.`)
  const bytes = await readFile(pathTyped(file)).catch(unreadable(file))
  if (/\.xlsx$/i.test(file)) return readXlsx(bytes).catch(unreadable(file))
  if (!/\.(csv|tsv|txt)$/i.test(file)) return unreadable(file)()
  const groupBytes =
    groups === undefined ? undefined : await readFile(pathTyped(groups)).catch(unreadable(groups))
  try {
    return { menu: readCsv(bytes), groups: groupBytes && readCsv(groupBytes) }
  } catch {
    return unreadable(file)()
  }
}

function report(outcome: MenuImport): void {
  if (outcome.ok) return tell(outcome)
  switch (outcome.reason) {
    case 'contact-unknown':
    case 'menu-unclear':
      return refuse(outcome)
    case 'older':
      return fail(olderFileText(path ?? '', outcome.older))
    case 'sheet': {
      const lines = outcome.problems.map(
        (problem) =>
          `  ${problem.sheet === 'groups' ? 'grupos, ' : ''}fila ${problem.row}${problem.column && `, columna ${problem.column}`}: ${'message' in problem ? problem.message : sheetProblemText(problem)}`,
      )
      return fail(`${path}: ${countText(lines.length, PROBLEMS)}; no se cambió nada.\n${lines.join('\n')}`)
    }
    case 'tenant': {
      const lines = outcome.problems.map((problem) => `  ${problem.path}: ${problem.message}`)
      return fail(`${path}: ${countText(lines.length, PROBLEMS)}; no se cambió nada.\n${lines.join('\n')}`)
    }
  }
}

function tell({ difference, result }: Extract<MenuImport, { ok: true }>): void {
  for (const sentence of difference) console.log(`  ${sentence}`)
  if (difference.length === 0) console.log('El menú ya estaba así.')
  if (!result) console.log('Prueba: no se cambió nada.')
  else if (difference.length > 0) console.log('Importado.')
}
