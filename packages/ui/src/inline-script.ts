/** Context of Vite, as far as the plugin uses it. */
type Build = { readonly addWatchFile: (path: string) => void }

const MARK = '?inline-script'

/**
 * A plugin of Vite: `import script from './head-script.ts?inline-script'` is the module with all
 * that it imports as one small classic script, a text that a page may carry between the tags of a
 * `<script>`.
 */
export const inlineScript = () => ({
  name: 'inline-script',
  enforce: 'pre' as const,
  async load(this: Build, id: string): Promise<string | undefined> {
    if (!id.endsWith(MARK)) return undefined
    // Only who builds has it.
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
    // The text would end where it names the end of a script.
    return `export default ${JSON.stringify(output[0].code.trim().replaceAll('</', String.raw`<\/`))}`
  },
})
