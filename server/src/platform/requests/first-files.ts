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

/** As the header `link`, so that the browser fetches them together with the page; last where the page can be read without. */
export function writeLink(
  { scripts, words, takeOver }: Files,
  languages: string | undefined,
  priority: 'auto' | 'low' = 'auto',
): string {
  // Whoever reads another language fetches other words.
  const files = /^en\b/i.test(languages ?? '') ? [...scripts, ...words] : [...scripts]
  if (priority === 'low') files.push(...takeOver)
  const manner = priority === 'low' ? 'rel=modulepreload; fetchpriority=low' : 'rel=modulepreload'
  return files.map((file) => `</${file}>; ${manner}`).join(', ')
}
