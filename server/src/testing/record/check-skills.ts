import { practice } from '#contract/practice.ts'
import { currentUser } from '#contract/profile/current-user.ts'
import { skills } from '#contract/skills.ts'
import type { About, Caller } from './reader.ts'
import type { World } from './recalculate-work.ts'

/** As the server answers them, the newest first. */
const MOST_ANSWERS = 20
const SUBJECTS = ['Mathematics', 'Science', 'English'] as const

export async function checkPoints({ world, comparison }: About, id: number, learner: Caller) {
  const { points } = await learner.read(currentUser, {})
  const entries = world.rows.point_entries.filter((row) => row.user_id === id)
  const sum = entries.reduce((all, row) => all + row.points, 0)
  comparison.check('account', { points }, { points: sum }, id)
}

/** Where a learner stands in each skill, on the pages that name them, and the answers behind one of them. */
export async function checkOwnSkills({ world, comparison }: About, id: number, learner: Caller) {
  const { rows } = world
  const check = (screen: string, found: unknown, wanted: unknown) =>
    comparison.check(screen, found, wanted, id)
  const standing = ({ id: skill }: { id: string }) => {
    const state = rows.skill_states.find((row) => row.user_id === id && row.skill === skill)
    return { id: skill, level: state?.level ?? 'new', answers: state?.answers ?? 0 }
  }
  const { bySubject } = await learner.read(practice.stats, {})
  check('practice by subject', bySubject, practiceOf(world, id))
  const offered = await learner.read(practice.skills, {})
  check('practice skills', offered, offered.map(standing))
  const subject = SUBJECTS[id % SUBJECTS.length] ?? SUBJECTS[0]
  const map = await learner.read(skills.map, { userId: id, subject })
  check('skill map', map.skills, map.skills.map(standing))
  const skill = rows.skill_states.find((row) => row.user_id === id)?.skill
  if (!skill) return
  const receipt = await learner.read(skills.receipt, { userId: id, skill })
  const answers = rows.attempts
    .filter((row) => row.user_id === id && row.skills[0] === skill)
    .toSorted((a, b) => b.id - a.id)
  check('skill answers', receipt, {
    standing: standing({ id: skill }),
    answers: answers.slice(0, MOST_ANSWERS).map((row) => ({ id: row.id, tryNumber: row.try_number })),
  })
}

/** Answers to problems as their days have them, subject by subject. */
function practiceOf({ rows }: World, id: number) {
  return rows.subjects
    .map(({ id: subjectId, name }) => ({
      subject: name,
      attempts: rows.learning_days.reduce(
        (sum, day) => sum + (day.user_id === id && day.subject_id === subjectId ? day.problems_tried : 0),
        0,
      ),
    }))
    .filter(({ attempts }) => attempts > 0)
    .toSorted((a, b) => (a.subject < b.subject ? -1 : 1))
}
