import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import kidsCode from '../../../messages/en/kidsCode.json' with { type: 'json' }
import { loadWords } from '../../../testing/load-words.ts'
import { describeBackground, describeCostume } from './describe-picture.ts'
import { findPicture } from './find-picture.ts'
import { BACKGROUNDS, type CostumePath, SPRITE_KINDS, SPRITES, type SpriteId } from './pictures.ts'

const HERE = import.meta.dirname
const MOST_BYTES = 4096
const SPRITE_IDS = Object.keys(SPRITES) as SpriteId[]
const COSTUMES = SPRITE_IDS.flatMap((id) =>
  SPRITES[id].costumes.map((costume) => `${id}.${costume}` as CostumePath),
)
const sprites = Object.entries(SPRITES).map(([id, sprite]) => ({ id, ...sprite }))
const backgrounds = BACKGROUNDS.map((id) => `backgrounds/${id}`)
const t = await loadWords('kidsCode', kidsCode)
const assets = [
  ...sprites.flatMap(({ id, costumes }) => costumes.map((costume) => `sprites/${id}/${costume}`)),
  ...backgrounds,
]

function read(asset: string): string {
  return readFileSync(join(HERE, `${asset}.svg`), 'utf8')
}

/** Attributes of the first element. */
function readRoot(asset: string): Record<string, string> {
  const root = /^<svg ([^>]+)>/.exec(read(asset))?.[1] ?? ''
  return Object.fromEntries([...root.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))
}

/** What is wrong with a text as XML of elements and attributes alone, or nothing. */
function findFault(text: string): string | undefined {
  const open: string[] = []
  const rest = text.replace(
    /<(\/?)([a-z]+)((?: [a-z-]+="[^"<&]*")*) ?(\/?)>/gi,
    (_, isEnd: string, name: string, attributes: string, isWhole: string) => {
      const names = [...attributes.matchAll(/ ([a-z-]+)=/gi)].map(([, attribute]) => attribute)
      if (new Set(names).size < names.length) return `twice in ${name}`
      if (isEnd && open.pop() !== name) return `unexpected end of ${name}`
      if (!isEnd && !isWhole) open.push(name)
      return ''
    },
  )
  return rest.trim() || open.at(-1)
}

/** Whether each command of a path has as many numbers as it takes; a browser stops drawing where one does not. */
function isPath(d: string): boolean {
  const takes: Record<string, number> = { m: 2, l: 2, t: 2, h: 1, v: 1, c: 6, s: 4, q: 4, a: 7, z: 0 }
  return [...d.matchAll(/([a-z])([^a-z]*)/gi)].every(([, command = '', numbers = '']) => {
    const count = numbers.match(/-?(?:\d+\.?\d*|\.\d+)/g)?.length ?? 0
    const wanted = takes[command.toLowerCase()]
    return wanted === 0 ? count === 0 : wanted !== undefined && count > 0 && count % wanted === 0
  })
}

test('a broken picture would be noticed', () => {
  expect(findFault('<svg a="1"><g><path d="M0 0"/></g></svg>')).toBeUndefined()
  expect(findFault('<svg><g></svg>')).toBeDefined()
  expect(findFault('<svg a="1" a="2"/>')).toBeDefined()
  expect(findFault('<svg>word</svg>')).toBe('word')
  expect(isPath('M1 2h.5.5C1 2-3 4 5.5.5Z')).toBe(true)
  expect(isPath('M1 2C1 2 3 4L5 6')).toBe(false)
})

test('the library has at least 24 sprites of every kind and 12 backgrounds', () => {
  expect(sprites.length).toBeGreaterThanOrEqual(24)
  expect(new Set(sprites.map(({ kind }) => kind))).toEqual(new Set(SPRITE_KINDS))
  expect(new Set(BACKGROUNDS).size).toBeGreaterThanOrEqual(12)
})

test('the catalog and the files are the same pictures', () => {
  const files = readdirSync(HERE, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.svg'))
    .map((name) => name.replaceAll('\\', '/').replace('.svg', ''))
  expect(files.sort()).toEqual([...assets].sort())
})

test('every sprite has at least two costumes, none like another', () => {
  const lifeless = sprites.filter(({ id, costumes }) => {
    const looks = new Set(costumes.map((costume) => read(`sprites/${id}/${costume}`)))
    return costumes.length < 2 || looks.size < costumes.length
  })
  expect(lifeless).toEqual([])
})

test('every sprite has the shape that the stage gives it', () => {
  const stretched = sprites.filter(({ id, costumes, width, height }) =>
    costumes.some((costume) => {
      const root = readRoot(`sprites/${id}/${costume}`)
      return Number(root.width) * height !== Number(root.height) * width
    }),
  )
  expect(stretched).toEqual([])
})

test('every background has the size of the stage', () => {
  expect(backgrounds.filter((asset) => readRoot(asset).viewBox !== '0 0 480 360')).toEqual([])
})

test.each(assets)('%s is a small drawing and nothing else', (asset) => {
  const text = read(asset)
  const { width, height, viewBox, xmlns } = readRoot(asset)
  expect(findFault(text)).toBeUndefined()
  expect(xmlns).toBe('http://www.w3.org/2000/svg')
  expect(viewBox).toBe(`0 0 ${width} ${height}`)
  // Without ids, styles and texts any number of them can stand on one page, in every language.
  expect(new Set(text.match(/(?<=<)[a-z]+/gi))).toEqual(
    new Set(text.match(/(?<=<)(?:svg|g|path|circle|ellipse|rect)\b/g)),
  )
  expect(text).not.toMatch(/\s(?:id|class|style|href|on\w+)=|url\(|NaN|undefined/)
  expect([...text.matchAll(/ d="([^"]*)"/g)].filter(([, d = '']) => !isPath(d))).toEqual([])
  expect(Buffer.byteLength(text)).toBeLessThan(MOST_BYTES)
})

test('every picture has a name of its own, and words for those who do not see it', () => {
  const names = [
    ...SPRITE_IDS.map((id) => t(`sprites.${id}.name`)),
    ...BACKGROUNDS.map((id) => `${t(`backgrounds.${id}.name`)} behind`),
  ]
  const descriptions = [
    ...COSTUMES.map((costume) => describeCostume(costume, t)),
    ...BACKGROUNDS.map((id) => describeBackground(id, t)),
  ]
  const isKey = (words: string) => /^(?:sprites|backgrounds)\./.test(words)
  expect([...names, ...descriptions].filter(isKey)).toEqual([])
  expect(new Set(names).size).toBe(names.length)
  expect(new Set(descriptions).size).toBe(descriptions.length)
})

test('a picture of the library is found by its asset, another is not', () => {
  expect(assets.filter((asset) => !findPicture(asset))).toEqual([])
  expect(findPicture('sprites/cat/seven')).toBeUndefined()
  expect(findPicture('own/1')).toBeUndefined()
})
