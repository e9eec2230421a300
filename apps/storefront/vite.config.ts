import { fontLicences } from '@mostrador/ui/font-licences'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import type { Rolldown } from 'vite'

/** The route modules of a menu's first view. */
const FIRST_VIEW = /app\/(?:root|alias\/alias-layout|menu\/menu-page)\.tsx/

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** Whether the first view imports a module, by whatever way that is not an `import()`. */
function isFirstView(id: string, modules: Modules, seen: Set<string> = new Set()): boolean {
  if (FIRST_VIEW.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return (modules.getModuleInfo(id)?.importers ?? []).some((importer) => isFirstView(importer, modules, seen))
}

/**
 * What the first view needs travels in two files: thirty small ones compress worse and wait in line. The
 * libraries are apart, because they change less often than we do.
 */
const FIRST_VIEW_CHUNKS = [
  {
    name: 'libraries',
    test: /node_modules\/(?:react|react-dom|scheduler|react-router|cookie)\//,
    priority: 2,
  },
  {
    name: (id: string, modules: Modules) =>
      !id.includes('node_modules') && isFirstView(id, modules) ? 'first-view' : null,
    priority: 1,
  },
]

/**
 * `app/server.ts` is what the server loads, from the build or through Vite in development. The build
 * carries all it needs, React included, so that it runs from wherever it is copied to. No file becomes a part of
 * another: the pages' policy has fonts from files alone.
 */
export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), fontLicences()],
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: FIRST_VIEW_CHUNKS } } } } },
    ssr: {
      build: { rolldownOptions: { input: './app/server.ts' } },
      ...(command === 'build' && { resolve: { noExternal: true } }),
    },
  },
}))
