import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { budget } from './budget.ts'
import { compress } from './compress.ts'
import { contractWithoutSchemas } from './contract-without-schemas.ts'
import { pdfData } from './pdf-data.ts'

/** The server of `npm run dev` listens where PORT says, as everywhere. */
const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`
/** Everything that the server answers and the page does not. */
const served = [
  '/mesoor-user',
  '/mesoor-space',
  '/fuze',
  '/ruleengine',
  '/health',
  '/openapi.json',
  '/docs',
  '/metrics',
]

export default defineConfig({
  plugins: [react(), contractWithoutSchemas(), pdfData(), budget(), compress()],
  server: { port: 5173, proxy: Object.fromEntries(served.map((path) => [path, server])) },
  build: {
    outDir: 'dist',
    target: 'es2023',
    // Fonts and pictures stay files: inlined, every page would pay for them.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The first page lists what every other one needs: short names keep that list short.
        chunkFileNames: ({ isDynamicEntry }) => (isDynamicEntry ? 'assets/[name]-[hash].js' : 'assets/[hash].js'),
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'assets/[hash].css' : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            // Rules that a form checks with, and what checks them: only screens with such a form load these.
            { name: 'rules', test: /node_modules\/zod\/|contract\/src\/rules/ },
          ],
        },
      },
    },
  },
})
