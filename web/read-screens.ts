import { join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findScreenWords } from './find-screen-words.ts'

type AppScreens = { listAppScreens: () => { name: string; load: () => unknown; isKept: boolean }[] }

/** Asked of the app's own list of screens, whose functions say which file they fetch. */
export async function readScreens() {
  const list = pathToFileURL(join(import.meta.dirname, 'src', 'app', 'app-screens.ts')).href
  const { listAppScreens } = (await import(list)) as AppScreens
  return listAppScreens().map(({ load, name, isKept }) => {
    const path = /import\('(?<path>[^']+)'\)/.exec(String(load))?.groups?.path
    if (!path) throw new Error(`Which file a screen is in cannot be read from ${load}`)
    const file = posix.join('src/app', path)
    return { name, isKept, file, messages: findScreenWords(file) }
  })
}
