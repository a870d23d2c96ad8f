import { placement } from '#contract/onboarding/placement.ts'
import { practice } from '#contract/practice.ts'
import { chat } from '#contract/study/chat.ts'
import { mathTutor } from '#contract/study/math-tutor.ts'
import { say } from '../print.ts'
import { HUGE_EXPRESSIONS } from './algebra/huge-expressions.ts'
import { askBeside, judgeBeside } from './ask-beside.ts'
import type { Fault, Outcome, Scene } from './fault.ts'
import { type Person, type School, takeTurns } from './school.ts'
import { onStage } from './stage.ts'
import { type Answer, type Call, createCall, describeAnswer, findFaults, Tally } from './tally.ts'

const LONGEST_ANSWER_MS = 2_000
/** What one person may ask of the tutor, and of the chat, before they have to wait. */
const ASKED_EACH = 12
const GRADES = [3, 5, 6, 7, 8, 9, 10]
const KINDS = ['number', 'fraction', 'expression', 'numberLine', 'text']

/** Expressions that nobody can work out, to everything that reads answers or problems. */
export const algebra: Fault = { name: 'algebra', databases: ['embedded'], run }

/** A way in for an expression. */
type Road = [name: string, ask: (text: string) => Promise<Answer>]

function run(scene: Scene): Promise<Outcome> {
  return onStage(scene, { pupils: 120, teachers: 20 }, async (stage) => {
    const { school, product, memory } = stage
    const [bystander] = school.pupils
    if (!bystander) throw new Error('there is nobody to ask')
    const tally = new Tally()
    const roads = await layRoads(school, createCall(product.url, tally), createCall(product.url, new Tally()))
    const beside = askBeside(product.url, bystander)
    const { faults, slowest } = await tryExpressions(roads)
    const others = judgeBeside(await beside.stop())
    const [slowestName, slowestMs] = [...slowest].sort(([, a], [, b]) => b - a)[0] ?? ['', 0]
    return {
      times: `${Object.keys(HUGE_EXPRESSIONS).length} expressions, ${roads.length} ways in`,
      tally,
      lost: null,
      isAlive: stage.isAlive(),
      peakMb: memory.takePeakMb(),
      faults: [...faults, ...others.faults],
      notes: [`slowest at the better of two tries: ${slowestName}, ${Math.round(slowestMs)} ms`, others.note],
    }
  })
}

async function layRoads({ pupils, teachers }: School, call: Call, unjudged: Call): Promise<Road[]> {
  const [, learner, ...crowd] = pupils
  if (!learner) throw new Error('there is nobody to ask')
  const pupil = takeTurns(crowd, ASKED_EACH)
  const teacher = takeTurns(teachers, ASKED_EACH)
  const problems = await findProblems(unjudged, learner)
  const answerPlacement = await openPlacement(call, unjudged, learner)
  await wakeTutor(unjudged, crowd[0] ?? learner)
  return [
    ...problems.map(
      ({ kind, id }): Road => [
        `answer to a ${kind}`,
        (answer) => call(learner.token, practice.answer, { problemId: id, answer }),
      ],
    ),
    ['answer of a placement test', answerPlacement],
    ['math, read', (text) => call(pupil().token, mathTutor.read, { text })],
    ['math, hint', (text) => call(pupil().token, mathTutor.solve, { text, reveal: 'hint' })],
    ['math, solution', (text) => call(teacher().token, mathTutor.solve, { text, reveal: 'solution' })],
    ['math, a line on it', (text) => call(pupil().token, mathTutor.checkStep, { text, line: 'x = 2' })],
    ['math, as a line', (line) => call(pupil().token, mathTutor.checkStep, { text: '2x + 3 = 7', line })],
    ['math, similar', (text) => call(pupil().token, mathTutor.similar, { text })],
    [
      'math, graph',
      (expression) => call(pupil().token, mathTutor.plot, { expression, letter: 'x', from: -10, to: 10 }),
    ],
    ['chat', (message) => call(pupil().token, chat.send, { message: `What is ${message}?` })],
  ]
}

async function tryExpressions(roads: readonly Road[]) {
  const faults: string[] = []
  const slowest = new Map<string, number>()
  for (const [title, text] of Object.entries(HUGE_EXPRESSIONS))
    for (const [name, ask] of roads) {
      let answer = await ask(text)
      // What the machine did for others meanwhile is told apart by asking again.
      if (answer.ms > LONGEST_ANSWER_MS) {
        const again = await ask(text)
        if (again.ms < answer.ms) answer = again
      }
      slowest.set(name, Math.max(slowest.get(name) ?? 0, answer.ms))
      const what = `${title} (${name})`
      faults.push(...findFaults(what, answer, LONGEST_ANSWER_MS))
      if (answer.ms > LONGEST_ANSWER_MS / 2) say(`  ${describeAnswer(what, answer)}`)
    }
  return { faults, slowest }
}

/** One problem for each kind of answer that is typed. */
async function findProblems(call: Call, { token }: Person): Promise<{ kind: string; id: number }[]> {
  const found = new Map<string, number>()
  for (const grade of GRADES) {
    const skills = (await call(token, practice.skills, { grade })).body
    for (const { id: skill } of skills.filter(({ subject }) => subject === 'Mathematics')) {
      if (KINDS.every((kind) => found.has(kind))) break
      const { body } = await call(token, practice.next, { skill })
      const kind = body?.answer?.kind
      if (KINDS.includes(kind) && !found.has(kind)) found.set(kind, body.id)
    }
  }
  if (!found.has('expression') || !found.has('number')) throw new Error('no problem takes a typed answer')
  return [...found].map(([kind, id]) => ({ kind, id }))
}

/** Answers whatever question of the test is open; a test that is over is begun anew. */
async function openPlacement(call: Call, unjudged: Call, { token }: Person) {
  const begin = async () => (await unjudged(token, placement.start, { subject: 'Mathematics' })).body
  let open = await begin()
  return async (answer: string): Promise<Answer> => {
    if (!open.problem) open = await begin()
    const { id, problem } = open
    if (!problem) throw new Error('the placement test asks nothing')
    const said = await call(token, placement.answer, { id, problemId: problem.id, answer })
    if (said.status === 200) open = said.body
    return said
  }
}

/** Its threads are started by the first question. */
async function wakeTutor(call: Call, { token }: Person): Promise<void> {
  for (let tries = 0; tries < 3; tries++) {
    await call(token, mathTutor.solve, { text: '2x + 3 = 7', reveal: 'hint' })
    await call(token, chat.send, { message: 'What is 3 + 4?' })
  }
}
