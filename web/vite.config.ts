import tailwindcss from '@tailwindcss/vite'
import { transform } from 'oxc-transform-react'
import { defineConfig, type Plugin } from 'vite'
import { prerenderLanding } from './prerender-plugin.ts'

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

/** What endpoints are for is read at /api/docs, on the server; in the browser the sentences would only weigh. */
function dropSummaries(): Plugin {
  const summary = /^\s+summary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`),$/gm
  return {
    name: 'drop-summaries',
    enforce: 'pre',
    transform: {
      filter: { id: /\/contract\/src\/.*\.ts$/ },
      handler: (code) => ({ code: code.replace(summary, ''), map: null }),
    },
  }
}

/**
 * Small pieces that the landing page shares with later screens. Left alone, each would become a file of its own, two
 * dozen of them, which compress badly and are all fetched for the first page.
 */
const LANDING_PIECES = new RegExp(
  [
    'lucide-react/dist/esm/icons/(arrow-right|award|book-bookmark|bot|chart-column|check|chevron-(left|right)|circle-play|download|layers|lightbulb|list-checks|menu|moon|notebook-pen|pause|play|route|star|sun|x)\\.',
    'web/src/ui/(display/(avatar|badge|count-filled-slots|find-initials|star-rating)|drawings/(logo|logo-mark|sprout)|layout/(carousel|use-reduced-motion)|states/skeleton)\\.',
    'web/src/kit/app-link\\.',
    'contract/src/site\\.',
    'react-router/dist/esm/useLocation\\.',
  ].join('|'),
)

/** What every page needs, in two files: they compress better together, and the packages outlive our own changes. */
const FIRST_FILES = [
  { name: 'packages', test: /node_modules/, tags: ['$initial' as const] },
  { name: 'app', tags: ['$initial' as const] },
  { name: 'pieces', test: LANDING_PIECES },
]

const SERVER = process.env.SERVER_URL ?? 'http://127.0.0.1:3000'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [dropSummaries(), reactCompiler(), tailwindcss(), prerenderLanding(import.meta.filename)],
  build: {
    target: 'es2023',
    // An inlined font would be a data: address, which the content security policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: FIRST_FILES } },
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
