import type { EndpointName } from '@mostrador/contract/endpoints'
import { BYTE_ORDER_MARK } from '@mostrador/domain/spreadsheet/csv'
import type { Api } from '../ports.ts'

export type CsvList<Row> = {
  readonly route: EndpointName
  readonly requestId: string
  readonly fileName: string
  readonly heading: string
  /** The page after a row; empty at the end. */
  readonly page: (after: Row | undefined) => Promise<readonly Row[]>
  readonly line: (row: Row) => string
  /** Number of rows sent, however the list ends. */
  readonly tell: (rows: number) => void
}

/**
 * Yields the list page by page, each read when the one before was sent: a slow reader holds
 * neither a connection nor more than a page.
 */
async function* pieces<Row>({ heading, page, line, tell }: CsvList<Row>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  let sent = 0
  try {
    let rows = await page(undefined)
    yield encoder.encode(BYTE_ORDER_MARK + heading)
    while (rows.length > 0) {
      sent += rows.length
      yield encoder.encode(rows.map(line).join(''))
      rows = await page(rows.at(-1))
    }
  } finally {
    tell(sent)
  }
}

/**
 * Answers a list as a CSV file, streamed as it is read. An error before the first piece fails the
 * call, instead of a file that breaks off.
 */
export async function csvAnswer<Row>(api: Pick<Api, 'log'>, list: CsvList<Row>): Promise<Response> {
  const made = pieces(list)
  const first = await made.next()
  let next: Promise<IteratorResult<Uint8Array>> | undefined = Promise.resolve(first)
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      try {
        const piece = await (next ?? made.next())
        next = undefined
        if (piece.done) controller.close()
        else controller.enqueue(piece.value)
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        api.log.error('request-failed', { requestId: list.requestId, route: list.route, message })
        controller.error(error)
      }
    },
    cancel: async () => void (await made.return(undefined)),
  })
  return new Response(body, {
    headers: {
      'cache-control': 'no-store',
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${list.fileName}"`,
    },
  })
}
