import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'

/** The language whose files are answered with pseudo ones; any but English, whose words come with the app. */
const STANDS_IN = 'de'
const ENGLISH = resolve(import.meta.dirname, '..', 'web', 'src', 'messages', 'en')
const LONGER_BY = 0.4
const ACCENTED: Record<string, string> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ö',
  u: 'ü',
  c: 'ç',
  n: 'ñ',
  A: 'Å',
  E: 'É',
  O: 'Ö',
}
const FILLER = 'longer wording tests narrow places well enough '

/** English as another language might look: accents, four tenths longer, in brackets that show where a text ends. */
export function toPseudo(text: string): string {
  if (!/\p{L}/u.test(text)) return text
  // Names that are filled in, tags and addresses stay as they are.
  const parts = text.split(/(\{\{.*?\}\}|<\/?\w+>|\]\([^)]*\))/)
  const accented = parts.map((part, place) =>
    place % 2 === 1 ? part : part.replace(/\w/g, (letter) => ACCENTED[letter] ?? letter),
  )
  const more = FILLER.repeat(9)
    .slice(0, Math.ceil(text.length * LONGER_BY))
    .trim()
  return `[${accented.join('')} ${more}]`
}

function toPseudoAll(words: unknown): unknown {
  if (typeof words === 'string') return toPseudo(words)
  if (Array.isArray(words)) return words.map(toPseudoAll)
  return Object.fromEntries(Object.entries(words as object).map(([key, value]) => [key, toPseudoAll(value)]))
}

/** Answers every file of words of one language in its place, and everybody who is signed in has chosen that language. */
export async function speakPseudo(page: Page): Promise<void> {
  const namespaces = new Set(readdirSync(ENGLISH).map((file) => file.replace('.json', '')))
  await page.addInitScript((language) => localStorage.setItem('language', language), STANDS_IN)
  await page.route('**/api/user', async (route) => {
    const response = await route.fetch()
    const user = await response.json()
    await route.fulfill({ response, json: response.ok() ? { ...user, languagePreference: STANDS_IN } : user })
  })
  await page.route('**/assets/*.js', async (route) => {
    const name = /\/(?<name>\w+)-[\w-]{8}\.js$/.exec(route.request().url())?.groups?.name
    if (!name || !namespaces.has(name)) return route.continue()
    const response = await route.fetch()
    const isWords = /^(?:var|const) \w+=[\s\S]*;export\{\w+ as default\};?\s*$/.test(
      stripMap(await response.text()),
    )
    if (!isWords) return route.fulfill({ response })
    const words = toPseudoAll(JSON.parse(readFileSync(join(ENGLISH, `${name}.json`), 'utf8')))
    return route.fulfill({ response, body: `export default ${JSON.stringify(words)}` })
  })
}

const stripMap = (code: string) => code.replace(/\/\/# sourceMappingURL.*\s*$/, '')

/** Texts that do not fit where they stand and are not shortened on purpose: what a reader would miss. */
export async function findCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (element: Element): boolean => {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, position, display } =
        getComputedStyle(element)
      if (
        display === 'none' ||
        element.clientWidth <= 1 ||
        (position === 'absolute' && element.clientWidth <= 2)
      )
        return false
      const isShortened = textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      return (
        !isShortened &&
        ((hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (hides(overflowY) && element.clientHeight > 1 && element.scrollHeight > element.clientHeight + 2))
      )
    }
    const hasOwnText = (element: Element) =>
      [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
      )
    // A button or a tab whose words are wider than itself, whether it hides them or not.
    const isTight = (element: Element) =>
      element.matches('button, [role=tab], a, th, dt, dd, label, summary') &&
      element.scrollWidth > element.clientWidth + 1 &&
      getComputedStyle(element).display !== 'inline' &&
      getComputedStyle(element).textOverflow !== 'ellipsis'
    return [...document.querySelectorAll('body *')]
      .filter(
        (element) => element.checkVisibility() && !element.closest('svg, math, .sr-only, [aria-hidden=true]'),
      )
      .filter((element) => (hasOwnText(element) && isCut(element)) || isTight(element))
      .map((element) => `${element.tagName.toLowerCase()} ${element.textContent?.trim().slice(0, 60)}`)
  })
}

/** What makes the page wider than the screen. */
export async function findSticking(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return []
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth + 1,
    )
    return wide
      .filter((element) => !wide.some((other) => other !== element && element.contains(other)))
      .map(
        (element) =>
          `sticks out: ${element.tagName.toLowerCase()} ${element.textContent?.trim().slice(0, 60)}`,
      )
  })
}
