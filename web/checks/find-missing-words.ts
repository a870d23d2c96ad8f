import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const SOURCES = join(import.meta.dirname, '..', 'src')
const SCREEN = /await import\('([^']+)'\)\)\s*\.\w+(?:\(\))?,\s*messages: \[([^\]]*)\]/g
const IMPORT = /^(?:import|export)\s+(?!type\b)[^'"]*?from\s+'(\.[^']+\.tsx?)'/gm
/** They come with the app. */
const ALWAYS = ['common', 'ui']

type Module = { imports: string[]; needed: string[] }
const modules = new Map<string, Module>()

/** What a file imports at once, and whose words it shows without fetching them itself. */
function readModule(path: string): Module {
  const known = modules.get(path)
  if (known) return known
  const text = readFileSync(path, 'utf8')
  const asked = [...text.matchAll(/useTranslation\((?:\[)?((?:'\w+'(?:, )?)+)/g)].flatMap(readNames)
  const written = [...text.matchAll(/\bt\(\s*['`](\w+):/g)].map(([, name]) => String(name))
  const fetched = [...text.matchAll(/loadNamespaces\(([^)]*)\)/g)].flatMap(readNames)
  const found = {
    imports: [...text.matchAll(IMPORT)].map(([, address]) => join(dirname(path), String(address))),
    needed: [...asked, ...written].filter((name) => !fetched.includes(name)),
  }
  modules.set(path, found)
  return found
}

function readNames([, list]: RegExpMatchArray): string[] {
  return [...String(list).matchAll(/'(\w+)'/g)].map(([, name]) => String(name))
}

function listModules(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen
  seen.add(path)
  for (const imported of readModule(path).imports) listModules(imported, seen)
  return seen
}

/** Every screen of a list of screens, with the words that parts of it show and that are not fetched with it. */
export function findMissingWords(listOfScreens: string) {
  const folder = dirname(join(SOURCES, listOfScreens))
  const text = readFileSync(join(SOURCES, listOfScreens), 'utf8')
  return [...text.matchAll(SCREEN)].map(([, file, messages]) => {
    const fetched = [...ALWAYS, ...[...String(messages).matchAll(/'(\w+)'/g)].map(([, name]) => name)]
    const parts = [...listModules(join(folder, String(file)))]
    const needed = new Set(parts.flatMap((part) => readModule(part).needed))
    return { file: String(file), missing: [...needed].filter((name) => !fetched.includes(name)) }
  })
}
