/**
 * Headers of a document with its own cache rules. It keeps the layout's header that preloads the
 * brand's font: a font that comes late is not shown. docs/decisions/023.
 */
export const withFont = (said: Headers, own: Readonly<Record<string, string>>): Record<string, string> => {
  const link = said.get('link')
  return { ...own, ...(link && { link }) }
}
