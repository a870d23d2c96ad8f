import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

type FirstFiles = Record<string, { scripts: string[]; words: string[] }>

/** What the build says about each screen (`web/first-files-plugin.ts`); read once, and again after a new build. */
export function createFirstFiles(webDir: string) {
  const path = join(webDir, 'first-files.json')
  let known: { changedMs: number; files: FirstFiles } | null = null

  async function read(): Promise<FirstFiles> {
    const { mtimeMs } = await stat(path)
    if (known?.changedMs !== mtimeMs) {
      known = { changedMs: mtimeMs, files: JSON.parse(await readFile(path, 'utf8')) }
    }
    return known.files
  }

  /** As the header `link`, so that the browser fetches them together with the page; null where nothing is known. */
  return async (screen: string, languages: string | undefined): Promise<string | null> => {
    const found = (await read().catch((): FirstFiles => ({})))[screen]
    if (!found) return null
    // Whoever reads another language fetches other words.
    const words = /^en\b/i.test(languages ?? '') ? found.words : []
    return [...found.scripts, ...words].map((file) => `</${file}>; rel=modulepreload`).join(', ')
  }
}
