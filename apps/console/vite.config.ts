import { namedRoutes } from '@mostrador/contract/named-routes'
import { voicedCopy } from '@mostrador/copy/voiced-copy'
import { fontLicences } from '@mostrador/ui/font-licences'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * Nothing is inlined: the console's policy allows scripts, styles and fonts from files alone. What
 * every page starts with is one file: together it packs into less than its parts do.
 */
export default defineConfig({
  base: '/console/',
  plugins: [voicedCopy('TU'), namedRoutes(), tailwindcss(), react(), fontLicences()],
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
  },
})
