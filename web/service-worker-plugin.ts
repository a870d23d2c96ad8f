import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { readGraph, readScreens } from './chunk-graph.ts'

/** What every page has around it, or needs before it knows its screen; and the parts of screens that come on demand. */
const ALWAYS = [
  'index.html',
  'src/app/app-screens.ts',
  'src/messages/app-messages.ts',
  'src/app/shell/shell.tsx',
  'src/app/not-found-screen.tsx',
  'src/app/offline/watch-worker.ts',
  'src/app/offline/offline-notice.tsx',
  'src/messages/en/device.json',
  'src/device/last-answers.ts',
  'src/device/waiting/show-waiting.ts',
  'src/device/outbox/kept-writes.ts',
  'src/app/outbox/outbox-keeper.tsx',
  'src/ui/toast/toaster.tsx',
  'src/app/shell/sidebar/sidebar-sheet.tsx',
  'src/features/lessons/notes/lesson-notes-list.tsx',
  'contract/src/onboarding/progress.ts',
  'src/features/notifications/notifications-bell.tsx',
  'src/features/flashcards/review/review-screen.tsx',
  'src/kit/notes/note-dialog.tsx',
  'src/kit/markdown/drawn-markdown.tsx',
]
/** Without the manifest: whoever installs the product has a connection. */
const PUBLIC_FILES = ['theme.js', 'icon.svg']
/** The two faces of all text, in the letters of English; others come with the first page that has them. */
const FONTS = /(?:lexend|next)-latin-wght-normal-[\w-]+\.woff2$/

/** After the build, makes `/service-worker.js` and hands it the list of files that are needed without a connection. */
export function serviceWorker(): Plugin {
  const root = import.meta.dirname
  const files = new Set<string>()
  let outDir = ''
  return {
    name: 'service-worker',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    generateBundle: {
      // Files that hold styles alone are gone by then.
      order: 'post',
      async handler(_, bundle) {
        const screens = (await readScreens()).filter(({ isKept }) => isKept)
        const graph = readGraph(bundle)
        for (const name of ALWAYS) graph.add(name, files)
        for (const { file, messages } of screens) {
          graph.add(`src/${file}`, files)
          for (const namespace of messages) graph.add(`src/messages/en/${namespace}.json`, files)
        }
        for (const name of Object.keys(bundle)) if (FONTS.test(name)) files.add(name)
      },
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const named = [...PUBLIC_FILES, 'index.html'].map(async (name) => ({
          url: `/${name}`,
          revision: hash('sha256', await readFile(join(outDir, name))).slice(0, 16),
        }))
        // A hashed name is its own version.
        const hashed = [...files].filter((name) => name.startsWith('assets/')).sort()
        const list = [
          ...(await Promise.all(named)),
          ...hashed.map((name) => ({ url: `/${name}`, revision: null })),
        ]
        await build({
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          define: { 'self.PRECACHED': JSON.stringify(list), 'process.env.NODE_ENV': '"production"' },
          build: {
            outDir,
            emptyOutDir: false,
            target: 'es2023',
            modulePreload: false,
            rolldownOptions: {
              input: join(root, 'src', 'worker', 'service-worker.ts'),
              output: { entryFileNames: 'service-worker.js', format: 'iife', codeSplitting: false },
            },
          },
        })
      },
    },
  }
}
