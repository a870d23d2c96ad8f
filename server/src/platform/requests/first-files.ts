import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

export type Files = {
  scripts: string[]
  styles: string[]
  words: string[]
  fonts: string[]
  /** What takes over a page that the server has made. */
  takeOver: string[]
}
type FirstFiles = Record<string, Files>

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

  /** Undefined where nothing is known. */
  return async (screen: string): Promise<Files | undefined> =>
    (await read().catch((): FirstFiles => ({})))[screen]
}

/** What the app will ask for on this screen. Whoever reads another language than English fetches other words. */
export function listAhead({ scripts, words }: Files, languages: string | undefined): string[] {
  return /^en\b/i.test(languages ?? '') ? [...scripts, ...words] : scripts
}

/** As the header `link`, so that the browser fetches them together with the page. */
export function writeLink(files: Files, languages: string | undefined): string {
  const ahead = listAhead(files, languages)
  return ahead.map((file) => `</${file}>; rel=modulepreload`).join(', ')
}
