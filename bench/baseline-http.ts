import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

// The raw baseline of an HTTP case, in a process of its own: it asks the product once, and then
// sends the very same bytes under the same headers by plain node:http.
// `node bench/baseline-http.ts <url>`.

/** Headers that node:http writes by itself. */
const OWN_HEADERS = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding'])

const [url = ''] = process.argv.slice(2)
const { headers, body } = await new Promise<{ headers: string[]; body: Buffer }>((resolve, reject) => {
  const asked = request(url, { headers: { 'accept-encoding': 'br' }, agent: false }, (answer) => {
    const chunks: Buffer[] = []
    answer.on('data', (chunk: Buffer) => chunks.push(chunk))
    answer.on('end', () => resolve({ headers: answer.rawHeaders, body: Buffer.concat(chunks) }))
  })
  asked.on('error', reject)
  asked.end()
})
const kept = headers.filter((_, index) => !OWN_HEADERS.has(headers[index - (index % 2)]?.toLowerCase() ?? ''))

const server = createServer((_request, response) => {
  response.writeHead(200, kept)
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  process.stdout.write(`{"event":"listening","url":"http://127.0.0.1:${port}"}\n`)
})
process.on('SIGTERM', () => process.exit(0))
