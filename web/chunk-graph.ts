import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Rollup } from 'vite'
import { findScreenWords } from './find-screen-words.ts'

type AppScreens = { listAppScreens: () => { name: string; file: string; isKept: boolean }[] }

/** Every screen, with the file it is in and the words it shows. */
export async function readScreens() {
  // Imported by its address, or the bundled configuration would hold every screen.
  const list = pathToFileURL(join(import.meta.dirname, 'src', 'app', 'app-screens.ts')).href
  const screens = ((await import(list)) as AppScreens).listAppScreens()
  return screens.map((screen) => ({ ...screen, messages: findScreenWords(`src/${screen.file}`) }))
}

/** The files of a build: which one holds a module, and all that come with it. */
export function readGraph(bundle: Rollup.OutputBundle) {
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

  /** What a file needs stands before it, as far as files do not need each other. */
  function addChunk(chunk: Rollup.OutputChunk, files: Set<string>): void {
    if (files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css)
    for (const name of chunk.imports) {
      const next = byName.get(name)
      if (next) addChunk(next, files)
    }
    files.delete(chunk.fileName)
    files.add(chunk.fileName)
  }

  return { find, add: (name: string, files: Set<string>) => addChunk(find(name), files) }
}
