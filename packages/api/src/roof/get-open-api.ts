import { openApiDocument } from '@mostrador/contract/open-api'
import { yes, type Handler } from '../ground/http/handler.ts'

const VERSION = '0.1.0'
let document: Record<string, unknown> | undefined

/** Returns the OpenAPI document, made from the schemas at the first call. */
export const getOpenApi: Handler<'getOpenApi'> = async () => {
  document ??= openApiDocument(VERSION)
  return yes(document, [['cache-control', 'public, max-age=300']])
}
