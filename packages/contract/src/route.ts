/** The methods that the API speaks. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Method and path of a call, as the documents write them. `{name}` marks a parameter of the path.
 */
export type Route<Path extends string = string> = `${Method} ${Path}`

export type PathOf<R extends Route> = R extends Route<infer Path> ? Path : never

/** Parts of a call that go into its address. */
export type Address = {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, unknown>>
}

/** Returns the method of a route. */
export const methodOf = (route: Route): Method => route.slice(0, route.indexOf(' ')) as Method

/** Returns the path of a route, its parameters not yet filled in. */
export const pathOf = (route: Route): string => route.slice(route.indexOf(' ') + 1)

/**
 * Writes the address of a call: `{name}` filled from the parameters, lists repeated in the query.
 */
export function urlOf(route: Route, { params = {}, query = {} }: Address): string {
  const path = pathOf(route).replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(name, String(one))
    }
  }
  const text = search.toString()
  return text ? `${path}?${text}` : path
}
