import {
  answer,
  createModel,
  type Honesty,
  type Learner,
  type LoggedAttempt,
  measureHonesty,
  newLearner,
  newShadow,
  noteOutcome,
  type Outcome,
  packLearner,
  packModel,
  predict,
  replay,
  trusted,
} from '#engines/mastery/index.ts'
import { type Bar, formatCount, printTable, say } from './print.ts'
import { enrollSchool } from './school.ts'

const SCHOOL = { learners: 1_000, answersEach: 200, seed: 'mastery' }
const COUNTRY = { learners: 10_000, answersEach: 100, seed: 'replay' }
const MOST_ANSWER_MICROSECONDS = 12
const MOST_CALIBRATION_ERROR = 0.01
const SKILLS_OF_ONE = 40
const ANSWERS_OF_ONE = 200
const ANSWERS_OF_MODEL = 10_000

/** How fast, how true and how large the engine is, and whether a replay rebuilds a million answers. */
export function measureMastery(): Bar[] {
  const log = [...enrollSchool(SCHOOL)]
  return [...measureSpeed(log), ...measureTruth(log), ...measureReplay()]
}

/** On the processor's clock, in the same run: what else the machine does is not counted. */
function measureSpeed(log: LoggedAttempt[]): Bar[] {
  const model = createModel()
  const learners = new Map(log.map(({ learner }) => [learner, newLearner()]))
  const take = (learner: string) => learners.get(learner) as Learner
  const learning = timeEach(log, (attempt) => answer(model, take(attempt.learner), attempt).predicted)
  const asking = timeEach(log, (attempt) => predict(model, take(attempt.learner), attempt))
  say(`\n${formatCount(log.length)} answers of ${formatCount(learners.size)} learners`)
  printTable(
    ['microseconds of one core', 'each', 'ratio'],
    [
      ['predict', asking.toFixed(2), '1.00'],
      ['answer (predict and learn)', learning.toFixed(2), (learning / asking).toFixed(2)],
    ],
  )
  return [
    {
      name: 'one answer, predicted and learned',
      measured: `${learning.toFixed(2)} µs`,
      demanded: `at most ${MOST_ANSWER_MICROSECONDS} µs`,
      isMet: learning <= MOST_ANSWER_MICROSECONDS,
    },
  ]
}

function timeEach(log: LoggedAttempt[], work: (attempt: LoggedAttempt) => number): number {
  const start = process.cpuUsage()
  let sum = 0
  for (const attempt of log) sum += work(attempt)
  const { user, system } = process.cpuUsage(start)
  if (!(sum > 0)) throw new Error('No probability was predicted')
  return (user + system) / log.length
}

function measureTruth(log: LoggedAttempt[]): Bar[] {
  const model = createModel()
  const learners = new Map(log.map(({ learner }) => [learner, newLearner()]))
  const outcomes: Outcome[] = []
  let shadow = newShadow()
  for (const attempt of log) {
    const { predicted, elo, mean } = answer(model, learners.get(attempt.learner) as Learner, attempt)
    const outcome = { predicted, elo, mean, correct: attempt.correct }
    outcomes.push(outcome)
    shadow = noteOutcome(shadow, outcome)
  }
  const { engine, elo, mean } = measureHonesty(outcomes)
  say('\nOne answer ahead, from the first answer of the school on')
  printTable(
    ['', 'AUC', 'log loss', 'calibration error'],
    [layOut('engine', engine), layOut('Elo', elo), layOut('moving average', mean)],
  )
  say(`Trusted at the end: ${trusted(shadow)}`)
  printSizes(log)
  return [
    {
      name: 'AUC of the engine beside Elo and the moving average',
      measured: [engine, elo, mean].map(({ auc }) => auc?.toFixed(3)).join(', '),
      demanded: 'the best',
      isMet: (engine.auc ?? 0) > Math.max(elo.auc ?? 1, mean.auc ?? 1),
    },
    {
      name: 'calibration error of the engine',
      measured: (engine.calibrationError ?? 1).toFixed(4),
      demanded: `at most ${MOST_CALIBRATION_ERROR}`,
      isMet: (engine.calibrationError ?? 1) <= MOST_CALIBRATION_ERROR,
    },
  ]
}

function layOut(name: string, { auc, logLoss, calibrationError }: Honesty): string[] {
  return [name, ...[auc, logLoss, calibrationError].map((value) => value?.toFixed(4) ?? '–')]
}

function printSizes(log: LoggedAttempt[]): void {
  const model = createModel()
  replay(model, log.slice(0, ANSWERS_OF_MODEL))
  const learner = newLearner()
  const scratch = createModel()
  for (const [place, attempt] of log.slice(0, ANSWERS_OF_ONE).entries()) {
    const skills = [`math.5.skill-${place % SKILLS_OF_ONE}`]
    answer(scratch, learner, { ...attempt, skills, at: 1_700_000_000 + place * 4_000 })
  }
  say(
    `A learner after ${ANSWERS_OF_ONE} answers over ${SKILLS_OF_ONE} skills: ${formatCount(packLearner(learner).length)} bytes packed, ${formatCount(JSON.stringify(learner).length)} as JSON`,
  )
  say(
    `A model after ${formatCount(ANSWERS_OF_MODEL)} answers: ${formatCount(packModel(model).length)} bytes packed`,
  )
}

function measureReplay(): Bar[] {
  const log = [...enrollSchool(COUNTRY)]
  say(`\nReplaying ${formatCount(log.length)} answers of ${formatCount(COUNTRY.learners)} learners twice …`)
  const runs = [1, 2].map(() => {
    const startedAt = performance.now()
    const model = createModel()
    const learners = replay(model, log)
    return { model, learners, seconds: (performance.now() - startedAt) / 1000 }
  })
  const [first, second] = runs
  if (!first || !second) throw new Error('Nothing was replayed')
  let different = isSame(packModel(first.model), packModel(second.model)) ? 0 : 1
  for (const [name, learner] of first.learners) {
    const other = second.learners.get(name)
    if (!other || !isSame(packLearner(learner), packLearner(other))) different++
  }
  const seconds = runs.map((run) => run.seconds.toFixed(1)).join(' and ')
  say(`${seconds} s; the model takes ${formatCount(packModel(first.model).length)} bytes packed`)
  return [
    {
      name: `replay of ${formatCount(log.length)} answers: models and learners (${formatCount(first.learners.size)}) that differ in any bit`,
      measured: String(different),
      demanded: '0',
      isMet: different === 0 && first.learners.size === COUNTRY.learners,
    },
  ]
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.compare(one, other) === 0
}
