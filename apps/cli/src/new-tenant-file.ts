// words: what this command prints is for the operator, in the language of the house.
import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { keyOfName, newTenantText, TEMPLATES, type Template } from '@mostrador/tenant/founding/new-tenant'
import type { Changed } from '@mostrador/server/operator/payment-account'

/** Path of the published JSON Schema of tenant files. */
export const SCHEMA_PATH = join(import.meta.dirname, '../../../packages/tenant/tenant.schema.json')

const no = (sentence: string): Changed => ({ ok: false, sentence })

const isTemplate = (name: string): name is Template => TEMPLATES.some((one) => one === name)

/**
 * Writes the file of a new shop into a folder: `NAME [--template KIND]`. An existing file stays as
 * it is. Its password and its code for riders are random and in clear, so only its owner may read
 * it.
 */
export async function writeNewTenant(args: readonly string[], folder: string): Promise<Changed> {
  const wanted = readArgs(args)
  if (typeof wanted === 'string') return no(wanted)
  const { name, key, template } = wanted
  const path = join(folder, `${key}.json`)
  const text = await newTenantText(template, {
    name,
    key,
    password: randomBytes(12).toString('base64url'),
    riderCode: randomBytes(5).toString('hex'),
    schema: relative(folder, SCHEMA_PATH).replaceAll('\\', '/'),
  })
  try {
    await writeFile(path, text, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return no(`${path} ya existe y no se tocó. Elige otro nombre, o muévelo.`)
    if (code === undefined) throw error
    return no(`No se pudo escribir ${path} (${code}).`)
  }
  const sentence = [
    `${key}.json: escrito, listo para importar. Lo que va en cada lugar lo dice el archivo mismo.`,
    `  npm run tenant -- import ${key}.json`,
    `Después, el menú está en /menu/${key}, y en /console se entra con el correo y la contraseña de "staff".`,
  ]
  return { ok: true, sentence: sentence.join('\n') }
}

function readArgs(
  args: readonly string[],
): string | { readonly name: string; readonly key: string; readonly template: Template } {
  let read
  try {
    const options = { template: { type: 'string', default: 'basica' } } as const
    read = parseArgs({ args: [...args], allowPositionals: true, options })
  } catch {
    return 'Se escribe: npm run tenant -- new NOMBRE [--template TIPO].'
  }
  const name = read.positionals.join(' ').trim()
  const { template } = read.values
  if (!isTemplate(template)) return `No hay un tipo "${template}". Los hay: ${TEMPLATES.join(', ')}.`
  const key = keyOfName(name)
  // A branch contact is named after its shop, and a name has at most 120 characters.
  if (name.length > 100) return 'El nombre puede tener 100 caracteres como máximo.'
  if (key === undefined) return `De "${name}" no sale una dirección. Elige un nombre con más letras, u otro.`
  return { name, key, template }
}
