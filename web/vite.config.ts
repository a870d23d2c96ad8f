import tailwindcss from '@tailwindcss/vite'
import { transform } from 'oxc-transform-react'
import { defineConfig, type Plugin } from 'vite'
import { CHUNKS } from './chunks.ts'
import { firstFiles } from './first-files-plugin.ts'
import { prerenderLanding } from './prerender-plugin.ts'
import { screenWords } from './screen-words-plugin.ts'
import { serviceWorker } from './service-worker-plugin.ts'

/** Runs the React Compiler over our own components, before Vite turns JSX into calls. */
function reactCompiler(): Plugin {
  return {
    name: 'react-compiler',
    enforce: 'pre',
    transform: {
      // The landing page renders once: code that remembers renders would only make its first load heavier.
      filter: { id: /\/web\/src\/(?!features\/landing\/).*\.tsx$/ },
      async handler(code, id) {
        const result = await transform(id, code, { lang: 'tsx', sourcemap: true })
        if (result.errors.length > 0) throw new Error(result.errors.map(({ message }) => message).join('\n'))
        return { code: result.code, map: result.map ?? null, moduleType: 'js' }
      },
    },
  }
}

const SERVER = process.env.SERVER_URL ?? 'http://127.0.0.1:3000'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    screenWords(),
    reactCompiler(),
    tailwindcss(),
    prerenderLanding(import.meta.filename),
    firstFiles(),
    serviceWorker(),
  ],
  build: {
    target: 'es2023',
    // An inlined font would be a data: address, which the content security policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Nothing happens when an engine or a contract is loaded: of a file that is not used nothing needs to stay.
      treeshake: { moduleSideEffects: [{ test: /\/(?:engines|contract)\/src\//, sideEffects: false }] },
      output: { codeSplitting: { groups: CHUNKS } },
      // "use client" means nothing to an app without server components, and hundreds of files say it.
      onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
    },
  },
  // Objects, because the short form changes the Host header and the server then takes every write for a foreign one.
  server: {
    proxy: {
      '/api': { target: SERVER },
      '/ws': { target: SERVER, ws: true },
      '/healthz': { target: SERVER },
    },
  },
})
