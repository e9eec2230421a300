import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { migrate } from '../migrate.ts'
import { openDatabase } from '../open-database.ts'

// A process that makes the files of a migrated database at the path of its argument, and ends: the
// creation runs a second engine, and takes 400 MB that a server would keep.

const [target = ''] = process.argv.slice(2)
const workplace = `${target}.making`
await rm(workplace, { recursive: true, force: true })
// A busy machine may take a minute for all tables.
const { db, close } = await openDatabase(`file:${workplace}`, { statementTimeout: 600_000 })
await migrate(db)
await close()
await rename(join(workplace, 'data'), target)
await rm(workplace, { recursive: true })
