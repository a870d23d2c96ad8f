import { eq } from 'drizzle-orm'
import type { InputOf } from '#contract/endpoint.ts'
import { type PracticeProblem, practice } from '#contract/practice.ts'
import type { Answer } from '#engines/answers/index.ts'
import type { Difficulty } from '#engines/paths/index.ts'
import { practiceProblems } from '#server/db/schema/learning/practice-problems.ts'
import { makeAgain } from '#server/domain/practice/practice-library.ts'
import { knowledgeOf, learn, RIGHT_WITH_HELP } from '../../simulator/learner.ts'
import type { Activity } from '../timeline.ts'
import type { Desk } from './desk.ts'
import { answerRightly, answerWrongly } from './wrong-answer.ts'

type Wish = InputOf<typeof practice.next>

const SHORTEST_SECONDS = 7
const LONGEST_SECONDS = 170
const HINT_SECONDS = 9
const MOST_HINTS = 3
const MOST_TRIES = 3
/** A wrong answer is half of the way. */
const RIGHT_ON_NEXT_TRY = 0.5
/** Blindly chosen, one of so many is right now and then. */
const LUCK_OF_CHOICE = 0.22

/** The product picks the problems; how they go depends on what is known. */
export async function* practise(desk: Desk, wish: Wish, problems: number): Activity {
  for (let done = 0; done < problems; done++) {
    const problem = await findProblem(desk, wish)
    if (!problem) return
    yield* solve(desk, problem)
    yield desk.chance.between(2, 9)
  }
}

/** What is wished for or, where there is nothing left of it at their level, what the product thinks best. */
async function findProblem({ person }: Desk, wish: Wish): Promise<PracticeProblem | null> {
  for (const one of [wish, {}]) {
    const { status, body } = await person.call(practice.next, one)
    if (status < 300) return body
    if (status !== 404) throw new Error(`${status}: ${JSON.stringify(body)}`)
  }
  return null
}

async function* solve(desk: Desk, problem: PracticeProblem): Activity {
  const { pupil, chance } = desk
  const { learner, traits } = pupil
  const { id: skill } = problem.skill
  const answer = await readAnswer(desk, problem.id)
  const isLost = !learner.chance.happens(knowledgeOf(learner, skill, desk.now(), toDifficulty(problem)))
  let spent = 0
  const wait = (seconds: number) => {
    spent += seconds
    return seconds
  }
  let hints = 0
  while (hints < MOST_HINTS && chance.happens(isLost ? traits.hintsWhenLost : traits.hintsAnyway)) {
    yield wait(HINT_SECONDS * chance.between(0.6, 1.8))
    await desk.call(practice.hint, { id: problem.id })
    hints++
  }
  let rightness = isLost ? (hints > 0 ? RIGHT_WITH_HELP : luckOf(desk, answer)) : 1 - learner.slip
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    yield wait(secondsFor(desk, problem, tries))
    const isRight = learner.chance.happens(rightness)
    const given = isRight ? answerRightly(answer) : answerWrongly(answer, pupil, chance)
    const sent = { problemId: problem.id, answer: given as InputOf<typeof practice.answer>['answer'] }
    const checked = await desk.call(practice.answer, { ...sent, timeSpentSeconds: Math.round(spent) })
    if (checked.correct !== isRight)
      throw new Error(`${skill}: ${JSON.stringify(given)} for ${JSON.stringify(answer)}`)
    if (isRight) break
    if (chance.happens(traits.givesUp)) {
      yield wait(chance.between(2, 5))
      await desk.call(practice.solution, { id: problem.id })
      yield chance.between(8, 30)
      break
    }
    rightness = isLost ? RIGHT_ON_NEXT_TRY : 1 - learner.slip
  }
  learn(learner, skill, desk.now())
}

/** From the problem that the server itself makes again. */
async function readAnswer({ t }: Desk, problemId: number): Promise<Answer> {
  const [row] = await t.db.select().from(practiceProblems).where(eq(practiceProblems.id, problemId))
  if (!row) throw new Error('no such problem')
  return makeAgain(row).answer
}

function luckOf({ pupil }: Desk, answer: Answer): number {
  return answer.kind === 'choice' ? LUCK_OF_CHOICE : pupil.learner.guess
}

/** Harder ones and those with a text to read take longer; a further try is quick. */
function secondsFor({ pupil, chance }: Desk, problem: PracticeProblem, tries: number): number {
  const reading = problem.passageHtml === null ? 0 : problem.passageHtml.length / 25
  const work = pupil.traits.pace * (0.6 + 0.3 * problem.difficulty)
  const seconds = (work + reading) * Math.exp(chance.normal(0, 0.4)) * (tries === 1 ? 1 : 0.45)
  return Math.min(LONGEST_SECONDS, Math.max(SHORTEST_SECONDS, seconds))
}

const toDifficulty = ({ difficulty }: PracticeProblem) => difficulty as Difficulty
