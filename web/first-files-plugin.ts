import type { Plugin } from 'vite'
import { readGraph, readScreens } from './chunk-graph.ts'
import { FIRST_FONTS } from './prerender-plugin.ts'

/** What everybody who is signed in fetches before any screen. */
const ALWAYS = [
  'src/app/shell/shell.tsx',
  'src/app/app-screens.ts',
  'src/messages/app-messages.ts',
  'src/device/last-answers.ts',
]

/**
 * Writes `first-files.json`: of each screen the scripts and styles that it is made of, the scripts of its English words and
 * the fonts of all text; what others need comes first. The server names them together with the page, so that the browser
 * fetches them at once and not one after another as each asks for the next.
 */
export function firstFiles(): Plugin {
  return {
    name: 'first-files',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle: {
      // Files that hold styles alone are gone by then.
      order: 'post',
      async handler(_, bundle) {
        const graph = readGraph(bundle)
        const listed = (names: readonly string[], without: ReadonlySet<string>) => {
          const files = new Set<string>()
          for (const name of names) graph.add(name, files)
          return [...files].filter((file) => !without.has(file))
        }
        const isScript = (file: string) => file.endsWith('.js')
        const isStyle = (file: string) => file.endsWith('.css')
        const fonts = Object.keys(bundle).filter((file) => FIRST_FONTS.test(file))
        const inPage = new Set(listed(['index.html'], new Set()))
        const takeOver = listed(['src/app/first-page/take-over.ts'], inPage).filter(isScript)
        const screens = (await readScreens()).map(({ name, file, messages }) => {
          const files = listed([...ALWAYS, `src/${file}`], inPage)
          const scripts = files.filter(isScript)
          const words = listed(
            messages.map((namespace) => `src/messages/en/${namespace}.json`),
            new Set([...inPage, ...scripts]),
          )
          return [name, { scripts, styles: files.filter(isStyle), words, fonts, takeOver }]
        })
        this.emitFile({
          type: 'asset',
          fileName: 'first-files.json',
          source: JSON.stringify(Object.fromEntries(screens)),
        })
      },
    },
  }
}
