import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, posix, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type Rollup } from 'vite'

type KeptScreen = { load: () => unknown; messages: readonly string[] }
type AppScreens = { listKeptScreens: () => KeptScreen[] }

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
  'src/ui/overlays/opened-menu.tsx',
  'src/ui/overlays/opened-popover.tsx',
  'src/app/shell/sidebar/sidebar-sheet.tsx',
  'src/features/lessons/reading/comfort-popover.tsx',
  'src/features/lessons/notes/lesson-notes-list.tsx',
  'contract/src/onboarding/onboarding.ts',
  'src/features/notifications/notifications-bell.tsx',
  'src/features/flashcards/review/review-screen.tsx',
  'src/kit/notes/note-dialog.tsx',
  'src/kit/markdown/drawn-markdown.tsx',
]
const PUBLIC_FILES = ['theme.js', 'icon.svg', 'manifest.webmanifest']
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
    async generateBundle(_, bundle) {
      const screens = await readKeptScreens(root)
      const graph = readGraph(bundle)
      for (const name of ALWAYS) graph.add(name, files)
      for (const { file, messages } of screens) {
        graph.add(file, files)
        for (const namespace of messages) graph.add(`src/messages/en/${namespace}.json`, files)
      }
      for (const name of Object.keys(bundle)) if (FONTS.test(name)) files.add(name)
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

/** Asked of the app's own list of screens, whose functions say which file they fetch. */
async function readKeptScreens(root: string): Promise<{ file: string; messages: readonly string[] }[]> {
  const list = pathToFileURL(join(root, 'src', 'app', 'app-screens.ts')).href
  const { listKeptScreens } = (await import(list)) as AppScreens
  return listKeptScreens().map(({ load, messages }) => {
    const path = /import\('(?<path>[^']+)'\)/.exec(String(load))?.groups?.path
    if (!path) throw new Error(`Which file a screen is in cannot be read from ${load}`)
    return { file: posix.join('src/app', path), messages }
  })
}

function readGraph(bundle: Rollup.OutputBundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const homes = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)))
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))

  function find(name: string): Rollup.OutputChunk {
    const home =
      chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${name}`)) ??
      [...homes].find(([id]) => id.endsWith(`/${name}`))?.[1]
    if (!home) throw new Error(`The build holds no ${name}`)
    return home
  }

  function addChunk(chunk: Rollup.OutputChunk, files: Set<string>): void {
    if (files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css)
    for (const name of chunk.imports) {
      const next = byName.get(name)
      if (next) addChunk(next, files)
    }
  }

  return { add: (name: string, files: Set<string>) => addChunk(find(name), files) }
}
