import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const STATIC_IMPORT = /^(?:import|export)\s+(?!type\b)[^'"]*?from\s+'(\.[^']+\.tsx?)'/gm
const DYNAMIC_IMPORT = /\bimport\('(\.[^']+\.tsx?)'\)/g
/** They come with the app. */
const ALWAYS = ['common', 'ui']

/** Anything but names in plain letters, which could not be read here. */
const UNREADABLE = /\buseTranslation\((?!\)|'\w+'\)|\['\w+'(?:, '\w+')*\]\))/

type Module = { imports: string[]; onDemand: string[]; shown: string[]; fetched: string[] }

function readModule(path: string): Module {
  const text = readFileSync(path, 'utf8')
  if (UNREADABLE.test(text)) throw new Error(`${path} does not say in plain letters whose words it shows`)
  const namesIn = (call: RegExp) =>
    [...text.matchAll(call)].flatMap(([, list]) => String(list).match(/\w+/g) ?? [])
  const filesIn = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, address]) => join(dirname(path), String(address)))
  return {
    imports: filesIn(STATIC_IMPORT),
    onDemand: filesIn(DYNAMIC_IMPORT),
    shown: [...namesIn(/\buseTranslation\(\[?((?:'\w+'(?:, )?)+)/g), ...namesIn(/\bt\(\s*['`](\w+):/g)],
    fetched: namesIn(/\bloadNamespaces\(((?:'\w+'(?:, )?)+)\)/g),
  }
}

/**
 * The namespaces that a screen shows, itself and in all its parts. A part that comes on demand counts as well, unless who
 * asks for it fetches its words too.
 */
export function findScreenWords(file: string): string[] {
  const words = new Set<string>()
  const seen = new Set<string>()
  function visit(path: string, fetched: readonly string[]): void {
    const visitName = [path, ...fetched].join()
    if (seen.has(visitName)) return
    seen.add(visitName)
    const found = readModule(path)
    const own = [...fetched, ...found.fetched]
    for (const name of found.shown) if (!own.includes(name)) words.add(name)
    for (const next of found.imports) visit(next, fetched)
    for (const next of found.onDemand) visit(next, own.toSorted())
  }
  visit(join(import.meta.dirname, file), ALWAYS)
  return [...words].sort()
}
