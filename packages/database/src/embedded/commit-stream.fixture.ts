import { openDatabase } from '../open-database.ts'

// A process for the tests to kill: opens the folder that its argument names and commits orders of
// two rows as fast as it can, each in a transaction of its own. A number is printed when, and only
// when, its commit was acknowledged.

interface Schema {
  orders: { id: number }
  lines: { order_id: number; position: number }
}

const [directory = ''] = process.argv.slice(2)

try {
  // Upkeep in a hurry, so that some are killed in the middle of a checkpoint or a vacuum.
  const { db } = await openDatabase<Schema>(`file:${directory}`, { upkeepEvery: 150 })
  await db.schema.createTable('orders').ifNotExists().addColumn('id', 'int8').execute()
  await db.schema
    .createTable('lines')
    .ifNotExists()
    .addColumn('order_id', 'int8')
    .addColumn('position', 'int4')
    .execute()
  const { last } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  for (let id = (last ?? 0) + 1; ; id += 1) {
    await db.transaction().execute(async (tx) => {
      await tx.insertInto('orders').values({ id }).execute()
      await tx.insertInto('lines').values({ order_id: id, position: 1 }).execute()
    })
    process.stdout.write(`${id}\n`)
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exit(1)
}
