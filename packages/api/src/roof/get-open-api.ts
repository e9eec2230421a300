import { openApiDocument } from '@mostrador/contract/open-api'
import { yes, type Handler } from '../ground/http/handler.ts'

const VERSION = '0.1.0'
let document: Record<string, unknown> | undefined

/** Every endpoint of the API, generated from the schemas that validate; made at the first call. */
export const getOpenApi: Handler<'getOpenApi'> = async () => {
  document ??= openApiDocument(VERSION)
  return yes(document, [['cache-control', 'public, max-age=300']])
}
