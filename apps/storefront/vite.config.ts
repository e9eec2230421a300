import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/**
 * `app/server.ts` is what the server loads, from the build or through Vite in development. The build
 * carries all it needs, React included, so that it runs from wherever it is copied to.
 */
export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  environments: {
    ssr: {
      build: { rolldownOptions: { input: './app/server.ts' } },
      ...(command === 'build' && { resolve: { noExternal: true } }),
    },
  },
}))
