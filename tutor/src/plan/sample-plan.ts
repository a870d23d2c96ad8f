import type { SkillView } from '#engines/paths/index.ts'
import type { PlanLesson, PlanTask } from './plan-port.ts'

/** Count, then add, then multiply and share; a shape stands alone. Counting belongs to the grade before. */
export const GRAPH = [
  { id: 'm.4.count', grade: 4, after: [] },
  { id: 'm.5.add', grade: 5, after: ['m.4.count'] },
  { id: 'm.5.multiply', grade: 5, after: ['m.5.add'] },
  { id: 'm.5.share', grade: 5, after: ['m.5.multiply'] },
  { id: 'm.5.shape', grade: 5, after: [] },
]
const NAMES: Record<string, string> = {
  'm.4.count': 'Count on',
  'm.5.add': 'Add large numbers',
  'm.5.multiply': 'Multiply',
  'm.5.share': 'Share evenly',
  'm.5.shape': 'Name shapes',
}

export const view = (skill: string, more: Partial<SkillView> = {}): SkillView => ({
  skill,
  mastery: 0.5,
  level: 'new',
  isDue: false,
  idleDays: 0,
  answers: 0,
  ...more,
})

const lesson = (id: number, title: string, skill: string, more: Partial<PlanLesson> = {}): PlanLesson => ({
  id,
  title,
  names: NAMES[skill] ?? '',
  about: '',
  unit: 'Operations',
  minutes: 20,
  skills: [skill],
  isOffered: true,
  isCompleted: false,
  quiz: { id: 10 * id, questions: 6, bestPercent: null },
  ...more,
})

export const LESSONS = [
  lesson(1, 'Counting', 'm.4.count', { isOffered: false, unit: 'Numbers' }),
  lesson(2, 'Adding', 'm.5.add'),
  lesson(3, 'Multiplying', 'm.5.multiply'),
  lesson(4, 'Sharing evenly', 'm.5.share', { about: 'Division with remainders' }),
  lesson(5, 'Shapes', 'm.5.shape', { unit: 'Geometry', about: 'Triangles and squares' }),
]

/** A student of grade 5 whose skills are known as far as `views` says. */
export function makePlanTask(more: Partial<PlanTask> = {}, views: SkillView[] = []): PlanTask {
  const known = new Map(views.map((one) => [one.skill, one]))
  return {
    type: 'curriculum_sequence',
    subject: 'Mathematics',
    gradeName: 'grade 5',
    grade: 5,
    level: 'intermediate',
    goals: [],
    pace: 'average',
    style: null,
    calendar: { today: '2026-03-10', minutesADay: 30, pauses: [] },
    lessons: LESSONS,
    skills: {
      graph: GRAPH,
      views: new Map(GRAPH.map(({ id }) => [id, known.get(id) ?? view(id)])),
      standing: { grade: 5 },
      hasPractice: (skill) => skill !== 'm.5.shape',
      nameOf: (skill) => NAMES[skill] ?? skill,
    },
    reader: { grade: 5, expertiseLevel: null },
    ...more,
  }
}
