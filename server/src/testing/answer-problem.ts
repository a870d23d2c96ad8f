import { eq } from 'drizzle-orm'
import type { InputOf } from '#contract/endpoint.ts'
import { practice } from '#contract/practice.ts'
import type { Answer, Given } from '#engines/answers/index.ts'
import { practiceProblems } from '../db/schema/learning/practice-problems.ts'
import { makeAgain } from '../domain/practice/practice-library.ts'
import type { TestApp, TestPerson } from './test-app.ts'

const SECONDS_PER_ANSWER = 20

/** Turns in an answer to a problem that was handed out, right or wrong but always readable, a little later. */
export async function answerProblem(t: TestApp, person: TestPerson, problemId: number, isRight: boolean) {
  const answer = await readAnswer(t, problemId)
  t.clock.now = new Date(t.clock.now.getTime() + 1000 * SECONDS_PER_ANSWER)
  const given = isRight ? rightAnswer(answer) : wrongAnswer(answer)
  const { status, body } = await person.send(practice.answer, { problemId, answer: given })
  if (status !== 201 || body.correct !== isRight)
    throw new Error(`problem ${problemId} took ${JSON.stringify(given)} for ${JSON.stringify(body)}`)
  return body
}

export async function practiceSkill(
  t: TestApp,
  person: TestPerson,
  { skill, isRight, times }: { skill: string; isRight: boolean; times: number },
): Promise<void> {
  for (let done = 0; done < times; done++) {
    const { body } = await person.call(practice.next, { skill })
    await answerProblem(t, person, body.id, isRight)
  }
}

type SentAnswer = InputOf<typeof practice.answer>['answer']

/** What the learner would have to turn in. */
export async function findRightAnswer(t: TestApp, problemId: number): Promise<SentAnswer> {
  return rightAnswer(await readAnswer(t, problemId)) as SentAnswer
}

/** From the problem that the server itself makes again. */
async function readAnswer(t: TestApp, problemId: number): Promise<Answer> {
  const [row] = await t.db.select().from(practiceProblems).where(eq(practiceProblems.id, problemId))
  if (!row) throw new Error('no such problem')
  return makeAgain(row).answer
}

function rightAnswer(answer: Answer): Given {
  if (answer.kind === 'choice') return answer.options.find(({ isRight }) => isRight)?.text ?? ''
  if (answer.kind === 'ordering') return answer.items
  return answer.kind === 'matching' ? Object.fromEntries(answer.pairs) : answer.value
}

function wrongAnswer(answer: Answer): Given {
  if (answer.kind === 'choice') return answer.options.find(({ isRight }) => !isRight)?.text ?? ''
  if (answer.kind === 'ordering') return answer.items.toReversed()
  if (answer.kind === 'numberLine') return answer.value === answer.from ? answer.to : answer.from
  if (answer.kind !== 'matching') return '-987654321'
  const [, ...others] = answer.pairs.map(([, right]) => right)
  const moved = [...others, answer.pairs[0]?.[1] ?? '']
  return Object.fromEntries(answer.pairs.map(([left], place) => [left, moved[place] ?? '']))
}
