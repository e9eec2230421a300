import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Nothing is inlined: the console's policy allows scripts and styles from files alone. */
export default defineConfig({
  base: '/console/',
  plugins: [tailwindcss(), react()],
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false } },
})
