import { join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'

type Listed = { name: string; load: () => unknown; messages: readonly string[]; isKept: boolean }
type AppScreens = { listAppScreens: () => Listed[] }

/** Asked of the app's own list of screens, whose functions say which file they fetch. */
export async function readScreens(): Promise<(Omit<Listed, 'load'> & { file: string })[]> {
  const list = pathToFileURL(join(import.meta.dirname, 'src', 'app', 'app-screens.ts')).href
  const { listAppScreens } = (await import(list)) as AppScreens
  return listAppScreens().map(({ load, ...screen }) => {
    const path = /import\('(?<path>[^']+)'\)/.exec(String(load))?.groups?.path
    if (!path) throw new Error(`Which file a screen is in cannot be read from ${load}`)
    return { ...screen, file: posix.join('src/app', path) }
  })
}
