import { generateDifferent } from '#content/practice/pick-problem.ts'
import { identify } from '#content/practice/problem-identity.ts'
import type { PracticeProblem } from '#contract/practice.ts'
import { createDice } from '#engines/dice/index.ts'
import { type Candidate, difficultyFor, pickSkill } from '#engines/skills/index.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Context } from '../../platform/requests/serve.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { selectSkillStates } from '../../records/skill-states.ts'
import { allSkills, subjectOfSkill } from '../../records/skills.ts'
import { practiceGrade } from './list-skills.ts'
import { insertProblem, type ProblemRow, selectRecentProblems } from './practice.queries.ts'
import { makeAgain, practiceBySkill } from './practice-library.ts'
import { toPracticeProblem } from './to-practice-problem.ts'

type Wish = { skill?: string | undefined; subject?: string | undefined; grade?: number | undefined }

const LARGEST_SEED = 2 ** 31 - 1000
const REMEMBERED = 20
/** Fewer than the items of the smallest bank, so that there is always another one. */
const NEVER_AGAIN_WITHIN = 4
const READY_LEVEL = 0.5
const DAY_MS = 86_400_000

/** Picks the skill, the difficulty and numbers that were not just there, and notes what was handed out. */
export async function giveProblem(context: Context<Caller>, wish: Wish): Promise<PracticeProblem> {
  const { db, caller, now, random } = context
  const states = new Map((await selectSkillStates(db, caller.user.id)).map((state) => [state.skill, state]))
  const recent = await selectRecentProblems(db, caller.user.id, REMEMBERED)
  const skill = wish.skill ?? chooseSkill(wish, caller.user.grade, states, recent, now(), String(random()))
  const practice = skill === undefined ? undefined : practiceBySkill().get(skill)
  if (!practice) throw new AppError('not_found', 'There is no practice for this yet')
  const difficulty = difficultyFor(states.get(practice.skill)?.level)
  const shown = recent
    .filter((row) => row.skill === practice.skill)
    .slice(0, NEVER_AGAIN_WITHIN)
    .map(makeAgain)
    .flatMap((problem) => [problem.prompt, identify(problem)])
  const { seed, problem } = generateDifferent(
    practice,
    Math.floor(random() * LARGEST_SEED),
    difficulty,
    shown,
  )
  const row = await insertProblem(db, {
    userId: caller.user.id,
    skill: practice.skill,
    difficulty,
    seed,
    givenAt: now(),
  })
  return toPracticeProblem(row, problem)
}

type States = ReadonlyMap<string, { level: number; lastAnsweredAt: Date }>

function chooseSkill(
  { subject, grade: wantedGrade }: Wish,
  ownGrade: number,
  states: States,
  recent: ProblemRow[],
  at: Date,
  chance: string,
): string | undefined {
  const grade = wantedGrade ?? practiceGrade(ownGrade)
  const practised = practiceBySkill()
  const candidates = [...allSkills().values()]
    .filter((skill) => skill.grade === grade && practised.has(skill.id))
    .filter((skill) => subject === undefined || subjectOfSkill(skill.id) === subject)
    .map((skill): Candidate => {
      const state = states.get(skill.id)
      return {
        skill: skill.id,
        level: state?.level,
        idleDays: state ? (at.getTime() - state.lastAnsweredAt.getTime()) / DAY_MS : 0,
        isReady: skill.after.every((before) => isBehind(before, grade, states)),
      }
    })
  return pickSkill(candidates, recent[0]?.skill, createDice(chance))
}

function isBehind(skill: string, grade: number, states: States): boolean {
  const level = states.get(skill)?.level
  return level === undefined ? (allSkills().get(skill)?.grade ?? 0) < grade : level >= READY_LEVEL
}
