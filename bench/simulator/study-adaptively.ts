import { DAY_SECONDS, WEEK_SECONDS } from '#engines/days/durations.ts'
import { createDice } from '#engines/dice/index.ts'
import { addAnswer, type Evidence, isDue, levelOf, noEvidence } from '#engines/levels/index.ts'
import { answer, type Model, mastery, newLearner, predict } from '#engines/mastery/index.ts'
import {
  type Difficulty,
  pickNext,
  type SkillNode,
  type SkillView,
  type Standing,
} from '#engines/paths/index.ts'
import { nextQuestion, reportPlacement, startPlacement, takeAnswer } from '#engines/placement/index.ts'
import { knowledgeOf, type SimulatedLearner, type Solved, solve, successOf } from './learner.ts'
import type { Study } from './studies.ts'
import type { World } from './world.ts'

/** What the product said about a learner, beside the truth at that moment. */
export type Claim = { predicted: number; success: number }
export type Mastered = { skill: string; knowledge: number; success: number }
export type Placed = { grade: number; position: number; questions: number; confidence: number }

export type AdaptiveStudy = Study & {
  evidence: Map<string, Evidence>
  claims: Claim[]
  mastered: Mastered[]
  placed: Placed
  predictMastery: (skill: string, now: number) => number
}

/** How far below and above the grade the product looks for practice: all of it, cut to what one year can touch. */
const GRADES_BELOW = 4
/** Log-odds by which authors make an easy problem easier and a hard one harder. */
const EASINESS: Record<Difficulty, number> = { 1: 0.7, 2: 0, 3: -0.7 }
/** One in so many predictions is compared with the truth. */
const CLAIM_EVERY = 5
const SAYS_NOT_LEARNED = 0.5

/** The product: placement first, then every problem by its engines, which all learners of the school train together. */
export function studyAdaptively(learner: SimulatedLearner, model: Model, number: number): AdaptiveStudy {
  const graph = listNearby(learner.world, learner.grade)
  const dice = createDice(`paths ${number}`)
  const traced = newLearner()
  const evidence = new Map<string, Evidence>()
  const views = new Map<string, SkillView>()
  const claims: Claim[] = []
  const mastered: Mastered[] = []
  let lastSkill: string | undefined
  let turns = 0
  let placement = startPlacement({ subjectSkills: learner.world.graph, claimedGrade: learner.grade })
  let standing: Standing | undefined
  const placed: Placed = { grade: learner.grade, position: learner.position, questions: 0, confidence: 0 }

  const ask = (skill: string, difficulty: Difficulty, at: number) => ({
    item: `${skill}/${difficulty}/${turns % 997}`,
    skills: [skill],
    at,
    easiness: EASINESS[difficulty],
  })

  function look(skill: string, now: number): void {
    const known = evidence.get(skill) ?? noEvidence
    const masteryNow = mastery(model, traced, skill, now)
    const forecast = { masteryNow, masteryInAWeek: mastery(model, traced, skill, now, WEEK_SECONDS) }
    views.set(skill, {
      skill,
      mastery: masteryNow,
      level: levelOf(known),
      isDue: isDue(known, { ...forecast, day: dayOf(now) }),
      idleDays: known.lastAt === null ? 0 : (now - known.lastAt) / DAY_SECONDS,
      answers: known.answers,
    })
  }

  function record(skill: string, difficulty: Difficulty, now: number, { correct, helped }: Solved): void {
    // As in the data the engine was measured on, a right answer with help does not count as right.
    answer(model, traced, { ...ask(skill, difficulty, now), correct: correct && !helped })
    const before = evidence.get(skill) ?? noEvidence
    const predicted = mastery(model, traced, skill, now)
    const after = addAnswer(before, { correct, helped, at: now, day: dayOf(now), predicted })
    evidence.set(skill, after)
    if (levelOf(after) === 'mastered' && levelOf(before) !== 'mastered') {
      mastered.push({
        skill,
        knowledge: knowledgeOf(learner, skill, now),
        success: successOf(learner, skill, now),
      })
    }
    look(skill, now)
  }

  function place(now: number): boolean {
    const question = nextQuestion(placement)
    if (!question) {
      const { grade, knownSkills, confidence } = reportPlacement(placement)
      Object.assign(placed, { grade, confidence })
      standing = {
        grade: Math.min(grade, learner.grade),
        known: new Set(knownSkills),
        aimGrade: learner.grade,
      }
      return false
    }
    const { skill, difficulty } = question
    placed.questions++
    const isLost = !learner.chance.happens(knowledgeOf(learner, skill, now, difficulty))
    if (isLost && learner.chance.happens(SAYS_NOT_LEARNED)) {
      placement = takeAnswer(placement, { skill, outcome: 'notLearned' })
      return true
    }
    const correct = learner.chance.happens(isLost ? learner.guess : 1 - learner.slip)
    placement = takeAnswer(placement, { skill, outcome: correct ? 'right' : 'wrong' })
    record(skill, difficulty, now, { correct, helped: false })
    return true
  }

  return {
    learner,
    evidence,
    claims,
    mastered,
    placed,
    predictMastery: (skill, now) => mastery(model, traced, skill, now),
    beginSession(now) {
      lastSkill = undefined
      for (const { id } of graph) look(id, now)
    },
    work(now) {
      if (!standing && place(now)) return
      const next = pickNext({
        graph,
        views,
        standing: standing ?? { grade: learner.grade },
        hasPractice: () => true,
        predict: (skill, difficulty) => predict(model, traced, ask(skill, difficulty, now)),
        lastSkill,
        dice,
      })
      if (!next) return
      if (turns++ % CLAIM_EVERY === 0) {
        claims.push({
          predicted: predict(model, traced, ask(next.skill, next.difficulty, now)),
          success: unaidedSuccess(learner, next.skill, next.difficulty, now),
        })
      }
      lastSkill = next.skill
      record(next.skill, next.difficulty, now, solve(learner, next.skill, next.difficulty, now))
    },
  }
}

/** Right and without a hint: what the engine is asked to predict. Who takes a hint gives the guess away. */
function unaidedSuccess(
  learner: SimulatedLearner,
  skill: string,
  difficulty: Difficulty,
  now: number,
): number {
  const known = knowledgeOf(learner, skill, now, difficulty)
  return known * (1 - learner.slip) + (1 - known) * (1 - learner.helpSeeking) * learner.guess
}

function listNearby({ graph }: World, grade: number): SkillNode[] {
  return graph.filter((node) => node.grade >= grade - GRADES_BELOW && node.grade <= grade + 1)
}

const days = new Map<number, string>()

export function dayOf(now: number): string {
  const number = Math.floor(now / DAY_SECONDS)
  const day = days.get(number) ?? new Date(number * DAY_SECONDS * 1000).toISOString().slice(0, 10)
  days.set(number, day)
  return day
}
