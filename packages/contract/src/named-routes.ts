/** Parts of a build that the plugin uses. */
type Build = {
  readonly resolve: (
    source: string,
    importer: string | undefined,
    options: { readonly skipSelf: true },
  ) => Promise<{ readonly id: string } | null>
}

const ROUTES = '@mostrador/contract/routes'

/**
 * Makes a plugin of Vite for a page that begins with some of the routes and brings the whole table
 * later, by `import()`. The bundler keeps a module whole in one file; so each module that names
 * routes imports a copy of the table, and the bundler removes from it the routes that no module
 * names.
 */
export const namedRoutes = () => ({
  name: 'named-routes',
  apply: 'build' as const,
  enforce: 'pre' as const,
  applyToEnvironment: ({ name }: { readonly name: string }): boolean => name === 'client',
  // oxlint-disable-next-line max-params -- Vite gives three, and its context as `this`
  async resolveId(
    this: Build,
    source: string,
    importer: string | undefined,
    { kind }: { readonly kind?: string },
  ): Promise<string | undefined> {
    if (source !== ROUTES || kind === 'dynamic-import') return undefined
    const table = await this.resolve(source, importer, { skipSelf: true })
    return table ? `${table.id}?named` : undefined
  },
})
