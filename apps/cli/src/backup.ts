import { fail, pathTyped } from './command-line.ts'
import { operate } from './operate.ts'

const USAGE = `Usage:
  npm run backup -- FILE.tar.gz   writes everything of this install into one archive: all rows and pictures.
                                  The server may go on. SECRET is not in it: keep that apart (docs/backups.md).`

const [file, ...more] = process.argv.slice(2)
if (!file || more.length > 0) fail(USAGE)
const made = await operate('backUp', { file: pathTyped(file) })
if ('refusal' in made) fail(made.refusal)
const megabytes = (made.bytes / 1_000_000).toFixed(1)
console.log(
  `${file}: ${made.rows} rows of ${made.tables} tables and ${made.files} files of pictures, ${megabytes} MB, read back whole.`,
)
