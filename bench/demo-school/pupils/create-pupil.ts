import { readSkills } from '#content/format/read-curriculum.ts'
import { subjectOfSkill } from '#server/domain/skills.ts'
import { BASE } from '../../simulator/assumptions.ts'
import { createChance } from '../../simulator/chance.ts'
import { makeLearner } from '../../simulator/learner.ts'
import { makeWorld, type World } from '../../simulator/world.ts'
import type { Pupil } from '../cast.ts'
import type { SimulatedPupil } from './simulated-pupil.ts'
import { makeTraits } from './traits.ts'

/** All that the three subjects of school ask for, whether it can be practiced or stands in a quiz alone. */
export function makeSchoolWorld(): World {
  const subjects = new Set(['mathematics', 'english', 'science'])
  return makeWorld(
    readSkills().filter(({ subject }) => subjects.has(subject)),
    'hardness at Rosewood',
  )
}

export function createPupil(world: World, pupil: Pupil, grade: number): SimulatedPupil {
  const chance = createChance(`${pupil.username} at Rosewood`)
  const { lead, speed, traits } = makeTraits(pupil, grade, chance)
  const leads = new Map(Object.keys(traits.subjects).map((subject) => [subject, chance.normal(0, 0.5)]))
  const learner = makeLearner({
    ...{ world, grade, chance, answers: `answers of ${pupil.username}` },
    assumptions: BASE,
    // In the fall, a class stands at the beginning of its grade.
    position: Math.min(13, Math.max(0, grade + 0.55 + lead)),
    leadIn: (skill) => leads.get(subjectOfSkill(skill)) ?? 0,
  })
  return { pupil, grade, traits, learner: { ...learner, speed }, read: new Set(), quizzed: new Set() }
}
