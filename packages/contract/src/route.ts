/** The methods that the API speaks. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Where an endpoint stands: all that a browser needs to know of it at run time. `{name}` marks a parameter of the path. */
export type Route<Path extends string = string> = { readonly method: Method; readonly path: Path }

/** Declares a route. Source of every path: 000 §7, 001 §7 and decisions.md; what is ours lies under `/api/staff`, `/api/console`, `/api/rt` and `/api/geocoding`. */
export const route = <const Path extends string>(method: Method, path: Path): Route<Path> => ({
  method,
  path,
})
