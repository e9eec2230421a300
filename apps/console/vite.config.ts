import { namedRoutes } from '@mostrador/contract/named-routes'
import { fontLicences } from '@mostrador/ui/font-licences'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Nothing is inlined: the console's policy allows scripts, styles and fonts from files alone. */
export default defineConfig({
  base: '/console/',
  plugins: [namedRoutes(), tailwindcss(), react(), fontLicences()],
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false } },
})
