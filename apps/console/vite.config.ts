import { namedRoutes } from '@mostrador/contract/named-routes'
import { voicedCopy } from '@mostrador/copy/voiced-copy'
import { fontLicences } from '@mostrador/ui/font-licences'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * Inlines nothing, since the console's policy allows scripts, styles and fonts only from files.
 * Code that every page needs is one file, which compresses better than its parts. `--mode vos`
 * builds the texts in vos.
 */
export default defineConfig(({ mode }) => ({
  base: '/console/',
  plugins: [voicedCopy(mode === 'vos' ? 'VOS' : 'TU'), namedRoutes(), tailwindcss(), react(), fontLicences()],
  build: {
    assetsInlineLimit: 0,
    ...(mode === 'vos' && { outDir: 'dist/vos', copyPublicDir: false }),
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
  },
}))
