import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

const MESSAGES = join(import.meta.dirname, '..', '..', 'web', 'src', 'messages', 'en')

type Words = { [key: string]: Words | string }

/** Keys of what is said where there is nothing: `dueNone`, `roster.pastNone`, `empty.title`, `noData`, … */
const SAYS_NOTHING =
  /(?:^|\.)(?:none|empty|nothing|nobody|noData)(?:[A-Z.]|$)|(?:None|Empty|Nothing|Nobody)(?:Text|Title)?$/
/** Choices and notes that are no lists: somebody may choose none of something. */
const NO_LIST = /(?:option|filter|choice|form|dialog|fault|error|refus)/i

function listTexts(words: Words, path: readonly string[] = []): string[] {
  return Object.entries(words).flatMap(([name, word]) => {
    const key = [...path, name]
    if (typeof word !== 'string') return listTexts(word, key)
    const whole = key.join('.')
    return SAYS_NOTHING.test(whole) && !NO_LIST.test(whole) && !word.includes('{{') ? [word] : []
  })
}

/** What the screens say where a list has nothing in it, in English. */
export const WORDS_FOR_NOTHING = readdirSync(MESSAGES).flatMap((file) =>
  listTexts(JSON.parse(readFileSync(join(MESSAGES, file), 'utf8')) as Words),
)

/** Lists, tables, charts and figures of the screen in front that have nothing to show. */
export function findEmptySpots(page: Page): Promise<string[]> {
  return page.evaluate((words) => {
    const nothing = new Set(words)
    const main = document.querySelector('main') ?? document.body
    const isSeen = (element: Element) => element.getClientRects().length > 0
    const read = (element: Element | null | undefined) =>
      (element?.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 90)
    const isDash = (text: string) => text === '–' || text === '—'
    const isZero = (text: string) => text === '' || isDash(text) || /^0([.,]0+)?\s?(%|\D*)$/.test(text)
    const found: string[] = []

    for (const empty of main.querySelectorAll('[data-empty]')) {
      if (isSeen(empty)) found.push(`empty: ${read(empty.querySelector('h1, h2, h3, h4'))}`)
    }
    for (const element of main.querySelectorAll('p, div, span, li, td, dd')) {
      if (!isSeen(element) || element.closest('button, label, a, [data-empty], [role=option]')) continue
      const isOwnText = [...element.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE)
      if (isOwnText && !isDash(read(element)) && nothing.has((element.textContent ?? '').trim()))
        found.push(`nothing: ${read(element)}`)
    }
    for (const table of main.querySelectorAll('table')) {
      if (!isSeen(table)) continue
      const name = read(table.caption) || table.getAttribute('aria-label') || read(table.tHead)
      const rows = [...table.tBodies].flatMap(({ rows }) => [...rows])
      const cellsOf = (row: HTMLTableRowElement) => [...row.querySelectorAll('td')].map(read)
      if (rows.length === 0) found.push(`no rows: ${name}`)
      else if (table.closest('figure') && rows.flatMap(cellsOf).every(isZero))
        found.push(`flat chart: ${name}`)
      else if (rows.length > 1 && !table.closest('figure')) {
        const heads = [...(table.tHead?.rows[0]?.cells ?? [])].map(read)
        for (const [column, head] of heads.entries()) {
          const cells = rows.map((row) => read(row.cells[column]))
          if (cells.every(isDash)) found.push(`dashes: ${name}, ${head}`)
        }
      }
    }
    for (const element of main.querySelectorAll('dd, dt, p, span, strong, text')) {
      if (element.children.length > 0 || !isSeen(element) || element.closest('table, button, label')) continue
      if (!isDash((element.textContent ?? '').trim())) continue
      const block = element.closest('[role=img], dl > div, li, section, figure')
      found.push(`dash: ${block?.getAttribute('aria-label') ?? read(block)}`)
    }
    return [...new Set(found)]
  }, WORDS_FOR_NOTHING)
}
