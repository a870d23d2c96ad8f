import tailwindcss from '@tailwindcss/vite'
import { transform } from 'oxc-transform-react'
import { defineConfig, type Plugin } from 'vite'
import { dropServersPart } from './drop-servers-part-plugin.ts'
import { prerenderLanding } from './prerender-plugin.ts'
import { serviceWorker } from './service-worker-plugin.ts'
import { shrinkScripts } from './shrink-scripts-plugin.ts'

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

/**
 * Small pieces that the landing page shares with later screens. Left alone, each would become a file of its own, two
 * dozen of them, which compress badly and are all fetched for the first page.
 */
const LANDING_PIECES = new RegExp(
  [
    'lucide-react/dist/esm/icons/(arrow-right|award|book-bookmark|bot|chart-column|check|chevron-(left|right)|circle-play|download|layers|lightbulb|list-checks|menu|moon|notebook-pen|pause|play|route|star|sun|x)\\.',
    'web/src/ui/(display/(avatar|badge|count-filled-slots|find-initials|star-rating)|drawings/(logo|logo-mark|sprout)|layout/(carousel|use-reduced-motion)|states/skeleton)\\.',
    'web/src/kit/(app-link|language/language-select)\\.',
    'web/src/device/open-choices\\.',
    'contract/src/site\\.',
    'react-router/dist/esm/useLocation\\.',
  ].join('|'),
)

const SHARED_PIECES =
  /lucide-react|radix-ui|floating-ui|tanstack|(?:contract|engines)\/src\/|web\/src\/(?:ui|kit|api|messages)\//

/** Needed where something is filled in, compared or looked through, not where somebody only reads and goes on. */
const FORM_PIECES =
  /@radix-ui\/react-(?:select|radio-group|checkbox|switch|accordion|popover)\/|web\/src\/ui\/(?:forms|table|charts|navigation\/pagination|layout\/accordion|overlays\/popover)|web\/src\/kit\/study\/(?:tags-field|endless-list|draft|edit-tags)/

/** Needed where a longer text is shown. */
const TEXT_PIECES =
  /dompurify|web\/src\/kit\/(?:markdown|rich-text|speech\/(?:collect-sentences|say-formula|split-sentences))/

const isSharedPiece = (id: string) => SHARED_PIECES.test(id) && !FORM_PIECES.test(id) && !TEXT_PIECES.test(id)

/** What it takes to change the language, without the words themselves: five small files, each for the next. */
const LANGUAGE_PIECES =
  /web\/src\/(?:messages\/(?:switch-language|other-languages|english-issues)|kit\/language\/choose-language)\.|zod\/v4\/locales\/en\./

/** What every page needs, in two files: they compress better together, and the packages outlive our own changes. */
const FIRST_FILES = [
  { name: 'packages', test: /node_modules/, tags: ['$initial' as const] },
  { name: 'app', tags: ['$initial' as const] },
  { name: 'pieces', test: LANDING_PIECES },
  { name: 'languages', test: LANGUAGE_PIECES },
  // Icons weigh less than the names of the files they would be in.
  { name: 'icons', test: /lucide-react\/dist\/esm\/icons\//, minShareCount: 2 },
  // What many screens share, in three files instead of two hundred: half the bytes, for the page and for what is kept offline.
  { name: 'shared', test: isSharedPiece, minShareCount: 8 },
  { name: 'forms', test: FORM_PIECES, minShareCount: 8 },
  { name: 'texts', test: TEXT_PIECES, minShareCount: 8 },
]

const SERVER = process.env.SERVER_URL ?? 'http://127.0.0.1:3000'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    dropServersPart(),
    reactCompiler(),
    tailwindcss(),
    shrinkScripts(),
    prerenderLanding(import.meta.filename),
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
