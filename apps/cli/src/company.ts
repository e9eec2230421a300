import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { fail, pathTyped } from './command-line.ts'
import { operate } from './operate.ts'

const USAGE = `Usage:
  npm run company -- export ALIAS FILE.tar.gz   writes everything of the company of an alias into one archive: all its
                                                rows, who works there by name and e-mail, and its pictures. No password
                                                is in it. The server may go on (docs/backups.md).
  npm run company -- import FILE.tar.gz [--join] [--old-secret FILE]
                                                brings it in beside the companies that are here, all of it or nothing.
      --join             who works here already by the same e-mail is the same person
      --old-secret FILE  the SECRET of the install that it comes from (or its DATA_DIR/secret), by which accounts
                         at providers are opened and sealed anew`

const typed = parse()
const [command, first, second, ...more] = typed.positionals
if (more.length > 0) fail(USAGE)
if (command === 'export' && first && second) await exportCompany(first, second)
else if (command === 'import' && first && !second) await importCompany(first)
else fail(USAGE)

function parse() {
  try {
    const options = { join: { type: 'boolean' }, 'old-secret': { type: 'string' } } as const
    return parseArgs({ args: process.argv.slice(2), options, allowPositionals: true })
  } catch {
    return fail(USAGE)
  }
}

async function exportCompany(alias: string, file: string): Promise<void> {
  const made = await operate('exportCompany', { alias, file: pathTyped(file) })
  if ('refusal' in made) fail(made.refusal)
  console.log(
    `${file}: ${made.name}, ${made.rows} rows of ${made.tables} tables, ${made.people} people and ${made.files} files of pictures, ${(made.bytes / 1_000_000).toFixed(1)} MB, read back whole.`,
  )
}

async function importCompany(file: string): Promise<void> {
  const path = typed.values['old-secret']
  const oldSecret = path === undefined ? undefined : await secretIn(path)
  const wanted = { file: pathTyped(file), join: typed.values.join ?? false, oldSecret }
  const done = await operate('importCompany', wanted)
  if ('refusal' in done) fail(done.refusal)
  console.log(
    `${done.name} is here: ${done.rows} rows of ${done.tables} tables and ${done.files} files of pictures. Every table was read again and is what it was.`,
  )
  if (done.added.length > 0)
    console.log(
      `New here, and without a password until they choose one ("Olvidé mi contraseña", or npm run tenant -- password EMAIL): ${done.added.join(', ')}.`,
    )
  if (done.joined.length > 0) console.log(`With the accounts that they have here: ${done.joined.join(', ')}.`)
  if (done.accountsMoved > 0) console.log(`Accounts at providers: ${done.accountsMoved}.`)
  if (done.accountsLeft.length > 0)
    console.log(
      `Accounts that could not be opened without the old SECRET, to be set anew (npm run tenant -- payments, partner): ${done.accountsLeft.join(', ')}.`,
    )
}

async function secretIn(path: string): Promise<string> {
  return (await readFile(pathTyped(path), 'utf8').catch(() => fail(`${path} could not be read.`))).trim()
}
