import { expect, type Page, type Response } from '@playwright/test'
import type { PracticeProblem } from '#contract/practice.ts'

/** A skill for each kind of answer, as a newcomer meets it. */
export const SKILL_OF = {
  number: 'math.1.make-ten',
  fraction: 'math.5.multiply-fractions',
  expression: 'math.9.multiply-polynomials',
  choice: 'math.1.name-shapes',
  ordering: 'math.11.zeros-of-polynomials',
  matching: 'math.11.transform-graphs',
  numberLine: 'math.2.number-line-sums',
  text: 'math.4.prime-and-composite',
} as const satisfies Record<PracticeProblem['answer']['kind'], string>

export const ATTEMPTS_URL = '**/api/practice/attempts'

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name })
export const status = (page: Page) => page.getByRole('main').getByRole('status')

function isProblem(response: Response): boolean {
  return response.url().endsWith('/api/practice/problems') && response.request().method() === 'POST'
}

/** The problem that the page asks for while doing something. */
export async function catchProblem(page: Page, doing: () => Promise<unknown>): Promise<PracticeProblem> {
  const given = page.waitForResponse(isProblem)
  await doing()
  const problem: PracticeProblem = await (await given).json()
  await expect(page.getByRole('heading', { level: 1, name: problem.skill.name })).toBeVisible()
  return problem
}

export async function openSkill(page: Page, kind: keyof typeof SKILL_OF): Promise<PracticeProblem> {
  const problem = await catchProblem(page, () => page.goto(`/practice?skill=${SKILL_OF[kind]}`))
  expect(problem.answer.kind).toBe(kind)
  return problem
}

/** Ten less the one other number of the question. */
export function makeTen({ promptHtml }: PracticeProblem): string {
  const other = promptHtml.match(/\d+/g)?.find((number) => number !== '10')
  return String(10 - Number(other))
}

/** Gives the right answer to what is on the screen. Harder ones ask for partners of several numbers. */
export async function giveTen(page: Page): Promise<void> {
  await expect(button(page, 'Check answer')).toBeVisible()
  const choices = page.getByRole('main').getByRole('combobox')
  if ((await choices.count()) === 0) {
    const text = await page.getByRole('main').locator('form').innerText()
    const other = text.match(/\d+/g)?.find((number) => number !== '10')
    return give(page, String(10 - Number(other)))
  }
  for (const choice of await choices.all()) {
    const number = await choice.evaluate((one: HTMLButtonElement) => one.labels[0]?.textContent ?? '')
    await choice.click()
    await page.getByRole('option', { name: String(10 - Number(number)), exact: true }).click()
  }
  await button(page, 'Check answer').click()
}

export async function give(page: Page, answer: string): Promise<void> {
  await page.getByRole('textbox').fill(answer)
  await button(page, 'Check answer').click()
}

/** The answer as the server tells it after a try. It counts as help. */
export async function readAnswer(page: Page, { id }: PracticeProblem): Promise<string> {
  const response = await page.request.post(`/api/practice/problems/${id}/solution`)
  expect(response.status()).toBe(200)
  return (await response.json()).answerHtml
}

export async function readAttempts(page: Page) {
  return (await page.request.get('/api/practice/attempts')).json()
}

export async function expectRight(page: Page): Promise<void> {
  await expect(status(page).getByText("That's right!")).toBeVisible()
  await expect(button(page, 'Next problem')).toBeFocused()
}

export async function expectNotYet(page: Page): Promise<void> {
  await expect(status(page).getByText('Not yet')).toBeVisible()
}
