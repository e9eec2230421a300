// words: what this command prints is for the operator, in the language of the house.
import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import type { Difference } from '@mostrador/tenant-file/menu-sheet/difference'
import type { MenuImport } from '@mostrador/tenant-file/menu-sheet/import-menu-sheet'
import type { MenuSheet } from '@mostrador/tenant-file/menu-sheet/read-sheet'
import { readCsv, readXlsx } from '@mostrador/tenant-file/menu-sheet/read-sheet'
import { fail, pathTyped } from './command-line.ts'
import { countText, PROBLEMS } from './counts-text.ts'
import { operate } from './operate.ts'

const USAGE = `Uso:
  npm run menu -- import LOCAL ARCHIVO.csv|.xlsx [--dry-run] [--menu CLAVE] [--groups GRUPOS.csv]

  LOCAL es el alias del local. --dry-run muestra las diferencias y no cambia nada. --menu elige el menú de un
  local que vende varios. Las columnas están en docs/menu-spreadsheet.md.`

const WHAT = {
  plate: 'plato',
  category: 'categoría',
  garnishGroup: 'grupo',
  discount: 'descuento',
} as const satisfies Record<Difference['what'], string>

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'dry-run': { type: 'boolean', default: false },
    menu: { type: 'string' },
    groups: { type: 'string' },
  },
})
const [command, alias, path] = positionals
if (command !== 'import' || !alias || !path) fail(USAGE)

const sheet = await readSheet(path, values.groups)
report(
  await operate('importMenu', {
    folder: dirname(pathTyped(path)),
    alias,
    menuKey: values.menu,
    sheet,
    dryRun: values['dry-run'],
  }),
)

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
      return fail(`No hay ningún local con el alias "${alias}".`)
    case 'menu-unclear':
      return fail(`Elige el menú con --menu: ${outcome.menus.join(', ')}.`)
    case 'sheet': {
      const lines = outcome.problems.map(
        ({ sheet: name, row, column, message }) =>
          `  ${name === 'grupos' ? 'grupos, ' : ''}fila ${row}${column && `, columna ${column}`}: ${message}`,
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
  for (const one of difference) console.log(line(one))
  if (difference.length === 0) console.log('El menú ya estaba así.')
  if (!result) console.log('Prueba: no se cambió nada.')
  else if (difference.length > 0) console.log('Importado.')
}

function line({ kind, what, name, fields }: Difference): string {
  const sign = { added: '+', removed: '-', changed: '~' }[kind]
  const changes = fields.map(
    ({ field, before, after }) => `\n    ${field}: ${before || '—'} → ${after || '—'}`,
  )
  return `${sign} ${WHAT[what]} ${name}${changes.join('')}`
}
