import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { AnswerForm } from '#contract/practice.ts'
import type { Answer } from '../../../testing/fake-server.ts'
import { makeUser } from '../../../testing/make-user.ts'
import { button, heading } from '../../../testing/on-page.ts'
import { renderAt } from '../../../testing/render-at.tsx'
import { answerPractice } from './practice-server.ts'

export const SKILL_ADDRESS = '/practice?skill=math.1.make-ten'

type Options = { as?: ReturnType<typeof makeUser>; kind?: AnswerForm['kind']; answers?: Answer[] }

export function openPractice(path = '/practice', options: Options = {}) {
  const { as = makeUser({ grade: 9 }), kind = 'number', answers = [] } = options
  return renderAt(path, { as, answers: [...answerPractice(kind), ...answers] })
}

export async function openProblem(kind: AnswerForm['kind'] = 'number', options: Options = {}) {
  const opened = await openPractice(SKILL_ADDRESS, { ...options, kind })
  await expect.element(heading('Make ten')).toBeVisible()
  return opened
}

/** What the server said. The next one is for help after several tries in vain. */
export const status = () => page.getByRole('main').getByRole('status').first()

export async function expectRight(): Promise<void> {
  await expect.element(status().getByText("That's right!")).toBeVisible()
  await expect.element(button('Next problem')).toHaveFocus()
}

export async function expectNotYet(): Promise<void> {
  await expect.element(status().getByText('Not yet')).toBeVisible()
}
