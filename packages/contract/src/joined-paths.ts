/** Path of the document, with its names for the parameters of one path that it joins. */
export type JoinedPath = {
  readonly path: string
  readonly nameInPath: (name: string) => string
}

const namesIn = (path: string): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

const capitalised = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1)

/**
 * Joins paths that differ only in the names of their parameters, as `/survey/{branchContactId}` and
 * `/survey/{orderCode}`: OpenAPI takes them for one. A parameter with two names is called by both,
 * `{branchContactIdOrOrderCode}`. Source: OpenAPI 3.1, 4.8.8.
 */
export function joinedPaths(all: readonly string[]): (path: string) => JoinedPath {
  const shapeOf = (path: string): string => path.replace(/\{\w+\}/g, '{}')
  const byShape = Map.groupBy(new Set(all), shapeOf)
  return (path) => {
    const alike = byShape.get(shapeOf(path)) ?? [path]
    const joined = namesIn(path).map((_, at) => {
      const names = [...new Set(alike.map((one) => namesIn(one)[at] ?? ''))]
      return names.map((name, index) => (index === 0 ? name : capitalised(name))).join('Or')
    })
    const own = namesIn(path)
    let at = 0
    return {
      path: path.replace(/\{\w+\}/g, () => `{${joined[at++] ?? ''}}`),
      nameInPath: (name) => joined[own.indexOf(name)] ?? name,
    }
  }
}
