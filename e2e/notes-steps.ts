import { expect, type Page } from '@playwright/test'
import type { Note } from '#contract/study/notes.ts'

export const NOTE_URL = /\/api\/notes(?:\/\d+)?$/

export async function keepNote(page: Page, note: Partial<Note>): Promise<Note> {
  const response = await page.request.post('/api/notes', {
    data: { title: 'Note', content: 'Text', ...note },
  })
  expect(response.status()).toBe(201)
  return response.json()
}

export async function changeNote(page: Page, id: number, change: Partial<Note>): Promise<void> {
  expect((await page.request.patch(`/api/notes/${id}`, { data: change })).status()).toBe(200)
}

export async function listNotes(page: Page, userId: number): Promise<Note[]> {
  return (await page.request.get(`/api/users/${userId}/notes`)).json()
}

/** Everything that a page must not do, collected from now on. */
export function collectFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (line) => {
    if (line.type() === 'error') faults.push(line.text())
  })
  page.on('dialog', (dialog) => {
    faults.push(dialog.message())
    void dialog.dismiss()
  })
  return faults
}

/** Selects the words of a paragraph as a reader does, and tells them. */
export function selectParagraph(page: Page, place: number): Promise<string> {
  return page
    .locator('.lesson-text .rich-text > p')
    .nth(place)
    .evaluate((paragraph) => {
      paragraph.scrollIntoView({ block: 'center' })
      const range = new Range()
      range.selectNodeContents(paragraph)
      document.getSelection()?.removeAllRanges()
      document.getSelection()?.addRange(range)
      return String(document.getSelection())
    })
}

/** The words that are marked in a lesson's text. */
export function readMarkedPassage(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...(CSS.highlights.get('noted-passage') ?? [])].map((range) => String(range)).join(),
  )
}
