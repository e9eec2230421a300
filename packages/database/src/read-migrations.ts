import { readdir, readFile } from 'node:fs/promises'

const folder = new URL('../migrations/', import.meta.url)

/**
 * Reads the migrations of their folder, in the order in which they are applied. Names end in
 * `.sql`.
 */
export async function readMigrations(): Promise<readonly { readonly name: string; readonly text: string }[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => ({ name, text: await readFile(new URL(name, folder), 'utf8') })),
  )
}
