import { migrate } from '@mostrador/database/migrate'
import { openDatabase } from '@mostrador/database/open-database'
import type { Database } from '@mostrador/database/rows'
import { readConfig } from '@mostrador/server/config'
import { openOperatorDoor } from '@mostrador/server/operator/operator-door'
import { perform } from '@mostrador/server/operator/operations'
import { operatorWorld } from '@mostrador/server/operator/operator-world'

/**
 * Holds a data folder as far as commands meet a server's own process: its embedded database is
 * open, migrated, and its operator's door is answered.
 */
export async function openDataFolder(dataDir: string) {
  const config = readConfig({ DATA_DIR: dataDir })
  const database = await openDatabase<Database>(config.databaseUrl)
  await migrate(database.db)
  const closeDoor = await openOperatorDoor({
    dataDir: config.dataDir,
    perform: (name, input) => perform(name, operatorWorld(config, database.db), input),
    log: { warn: () => undefined, error: () => undefined },
  })
  return {
    db: database.db,
    config,
    close: async () => {
      await closeDoor()
      await database.close()
    },
  }
}
