import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { LEARNER_PASSWORD, signUpLearner } from './new-learner.ts'

type Given = Record<string, unknown>

async function post<T>(request: APIRequestContext, path: string, data: Given): Promise<T> {
  const answer = await request.post(path, { data })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return answer.json()
}

/** A class with students whose work waits for its grade; the page is left to its teacher. */
export async function fillClass(
  page: Page,
  { pupils: students, ...assignment }: { pupils: readonly string[] } & Given,
): Promise<{ classId: number; assignmentId: number; pupilIds: number[] }> {
  const teacher = await signUpLearner(page, { role: 'teacher', lastName: 'Hopper' })
  const room = await post<{ id: number; classCode: string }>(page.request, '/api/teacher/classes', {
    name: 'Owls',
  })
  const given = await post<{ id: number }>(page.request, '/api/teacher/assignments', {
    title: 'Essay',
    classId: room.id,
    points: 20,
    status: 'active',
    ...assignment,
  })
  const studentIds: number[] = []
  for (const lastName of students) {
    await page.context().clearCookies()
    studentIds.push((await signUpLearner(page, { lastName })).id)
    await post(page.request, '/api/classes/join', { classCode: room.classCode })
    const handedIn = await page.request.put(`/api/assignments/${given.id}/submission`, {
      data: { content: `The essay of ${lastName}.` },
    })
    expect(handedIn.ok()).toBe(true)
  }
  await page.context().clearCookies()
  const login = { username: teacher.username, password: LEARNER_PASSWORD }
  await post(page.request, '/api/login', login)
  return { classId: room.id, assignmentId: given.id, pupilIds: studentIds }
}
