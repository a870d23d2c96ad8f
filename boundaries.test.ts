import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'

/**
 * Who may import whom. A layer may import itself, the layers on its line and npm packages.
 * `features/*` means one feature; two features never import each other: what two share moves one floor down.
 */
const MAY_IMPORT: Record<string, string[]> = {
  engines: [],
  contract: ['engines'],
  content: ['engines'],
  tutor: ['engines'],
  'server/src/db': [],
  'server/src/platform': ['contract', 'server/src/db'],
  'server/src/domain': ['contract', 'engines', 'content', 'tutor', 'server/src/db', 'server/src/platform'],
  'server/src/features/*': [
    'contract',
    'engines',
    'content',
    'tutor',
    'server/src/domain',
    'server/src/db',
    'server/src/platform',
  ],
  'server/src/first-start': [
    'engines',
    'content',
    'server/src/domain',
    'server/src/db',
    'server/src/platform',
  ],
  'server/src/commands': ['contract', 'engines', 'server/src/domain', 'server/src/db', 'server/src/platform'],
  'server/src': [
    'server/src/commands',
    'server/src/features/*',
    'server/src/first-start',
    'server/src/domain',
    'server/src/platform',
    'server/src/db',
  ],
  'web/src/ui': [],
  'web/src/messages': [],
  'web/src/device': ['contract', 'engines'],
  'web/src/api': ['contract', 'engines', 'web/src/device'],
  'web/src/device/packages': ['contract', 'web/src/api', 'web/src/device'],
  'web/src/device/outbox': ['contract', 'engines', 'web/src/api', 'web/src/device'],
  'web/src/device/practice': [
    'contract',
    'engines',
    'web/src/api',
    'web/src/device',
    'web/src/device/outbox',
    'web/src/device/packages',
  ],
  'web/src/kit': [
    'engines',
    'contract',
    'web/src/ui',
    'web/src/api',
    'web/src/device',
    'web/src/device/packages',
    'web/src/device/outbox',
    'web/src/messages',
  ],
  'web/src/features/*': [
    'contract',
    'engines',
    'web/src/kit',
    'web/src/ui',
    'web/src/api',
    'web/src/device',
    'web/src/device/packages',
    'web/src/device/practice',
    'web/src/device/outbox',
  ],
  'web/src/app': [
    'contract',
    'engines',
    'web/src/features/*',
    'web/src/kit',
    'web/src/ui',
    'web/src/api',
    'web/src/device',
    'web/src/device/packages',
    'web/src/device/practice',
    'web/src/device/outbox',
    'web/src/messages',
  ],
  'web/src': ['contract', 'web/src/app', 'web/src/device', 'web/src/kit', 'web/src/messages', 'web/src/ui'],
  web: ['web/src'],
  'web/src/testing': [],
  e2e: ['contract', 'web/src/testing'],
  bench: [
    'engines',
    'contract',
    'content',
    'tutor',
    'server/src',
    'server/src/db',
    'server/src/platform',
    'server/src/domain',
    'server/src/first-start',
  ],
}
const TEST_ONLY = /\.(test|spec)\.tsx?$|\/testing\//
const LONGEST_FILE = 400
const MOST_FILES_IN_A_FOLDER = 25

const ROOTS = ['engines', 'contract', 'content', 'tutor', 'server', 'web', 'e2e', 'bench']
const OURS = new RegExp(`^(${ROOTS.join('|')})(/|$)`)

const files = ROOTS.filter((root) => existsSync(root)).flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => posix.join(root, path.replaceAll('\\', '/')))
    .filter((path) => /\.tsx?$/.test(path) && !/node_modules|\/dist\//.test(path)),
)
const sources = files.filter((path) => !TEST_ONLY.test(path))

function read(path: string): string {
  return readFileSync(path, 'utf8')
}

/** The most specific line of the table a file falls under, with `*` filled in. */
function layerOf(path: string): string {
  const feature = /^(server|web)\/src\/features\/([^/]+)\//.exec(path)
  if (feature) return `${feature[1]}/src/features/${feature[2]}`
  const layers = Object.keys(MAY_IMPORT).filter((layer) => path.startsWith(`${layer}/`))
  return layers.sort((a, b) => b.length - a.length)[0] ?? 'outside'
}

function importsOf(path: string): string[] {
  return [...read(path).matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)]
    .map(([, specifier = '']) => specifier)
    .map((specifier) =>
      specifier.startsWith('.')
        ? posix.join(posix.dirname(path), specifier)
        : specifier.replace(/^#(\w+)\//, '$1/src/'),
    )
    .filter((target) => OURS.test(target))
}

/** Strongly connected components of more than one file (Tarjan 1972). */
function findRings(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const rings: string[][] = []
  const places = new Map<string, number>()
  const open: string[] = []
  const visit = (file: string): number => {
    const place = places.size
    places.set(file, place)
    open.push(file)
    const reached = (imports.get(file) ?? []).map((target) => {
      if (!places.has(target)) return visit(target)
      return open.includes(target) ? (places.get(target) ?? place) : place
    })
    const lowest = Math.min(place, ...reached)
    if (lowest === place) rings.push(open.splice(open.indexOf(file)))
    return lowest
  }
  for (const file of imports.keys()) if (!places.has(file)) visit(file)
  return rings.filter((ring) => ring.length > 1)
}

function isAllowed(from: string, to: string): boolean {
  if (from === to) return true
  const line = MAY_IMPORT[from.replace(/features\/.+/, 'features/*')] ?? []
  const mayEnterFeatures =
    !from.includes('/features/') && line.includes(to.replace(/features\/.+/, 'features/*'))
  return line.includes(to) || mayEnterFeatures
}

test('the guard sees the house', () => {
  expect(sources.length).toBeGreaterThan(100)
  expect(importsOf('server/src/app.ts')).toContain('server/src/platform/requests/serve-web-app.ts')
  expect(importsOf('tutor/src/tutor.ts')).toContain('tutor/src/port.ts')
  expect(isAllowed('web/src/ui', 'web/src/kit')).toBe(false)
  const imports = { a: ['b'], b: ['c', 'd'], c: ['a'], d: ['e'], e: [] }
  expect(findRings(new Map(Object.entries(imports)))).toEqual([['a', 'b', 'c']])
})

test('every source file has its place', () => {
  const homeless = sources.filter((path) => layerOf(path) === 'outside' && !/\.config\.ts$/.test(path))
  expect(homeless).toEqual([])
})

test('imports go one way', () => {
  const offences = sources.flatMap((path) =>
    importsOf(path)
      .filter((target) => !isAllowed(layerOf(path), layerOf(`${target}/`)))
      .map((target) => `${path} imports ${target}`),
  )
  expect(offences).toEqual([])
})

test('no files import each other in a ring, not even types, in tests or on demand', () => {
  const rings = findRings(new Map(files.map((path) => [path, importsOf(path)])))
  expect(rings).toEqual([])
})

test('the web app takes nothing from the server, the curriculum or the tutor, not even in tests', () => {
  const offences = files
    .filter((path) => path.startsWith('web/'))
    .flatMap((path) => importsOf(path).filter((target) => /^(server|content|tutor)\//.test(target)))
  expect(offences).toEqual([])
})

test(`no source file is longer than ${LONGEST_FILE} lines`, () => {
  expect(sources.filter((path) => read(path).split('\n').length > LONGEST_FILE)).toEqual([])
})

test(`no folder holds more than ${MOST_FILES_IN_A_FOLDER} source files`, () => {
  const counts = new Map<string, number>()
  for (const path of sources) counts.set(posix.dirname(path), (counts.get(posix.dirname(path)) ?? 0) + 1)
  expect([...counts].filter(([, count]) => count > MOST_FILES_IN_A_FOLDER)).toEqual([])
})

test('engines read no clock and roll no dice', () => {
  const impure = sources
    .filter((path) => path.startsWith('engines/'))
    .filter((path) => /Date\.now\(|new Date\(\)|Math\.random\(/.test(read(path)))
  expect(impure).toEqual([])
})

/**
 * JavaScript lets every engine round these as it likes, and `**` with them: machines differ in the last bit. Powers of two and
 * of whole numbers without an end are exact.
 */
const NOT_PORTABLE =
  /Math\.(?:exp|expm1|log|log1p|log2|log10|pow|a?(?:sin|cos|tan)h?|atan2|cbrt|hypot)\b|(?<!\b2|\d+n) \*\* /
const WHOLE_NUMBERS_ONLY = 'engines/src/algebra/numbers/rational.ts'

test('what is stored, replayed or made again from a seed is calculated alike on every machine', () => {
  expect('x ** 2').toMatch(NOT_PORTABLE)
  expect('Math.asin(x)').toMatch(NOT_PORTABLE)
  expect('2 ** 10 + Math.sqrt(10n ** 3n)').not.toMatch(NOT_PORTABLE)
  const offenses = sources
    .filter((path) => path.startsWith('engines/') && path !== WHOLE_NUMBERS_ONLY)
    .filter((path) => NOT_PORTABLE.test(read(path)))
  const ofProblems = sources
    .filter((path) => path.startsWith('content/src/practice/'))
    .filter((path) => /Math\.\w+/.test(read(path).match(NOT_PORTABLE)?.[0] ?? ''))
  expect([...offenses, ...ofProblems]).toEqual([])
})

test('a day has its milliseconds in one place', () => {
  const places = ['engines/src/days/durations.ts', 'server/src/platform/durations.ts']
  const again = /const (?:MINUTE|HOUR|DAY|WEEK)_(?:MS|SECONDS) =|24 \* 60 \* 60 \* 1_?000|\b86_?400_?000\b/
  const others = files.filter((path) => !places.includes(path) && !path.startsWith('e2e/'))
  expect(others.filter((path) => again.test(read(path)))).toEqual([])
})

test('the environment, the clock and the dice are handed down from the entry points', () => {
  const entry = /^server\/src\/(start|commands\/[\w-]+)\.ts$/
  const offences = sources
    .filter((path) => path.startsWith('server/src/') && !entry.test(path))
    .filter((path) => /process\.env|Date\.now\(|new Date\(\)|Math\.random\(/.test(read(path)))
  expect(offences).toEqual([])
})

test('no file hides behind a name that says nothing', () => {
  const nameless = /\/(utils?|helpers?|misc|common|shared|services?|managers?|types)(\.\w+)?\.tsx?$/
  expect(sources.filter((path) => nameless.test(path))).toEqual([])
})

/** Where each member of a union goes to its own function or table, which the compiler cannot follow. */
const MOST_CASTS_TO_NEVER = 5

test('types are named, not silenced', () => {
  const casts = files.flatMap((path) => read(path).match(/\bas never(?=\s*(?:[,;)\]}]|$))/gm) ?? [])
  expect(casts.length).toBeLessThanOrEqual(MOST_CASTS_TO_NEVER)
  expect(files.filter((path) => /strict\x3a false/.test(read(path)))).toEqual([])
})

test('all tables stand in db/schema', () => {
  const elsewhere = sources.filter(
    (path) => !path.startsWith('server/src/db/schema/') && /\bpgTable\(/.test(read(path)),
  )
  expect(elsewhere).toEqual([])
})
