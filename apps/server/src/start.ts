import { readConfig } from './config.ts'
import { createJsonLog } from './json-log.ts'
import { reportStartErrors } from './report-start-errors.ts'

// The launched program: one server, or as many as WEB_PROCESSES says.

reportStartErrors(process)

const { webProcesses, hasJobs } = readConfig(process.env)
if (webProcesses === 1) {
  await import('./main.ts')
} else {
  const { runWebProcesses } = await import('./web-processes.ts')
  runWebProcesses({ count: webProcesses, hasJobs, log: createJsonLog(() => new Date()) })
}
