import { apiKeyNamed } from '@mostrador/copy/api-key'
import type { Revision } from '@mostrador/tenant/history/list-revisions'

/** Returns a revision's author by name: a person, or the key of a program; null for neither. */
export const authorName = ({ author, apiKey }: Pick<Revision, 'author' | 'apiKey'>): string | null =>
  author ?? (apiKey === null ? null : apiKeyNamed(apiKey))
