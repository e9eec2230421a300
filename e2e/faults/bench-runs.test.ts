import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { createDatabase } from '../create-database.ts'
import { repository } from '../start-server.ts'

test('menu, orders and the checkout can be measured, one after the other on one database', async () => {
  const { url, drop } = await createDatabase()
  try {
    const bench = spawn(process.execPath, ['bench/run.ts', '--smoke'], {
      cwd: repository,
      env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: url },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const [printed, complaints] = await Promise.all([text(bench.stdout), text(bench.stderr)])
    expect(complaints).toBe('')
    for (const row of [/^\| menu of 96 plates as JSON by hash .* \d+ %/m, /^\| full orders, .*\d+\/s/m])
      expect(printed).toMatch(row)
    expect(printed).toMatch(/^\| memory on PostgreSQL after start \| \d+ MB, \d+ MB at its highest/m)
  } finally {
    await drop()
  }
}, 240_000)
