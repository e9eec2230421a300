import type { Endpoint } from '@mostrador/contract/endpoint'
import { LARGEST_PICTURE_BYTES } from '@mostrador/domain/picture/picture-limits'
import type { Context } from 'hono'
import { ZodFile } from 'zod'
import { problemResponse } from '../problem/problem-response.ts'
import type { RawInput } from './parse-input.ts'
import { readBody, readBytes, type MayRead, type ReadBody } from './read-body.ts'

/** Call's id and caller's address, from the outer layers. */
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
async function readPicture(request: Request, mayRead: MayRead | undefined): Promise<ReadBody> {
  const read = await readFile(request, { most: LARGEST_PICTURE_BYTES, mayRead })
  return !read.ok && read.status === 413 ? ({ ...read, code: 'picture-too-heavy' } as const) : read
}

async function readFile(request: Request, bounds: Parameters<typeof readBytes>[1]): Promise<ReadBody> {
  const read = await readBytes(request, bounds)
  return read.ok ? { ok: true, body: new File([read.bytes], '') } : read
}

function bodyOf(
  { body, bodyAlso, largestBody: most }: Endpoint,
  request: Request,
  mayRead: MayRead | undefined,
): Promise<ReadBody> | undefined {
  if (body instanceof ZodFile)
    return most ? readFile(request, { most, mayRead }) : readPicture(request, mayRead)
  return body && methodsWithBody.has(request.method)
    ? readBody(request, { most, mayRead, also: bodyAlso })
    : undefined
}

/** The encoding and the type that can be read instead. Source: RFC 9110, 15.5.16. */
const INSTEAD: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'encoding-unsupported': { 'accept-encoding': 'identity' },
  'type-unsupported': { accept: 'application/json' },
}

/** Reads the parts of a call, its body as far as it may; or why not. */
export async function rawInput(
  endpoint: Endpoint,
  c: Context<CallVariables>,
  mayRead?: MayRead,
): Promise<RawInput | Response> {
  const read = await bodyOf(endpoint, c.req.raw, mayRead)
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
