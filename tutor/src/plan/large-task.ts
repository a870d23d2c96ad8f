import type { PlanLesson, PlanTask, PlanType } from './plan-port.ts'
import { makePlanTask, view } from './sample-plan.ts'

const WORDS =
  'angle area balance chance circle decimal equation factor fraction graph length line measure number'
    .concat(
      ' order pattern percent plane point power prime product ratio root shape sum table term unit volume',
    )
    .split(' ')
const SKILLS_A_UNIT = 5
const GOALS = ['fraction of an angle', 'ratio table', 'power of a prime', 'volume', 'measure the circle']

/** A course of many skills, each built on up to three before it, of which some are known, begun or fading. */
export function makeLargeTask(type: PlanType, skills: number, minutesADay = 30): PlanTask {
  const names = Array.from({ length: skills }, (_, place) => nameThing(place))
  const idOf = (place: number) => `m.5.skill-${place}`
  const graph = names.map((_, place) => ({
    id: idOf(place),
    grade: 5,
    after: [...new Set([place - 1, place - 7, Math.floor(place / 2)])]
      .filter((before) => before >= 0 && before < place)
      .map(idOf),
  }))
  const lessons = names.map(
    (title, place): PlanLesson => ({
      id: place + 1,
      title,
      names: title,
      about: `${nameThing(place + 3)} and ${nameThing(place + 11)}`,
      unit: `Unit ${Math.floor(place / SKILLS_A_UNIT) + 1}`,
      minutes: 12 + (place % 4) * 6,
      skills: [idOf(place)],
      isOffered: true,
      isCompleted: place % 9 === 0,
      quiz: { id: 1000 + place, questions: 8, bestPercent: place % 9 === 0 ? 80 : null },
    }),
  )
  const views = graph.map(({ id }, place) => {
    if (place % 9 === 0)
      return view(id, { level: 'practised', mastery: 0.9, answers: 12, isDue: place % 2 === 0 })
    return place % 9 === 1 ? view(id, { level: 'learning', mastery: 0.5, answers: 4 }) : view(id)
  })
  return makePlanTask({
    type,
    goals: type === 'curriculum_sequence' ? [] : GOALS,
    lessons,
    calendar: {
      today: '2026-03-10',
      minutesADay,
      pauses: [
        { firstDay: '2026-03-20', lastDay: '2026-03-27' },
        { firstDay: '2026-04-30', lastDay: '2026-05-03' },
      ],
    },
    skills: {
      graph,
      views: new Map(views.map((one) => [one.skill, one])),
      standing: { grade: 5 },
      hasPractice: () => true,
      nameOf: (skill) => names[Number(skill.slice(idOf(0).length - 1))] ?? skill,
    },
  })
}

function nameThing(place: number): string {
  const word = (at: number) => WORDS[at % WORDS.length] ?? ''
  return `The ${word(place)} of a ${word(place * 7 + 3)} ${Math.floor(place / WORDS.length)}`
}
