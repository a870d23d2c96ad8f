import { expect, type Page } from '@playwright/test'
import type { Lesson, LessonCard } from '#contract/lessons.ts'
import type { ProgressRecord } from '#contract/progress.ts'

/** The timer has counted a second or more, however long the machine took. */
export const TIME_HAS_PASSED = /^Time (?!0:00$)\d+:\d\d$/

export const PROGRESS_URL = '**/api/users/*/progress'

export async function findLesson(page: Page, title: string, grade = 5): Promise<Lesson> {
  const cards: LessonCard[] = await (await page.request.get(`/api/lessons?view=cards&grade=${grade}`)).json()
  const id = cards.find((card) => card.title === title)?.id
  if (id === undefined) throw new Error(`no lesson called ${title} in grade ${grade}`)
  return (await page.request.get(`/api/lessons/${id}`)).json()
}

export async function openLesson(page: Page, lesson: Pick<Lesson, 'id' | 'title'>): Promise<void> {
  await page.goto(`/lessons/${lesson.id}`)
  await expect(page.getByRole('heading', { level: 1, name: lesson.title })).toBeVisible()
}

export async function readRecord(page: Page, userId: number, lessonId: number) {
  const records: ProgressRecord[] = await (await page.request.get(`/api/users/${userId}/progress`)).json()
  return records.find((record) => record.lessonId === lessonId)
}

/** Everything that is written about progress from now on. */
export function collectSaves(page: Page) {
  const saves: {
    completed: boolean
    timeSpent: number
    visit?: { seconds: number }
    readSection?: string | null
  }[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/progress')) saves.push(request.postDataJSON())
  })
  return saves
}

export function failSaves(page: Page) {
  return page.route(PROGRESS_URL, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  )
}

/** As when another tab comes to the front, or this one comes back. */
export function showPage(page: Page, state: 'visible' | 'hidden') {
  return page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

/** Downloads wait until the function that comes back is called: long enough to be seen on any machine. */
export async function holdDownloads(page: Page): Promise<() => void> {
  let letGo = () => {}
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/api/users/*/downloads', async (route) => {
    if (route.request().method() === 'POST') await isFree
    await route.continue()
  })
  return letGo
}
