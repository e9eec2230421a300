/** Context of a Rollup build, as far as the plugin uses it. */
type Build = {
  readonly fs: { readonly readFile: (path: string, options: { encoding: 'utf8' }) => Promise<string> }
  readonly getModuleIds: () => IterableIterator<string>
  readonly emitFile: (file: { type: 'asset'; name: string; source: string }) => string
}

/** Folder of a font's package in a file's path. */
const FONT_PACKAGE = /^.*\/node_modules\/(@fontsource(?:-variable)?\/[^/]+)(?=\/files\/)/

/**
 * Makes a Vite plugin that writes `assets/font-licences-….txt`: the notice and licence of each
 * font in a build, which accompany every copy (SIL Open Font Licence §2). A font whose package has
 * none fails the build.
 */
export const fontLicences = () => ({
  name: 'font-licences',
  apply: 'build' as const,
  // The server's build holds only the addresses of these fonts.
  applyToEnvironment: ({ name }: { readonly name: string }): boolean => name === 'client',
  async generateBundle(this: Build): Promise<void> {
    const found = new Map<string, string>()
    for (const id of this.getModuleIds()) {
      const [folder, name] = FONT_PACKAGE.exec(id) ?? []
      if (folder && name) found.set(name, folder)
    }
    const texts = [...found].sort().map(async ([name, folder]) => {
      const licence = await this.fs.readFile(`${folder}/LICENSE`, { encoding: 'utf8' })
      return `${name}\n\n${licence.trim()}\n`
    })
    if (texts.length === 0) return
    const source = (await Promise.all(texts)).join(`\n${'='.repeat(80)}\n\n`)
    this.emitFile({ type: 'asset', name: 'font-licences.txt', source })
  },
})
