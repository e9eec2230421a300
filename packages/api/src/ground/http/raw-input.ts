import type { Endpoint } from '@mostrador/contract/endpoint'
import { LARGEST_PICTURE_BYTES } from '@mostrador/domain/picture/picture-limits'
import type { Context } from 'hono'
import { ZodFile } from 'zod'
import { problemResponse } from '../problem/problem-response.ts'
import type { RawInput } from './parse-input.ts'
import { readBody, readBytes, type ReadBody } from './read-body.ts'

/** Call’s id and caller’s address, from the outer layers. */
export type CallVariables = { Variables: { requestId: string; ip: string } }

const queryOf = (url: string): Record<string, string | string[]> => {
  // A map has only its entries; an object would have `constructor` and `__proto__`, too.
  const query = new Map<string, string | string[]>()
  for (const [name, value] of new URL(url).searchParams) {
    const before = query.get(name)
    query.set(name, before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value])
  }
  return Object.fromEntries(query)
}

const methodsWithBody = new Set(['POST', 'PUT'])

/** Reads a picture sent without a name; one too large has a sentence of its own. */
async function readPicture(request: Request): Promise<ReadBody> {
  const read = await readBytes(request, LARGEST_PICTURE_BYTES)
  if (read.ok) return { ok: true, body: new File([read.bytes], '') }
  return read.status === 413 ? ({ ...read, code: 'picture-too-heavy' } as const) : read
}

async function readFile(request: Request, most: number): Promise<ReadBody> {
  const read = await readBytes(request, most)
  return read.ok ? { ok: true, body: new File([read.bytes], '') } : read
}

function bodyOf({ body, bodyAlso, largestBody }: Endpoint, request: Request): Promise<ReadBody> | undefined {
  if (body instanceof ZodFile) return largestBody ? readFile(request, largestBody) : readPicture(request)
  return body && methodsWithBody.has(request.method)
    ? readBody(request, { most: largestBody, also: bodyAlso })
    : undefined
}

/** The encoding and the type that can be read instead. Source: RFC 9110, 15.5.16. */
const INSTEAD: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'encoding-unsupported': { 'accept-encoding': 'identity' },
  'type-unsupported': { accept: 'application/json' },
}

/** Reads the parts of a call; or why not. */
export async function rawInput(endpoint: Endpoint, c: Context<CallVariables>): Promise<RawInput | Response> {
  const read = await bodyOf(endpoint, c.req.raw)
  if (read && !read.ok) {
    const { status, code } = read
    return problemResponse({ status, code, requestId: c.get('requestId'), headers: INSTEAD[code] })
  }
  const body = read?.body
  return {
    params: c.req.param(),
    query: endpoint.query ? queryOf(c.req.url) : {},
    headers: endpoint.headers ? Object.fromEntries(c.req.raw.headers) : {},
    body,
  }
}
