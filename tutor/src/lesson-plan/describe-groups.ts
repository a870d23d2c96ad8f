import type { ClassSkill, LessonGroup, LessonPlanTask } from './lesson-plan-port.ts'

/** Of a smaller group a mean would tell what one student can do: a plan is printed and passed on. */
const LEAST_STUDENTS = 3
const UNSURE_BELOW = 0.6
const SURE_FROM = 0.8

type Need = 'support' | 'core' | 'stretch'

/** What each group of the class does in a practice part; without groups, what to offer whom by how it goes. */
export function describeGroups({ groups }: LessonPlanTask, skill: ClassSkill): string[] {
  if (groups.length === 0)
    return [
      `Not yet sure: ${adviseOn('support', skill)}`,
      `On the way: ${adviseOn('core', skill)}`,
      `Sure already: ${adviseOn('stretch', skill)}`,
    ]
  return groups.map((group) => `Group “${group.name}”: ${adviseOn(findNeed(group, skill), skill)}`)
}

function findNeed({ mastery }: LessonGroup, { id }: ClassSkill): Need {
  const known = mastery[id]
  if (!known || known.tried < LEAST_STUDENTS) return 'core'
  if (known.mean < UNSURE_BELOW) return 'support'
  return known.mean >= SURE_FROM ? 'stretch' : 'core'
}

function adviseOn(need: Need, { after, lesson }: ClassSkill): string {
  if (need === 'support')
    return after.length > 0
      ? `sit with you first. One problem on “${after[0]}”, then the worked example again step by step, then two easier problems.`
      : 'sit with you first. The worked example again step by step, then two easier problems with the first step given.'
  if (need === 'stretch')
    return 'one hard problem, then write a problem of their own with a mistake hidden in the solution for a partner to find.'
  return lesson
    ? `the problems in order; whoever is stuck twice looks up the example in “${lesson.title}” before asking.`
    : 'the problems in order; whoever is stuck twice looks at the worked example before asking.'
}
