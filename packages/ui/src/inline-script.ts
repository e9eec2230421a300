/** Context of Vite, as far as the plugin uses it. */
type Build = { readonly addWatchFile: (path: string) => void }

const MARK = '?inline-script'

/**
 * Makes a Vite plugin: `import script from './head-script.ts?inline-script'` is the bundled module
 * as one small classic script, a text for the content of a `<script>`.
 */
export const inlineScript = () => ({
  name: 'inline-script',
  enforce: 'pre' as const,
  async load(this: Build, id: string): Promise<string | undefined> {
    if (!id.endsWith(MARK)) return undefined
    // Installed for builds alone.
    const { rolldown } = await import('rolldown')
    const bundle = await rolldown({ input: id.slice(0, -MARK.length), platform: 'browser' })
    const { output } = await bundle.generate({
      format: 'iife',
      minify: true,
      comments: false,
      codeSplitting: false,
    })
    await bundle.close()
    for (const path of output[0].moduleIds) this.addWatchFile(path)
    // Escapes the end of a script element.
    return `export default ${JSON.stringify(output[0].code.trim().replaceAll('</', String.raw`<\/`))}`
  },
})
