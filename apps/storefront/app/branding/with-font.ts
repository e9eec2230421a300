/**
 * The headers of a document that says by itself who may keep it. Of what its alias's layout said
 * (`said`) it keeps the one by which the brand's font is asked for: a font that comes late is not
 * seen. docs/decisions/023.
 */
export const withFont = (said: Headers, own: Readonly<Record<string, string>>): Record<string, string> => {
  const link = said.get('link')
  return { ...own, ...(link && { link }) }
}
