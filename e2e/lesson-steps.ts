import { expect, type Page } from '@playwright/test'
import type { Lesson, LessonCard } from '#contract/lessons.ts'
import type { ProgressRecord } from '#contract/progress.ts'

export async function readCards(page: Page, grade = 5): Promise<LessonCard[]> {
  return (await page.request.get(`/api/lessons?view=cards&grade=${grade}`)).json()
}

export async function findLesson(page: Page, title: string, grade = 5): Promise<Lesson> {
  const id = (await readCards(page, grade)).find((card) => card.title === title)?.id
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
