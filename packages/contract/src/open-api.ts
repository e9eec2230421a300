import { z } from 'zod'
import { collectSchemas, type Json, type Side } from './component-schemas.ts'
import type { Endpoint, Refusal } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { joinedPaths } from './joined-paths.ts'
import { noPermission } from './refusals.ts'
import { problemSchema } from './problem.ts'
import { methodOf, pathOf } from './route.ts'

type SchemaOf = (schema: z.ZodType, side: Side) => Json

const json = (schema: Json): Json => ({ 'application/json': { schema } })
const bytes: Json = { schema: { type: 'string', format: 'binary' } }

/** The parameters of a call; those of its path have the names of the document's path. */
const parametersOf = (endpoint: Endpoint, schemaOf: SchemaOf, nameInPath: (name: string) => string): Json[] =>
  (['params', 'query', 'headers'] as const).flatMap((where) => {
    const schema = endpoint[where]
    if (!schema) return []
    const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
      properties?: Json
      required?: string[]
    }
    const place = { params: 'path', query: 'query', headers: 'header' }[where]
    return Object.entries(properties).map(([name, one]) => ({
      name: where === 'params' ? nameInPath(name) : name,
      in: place,
      required: where === 'params' || required.includes(name),
      schema: one,
    }))
  })

/** Refusals of an endpoint itself, and those of the check of permissions. */
const refusalsOf = ({ refusals, permission = 'session' }: Endpoint): readonly Refusal[] =>
  permission === 'session' ? refusals : [...refusals, noPermission]

const PROBLEM: Json = {
  'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
}

/** Returns the refusals of a call by status. Every endpoint refuses a malformed call. */
const problems = (endpoint: Endpoint): Json => {
  const answers: Json = { '4XX': { description: 'Refused', content: PROBLEM } }
  const refusals = refusalsOf(endpoint)
  for (const status of new Set(refusals.map((refusal) => refusal.status))) {
    const codes = refusals.filter((refusal) => refusal.status === status).map((refusal) => refusal.code)
    answers[status] = { description: [...new Set(codes)].join(', '), content: PROBLEM }
  }
  return answers
}

const securityOf: Record<Endpoint['access'], Json[]> = {
  public: [],
  staff: [{ staffCookie: [] }],
  rider: [{ riderToken: [] }],
  external: [{ externalToken: [] }],
}

/** Returns a body for each type that it may have. */
const bodyOf = ({ body, bodyAlso }: Endpoint, schemaOf: SchemaOf): Json | undefined => {
  if (!body) return undefined
  if (body instanceof z.ZodFile) return { 'application/octet-stream': bytes }
  const schema = schemaOf(body, 'input')
  return { ...json(schema), ...(bodyAlso && { 'application/x-www-form-urlencoded': { schema } }) }
}

const ONWARD: Json = {
  description: 'Goes on',
  headers: { location: { required: true, schema: { type: 'string' } } },
}

/** Successful answers of an endpoint: JSON, a file of one of its types, or a redirect. */
const answersOf = (endpoint: Endpoint, schemaOf: SchemaOf): Json => {
  const { answer, answerTypes, redirects, status = 200 } = endpoint
  const onward = redirects && { 303: ONWARD }
  if (redirects && !answerTypes) return { ...onward }
  if (status === 204) return { 204: { description: 'Done' } }
  const isFile = answerTypes !== undefined && answer instanceof z.ZodNull
  const content = isFile ? bytes : { schema: schemaOf(answer, 'output') }
  const types = answerTypes ?? ['application/json']
  return {
    [status]: { description: 'Yes', content: Object.fromEntries(types.map((type) => [type, content])) },
    ...onward,
  }
}

const operation = (
  { name, endpoint, nameInPath }: { name: string; endpoint: Endpoint; nameInPath: (name: string) => string },
  schemaOf: SchemaOf,
): Json => {
  const content = bodyOf(endpoint, schemaOf)
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [pathOf(endpoint.route).split('/')[2] ?? 'api'],
    security: [...securityOf[endpoint.access], ...(endpoint.keys ? [{ apiKey: [] }] : [])],
    parameters: parametersOf(endpoint, schemaOf, nameInPath),
    ...(content && { requestBody: { required: true, content } }),
    responses: { ...answersOf(endpoint, schemaOf), ...problems(endpoint) },
  }
}

/**
 * Returns the OpenAPI 3.1 document of every endpoint, made from the very schemas that validate the
 * requests.
 */
export function openApiDocument(version: string): Json {
  const { schemaOf, components } = collectSchemas()
  const all = Object.entries(endpoints) as [string, Endpoint][]
  const join = joinedPaths(all.map(([, endpoint]) => pathOf(endpoint.route)))
  const paths: Record<string, Json> = {}
  for (const [name, endpoint] of all) {
    const { path, nameInPath } = join(pathOf(endpoint.route))
    const item = (paths[path] ??= {})
    item[methodOf(endpoint.route).toLowerCase()] = operation({ name, endpoint, nameInPath }, schemaOf)
  }
  // Every refusal refers to it.
  schemaOf(problemSchema, 'output')
  const tags = [...new Set(all.map(([, { route }]) => pathOf(route).split('/')[2] ?? 'api'))]
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mostrador',
      version,
      description: 'Ordering for food businesses: diners, riders and the shop.',
    },
    servers: [{ url: '/' }],
    tags: tags.toSorted().map((name) => ({ name })),
    paths,
    components: {
      schemas: components(),
      securitySchemes: {
        staffCookie: { type: 'apiKey', in: 'cookie', name: 'mostrador.session_token' },
        riderToken: { type: 'http', scheme: 'bearer' },
        externalToken: { type: 'http', scheme: 'bearer' },
        apiKey: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}
