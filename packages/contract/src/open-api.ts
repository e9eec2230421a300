import { z } from 'zod'
import type { Endpoint, Refusal } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { noPermission } from './refusals.ts'
import { problemSchema } from './problem.ts'
import { methodOf, pathOf } from './route.ts'

type Json = Record<string, unknown>

const schemaOf = (schema: z.ZodType, io: 'input' | 'output' = 'input'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return rest
}

const json = (schema: Json): Json => ({ 'application/json': { schema } })

const parametersOf = (endpoint: Endpoint): Json[] =>
  (['params', 'query', 'headers'] as const).flatMap((where) => {
    const schema = endpoint[where]
    if (!schema) return []
    const { properties = {}, required = [] } = schemaOf(schema) as { properties?: Json; required?: string[] }
    const place = { params: 'path', query: 'query', headers: 'header' }[where]
    return Object.entries(properties).map(([name, one]) => ({
      name,
      in: place,
      required: where === 'params' || required.includes(name),
      schema: one,
    }))
  })

/** What an endpoint refuses by itself, and what the door of those for staff does. */
const refusalsOf = ({ refusals, permission = 'session' }: Endpoint): readonly Refusal[] =>
  permission === 'session' ? refusals : [...refusals, noPermission]

const problems = (endpoint: Endpoint): Json => {
  const answers: Json = {}
  const refusals = refusalsOf(endpoint)
  for (const status of new Set(refusals.map((refusal) => refusal.status))) {
    const codes = refusals.filter((refusal) => refusal.status === status).map((refusal) => refusal.code)
    answers[status] = {
      description: [...new Set(codes)].join(', '),
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    }
  }
  return answers
}

const securityOf: Record<Endpoint['access'], Json[]> = {
  public: [],
  staff: [{ staffCookie: [] }],
  rider: [{ riderToken: [] }],
  external: [{ externalToken: [] }],
}

const bodyOf = (schema: z.ZodType): Json =>
  schema instanceof z.ZodFile ? { 'application/octet-stream': {} } : json(schemaOf(schema))

const operation = (name: string, endpoint: Endpoint): Json => ({
  operationId: name,
  summary: endpoint.summary,
  tags: [pathOf(endpoint.route).split('/')[2] ?? 'api'],
  security: [...securityOf[endpoint.access], ...(endpoint.keys ? [{ apiKey: [] }] : [])],
  parameters: parametersOf(endpoint),
  ...(endpoint.body && { requestBody: { required: true, content: bodyOf(endpoint.body) } }),
  responses: {
    [endpoint.status ?? 200]: {
      description: 'Yes',
      ...(endpoint.status !== 204 && { content: json(schemaOf(endpoint.answer, 'output')) }),
    },
    ...problems(endpoint),
  },
})

/**
 * The OpenAPI 3.1 document of every endpoint, made from the very schemas that validate the
 * requests.
 */
export function openApiDocument(version: string): Json {
  const paths: Record<string, Json> = {}
  for (const [name, endpoint] of Object.entries(endpoints) as [string, Endpoint][]) {
    const path = (paths[pathOf(endpoint.route)] ??= {})
    path[methodOf(endpoint.route).toLowerCase()] = operation(name, endpoint)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mostrador',
      version,
      description: 'Ordering for food businesses: diners, riders and the shop.',
    },
    paths,
    components: {
      schemas: { Problem: schemaOf(problemSchema) },
      securitySchemes: {
        staffCookie: { type: 'apiKey', in: 'cookie', name: 'mostrador.session_token' },
        riderToken: { type: 'http', scheme: 'bearer' },
        externalToken: { type: 'http', scheme: 'bearer' },
        apiKey: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}
