import { isThing } from '../check/spot.ts'

const COMMENT = '$comment'

const isText = (value: unknown): boolean => typeof value === 'string'

const isComment = (value: unknown): boolean =>
  isText(value) || (Array.isArray(value) && value.every((line) => isText(line)))

/**
 * Returns a value without the comments for its readers: every `$comment` that is a text or a list
 * of texts. Any other value under that name stays, and is refused. Source: docs/decisions/078.
 */
export function withoutComments(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutComments)
  if (!isThing(value)) return value
  const fields = Object.entries(value).filter(([name, inner]) => name !== COMMENT || !isComment(inner))
  return Object.fromEntries(fields.map(([name, inner]) => [name, withoutComments(inner)]))
}

const COMMENT_SCHEMA = {
  description: 'For those who read the file; an import passes it over.',
  anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }],
}

/** Returns a JSON Schema in which every thing of named fields may have a `$comment`. */
export function allowingComments(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(allowingComments)
  if (!isThing(schema)) return schema
  const inner = Object.fromEntries(Object.entries(schema).map(([name, one]) => [name, allowingComments(one)]))
  const { properties } = inner
  return schema.type === 'object' && isThing(properties)
    ? { ...inner, properties: { [COMMENT]: COMMENT_SCHEMA, ...properties } }
    : inner
}
