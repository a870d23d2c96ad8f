import type { practice as endpoints, PracticeProblem, PracticeSkill } from '#contract/practice.ts'
import { createDice } from '#engines/dice/index.ts'
import { chooseDifficulty, pickNext } from '#engines/paths/index.ts'
import type { ProblemRow } from '../../db/schema/learning/practice-problems.ts'
import { keepMix, readDailyMix } from '../../domain/next-steps/daily-mix.ts'
import { listPracticeSubjects } from '../../domain/next-steps/practice-subjects.ts'
import { handOut, selectRecentProblems } from '../../domain/practice/handed-out.ts'
import { practiceBySkill } from '../../domain/practice/practice-library.ts'
import { allSkills, subjectOfSkill } from '../../domain/skills.ts'
import { type LearnerView, readLearnerView, schoolGrade } from '../../domain/tracing/learner-view.ts'
import { readStandings } from '../../domain/tracing/standings.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { pick } from '../../platform/pick.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import type { UserRow } from '../../platform/sessions/sessions.ts'

type Wish = Received<typeof endpoints.next>
type Choice = { skill: string; difficulty: 1 | 2 | 3 }

const REMEMBERED = 20

/** Picks the skill and the difficulty that fit the learner best now, and hands a problem out. */
export async function giveProblem(context: CallerContext, wish: Wish): Promise<PracticeProblem> {
  const { db, caller, random } = context
  if (wish.skill !== undefined && !practiceBySkill().has(wish.skill)) {
    throw new AppError('not_found', 'noPracticeYet')
  }
  const view = await readLearnerView(context, caller.user)
  const recent = await selectRecentProblems(db, caller.user.id, REMEMBERED)
  const choice =
    (wish.mix === 'daily' ? await chooseFromMix(context, view, recent) : undefined) ??
    choose(view, wish, recent, String(random()))
  if (!choice) throw new AppError('not_found', 'noPracticeYet')
  return handOut(context, { userId: caller.user.id, ...choice, recent })
}

function choose(view: LearnerView, wish: Wish, recent: ProblemRow[], chance: string): Choice | undefined {
  const { skill, subject } = wish
  if (skill !== undefined) return { skill, difficulty: chooseDifficulty(skill, view.predict) }
  const subjects = subject === undefined ? rotateSubjects(recent) : [subject]
  for (const name of subjects) {
    const choice = chooseIn(view, name, wish.grade, recent, chance)
    if (choice) return choice
  }
  return undefined
}

function chooseIn(
  view: LearnerView,
  subject: string,
  grade: number | undefined,
  recent: ProblemRow[],
  chance: string,
): Choice | undefined {
  const graph = view.graphOf(subject)
  return pickNext({
    graph: grade === undefined ? graph : graph.filter((node) => node.grade === grade),
    views: view.views,
    standing: grade === undefined ? view.startOf(subject) : { grade },
    hasPractice: view.hasPractice,
    predict: view.predict,
    lastSkill: recent[0]?.skill,
    dice: createDice(chance),
  })
}

/**
 * The first problem of what is left of the day's mix, what was skipped today at the end. Once the mix is done, practice
 * goes on like any other.
 */
async function chooseFromMix(context: CallerContext, view: LearnerView, recent: ProblemRow[]) {
  const { user } = context.caller
  const { left, isKept } = await readDailyMix(context, user, view)
  if (!isKept && left.length > 0) await keepMix(context, user, left)
  const skipped = recent.filter(({ tries }) => tries === 0).map(({ skill }) => skill)
  const placeOf = ({ skill }: Choice) => skipped.indexOf(skill)
  return left.find((item) => placeOf(item) === -1) ?? left.toSorted((a, b) => placeOf(b) - placeOf(a))[0]
}

/** Subjects with practice, those that were not asked lately first. */
function rotateSubjects(recent: ProblemRow[]): string[] {
  const lastPlace = (subject: string) => {
    const place = recent.findIndex(({ skill }) => subjectOfSkill(skill) === subject)
    return place === -1 ? recent.length : place
  }
  return listPracticeSubjects().toSorted((a, b) => lastPlace(b) - lastPlace(a))
}

export async function listSkills(
  deps: Pick<Deps, 'db' | 'tracer' | 'now'>,
  user: UserRow,
  wantedGrade: number | undefined,
): Promise<PracticeSkill[]> {
  const standings = new Map((await readStandings(deps, user)).map((standing) => [standing.skill, standing]))
  const practiced = practiceBySkill()
  const grade = wantedGrade ?? schoolGrade(user.grade)
  return [...allSkills().values()]
    .filter((skill) => practiced.has(skill.id) && skill.grade === grade)
    .map((skill) => {
      const standing = standings.get(skill.id)
      return {
        ...pick(skill, 'id', 'name', 'can', 'grade'),
        subject: subjectOfSkill(skill.id),
        mastery: standing ? Math.round(100 * standing.mastery) : null,
        level: standing?.level ?? 'new',
        isDue: standing?.isDue ?? false,
        answers: standing?.answers ?? 0,
      }
    })
}
