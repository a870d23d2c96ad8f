import { join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'

type Screen = { load: () => unknown; messages: readonly string[] }
type AppScreens = { listAppScreens: () => [name: string, screen: Screen][] }

/** Asked of the app's own list of screens, whose functions say which file they fetch. */
export async function readScreens(): Promise<{ name: string; file: string; messages: readonly string[] }[]> {
  const list = pathToFileURL(join(import.meta.dirname, 'src', 'app', 'app-screens.ts')).href
  const { listAppScreens } = (await import(list)) as AppScreens
  return listAppScreens().map(([name, { load, messages }]) => {
    const path = /import\('(?<path>[^']+)'\)/.exec(String(load))?.groups?.path
    if (!path) throw new Error(`Which file a screen is in cannot be read from ${load}`)
    return { name, file: posix.join('src/app', path), messages }
  })
}
