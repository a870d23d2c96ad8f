import type { InputOf } from '#contract/endpoint.ts'
import { feedbackComments } from '#contract/teaching/feedback-comments.ts'
import { gradebook } from '#contract/teaching/gradebook.ts'
import { classGroups } from '#contract/teaching/groups.ts'
import { teacherProfile } from '#contract/teaching/teacher-profile.ts'
import { LETTER_BANDS, STANDARD_BANDS } from '#engines/gradebook/index.ts'
import type { ClassCode } from '../../cast.ts'
import type { Scene } from '../../stage.ts'
import { at, does, idOf } from '../at.ts'
import { CLASSWORK, EXTRA_CREDIT, PROJECTS, QUIZZES } from '../class-work/plans/work-of-5b.ts'
import { HOMEWORK, TESTS, WRITING } from '../class-work/plans/work-of-11d.ts'
import type { Groups } from '../class-work/work-plan.ts'
import { FEEDBACK_COMMENTS, TEACHERS } from '../texts/teachers.ts'

export const GROUPS: Readonly<Record<ClassCode, Groups>> = {
  '2A': {
    'Coding club': ['demo-kid', 'mei.chen', 'adaeze.nwosu', 'isla.campbell', 'rohan.mehta', 'elias.becker'],
    'Reading buddies': ['mateo.vargas', 'camila.torres', 'ilya.petrov', 'amelie.laurent', 'isla.campbell'],
  },
  '5B': {
    'Fraction crew': ['tyler.brooks', 'noah.kim', 'lucas.ferreira', 'valentina.lopez', 'caleb.nez'],
    'Planetarium bus 1': ['demo-student', 'aiko.tanaka', 'grace.wilson', 'kwame.mensah', 'linh.tran'],
  },
  '8C': {
    'Lab table 1': ['ananya.iyer', 'jayden.carter', 'luca.bianchi', 'mila.horvat'],
    'Lab table 2': ['diego.fuentes', 'abigail.turner', 'wei.zhang', 'zuri.okello'],
  },
  '11D': {
    'Math fair': ['chidi.eze', 'madison.reed', 'saanvi.reddy', 'xin.liu'],
    'Tuesday workshop': ['brooke.sullivan', 'joaquin.silva', 'kalani.kealoha', 'oskar.nyberg'],
  },
}

const OF = {
  '2A': 'demo-teacher',
  '5B': 'demo-teacher',
  '8C': 'samuel.adeyemi',
  '11D': 'hana.kovar',
} as const

/** A quarter of an American school year lies around the history. */
const QUARTERS = [
  { name: 'Quarter 1', startsOn: '2025-09-02', endsOn: '2025-10-31' },
  { name: 'Quarter 2', startsOn: '2025-11-03', endsOn: '2026-01-23' },
  { name: 'Quarter 3', startsOn: '2026-01-26', endsOn: '2026-03-27' },
  { name: 'Quarter 4', startsOn: '2026-03-30', endsOn: '2026-06-19' },
]
const category = (name: string, weight: number, dropLowest = 0, isExtraCredit = false) => ({
  ...{ id: null, name, weight, dropLowest, isExtraCredit },
})
const FIRST = { version: 0, terms: QUARTERS }

type Rules = Omit<InputOf<typeof gradebook.saveRules>, 'id'>

/** How each class is graded: by weights with a dropped lowest and extra credit, by standards, by points. */
const RULES: Readonly<Record<ClassCode, Rules>> = {
  '2A': {
    ...{ ...FIRST, weighting: 'points', missingCounts: 'leave_out', categories: [] },
    scale: { kind: 'standards', bands: [...STANDARD_BANDS] },
  },
  '5B': {
    ...{ ...FIRST, weighting: 'weights', missingCounts: 'leave_out' },
    scale: { kind: 'letters', bands: [...LETTER_BANDS] },
    categories: [
      category(CLASSWORK, 3000, 1),
      category(QUIZZES, 3000),
      category(PROJECTS, 4000),
      category(EXTRA_CREDIT, 0, 0, true),
    ],
  },
  '8C': {
    ...{ ...FIRST, weighting: 'points', missingCounts: 'zero', categories: [] },
    scale: { kind: 'letters', bands: [...LETTER_BANDS] },
  },
  '11D': {
    ...{ ...FIRST, weighting: 'weights', missingCounts: 'leave_out' },
    scale: { kind: 'letters', bands: [...LETTER_BANDS] },
    categories: [category(HOMEWORK, 2000, 1), category(TESTS, 4000), category(WRITING, 4000)],
  },
}

/** Before the first lesson. */
export function setUpClasses(): Scene[] {
  const codes = Object.keys(RULES) as ClassCode[]
  return [
    ...Object.entries(TEACHERS).map(([teacher, profile]) =>
      at(0, '06:40', `${teacher} tells about themself`, async (stage) => {
        await does(stage, teacher, teacherProfile.save, profile)
      }),
    ),
    ...codes.map((code) =>
      at(0, '06:45', `${code} gets its gradebook`, async (stage) => {
        await does(stage, OF[code], gradebook.saveRules, { ...RULES[code], id: stage.classId(code) })
      }),
    ),
    ...FEEDBACK_COMMENTS.map((content, turn) =>
      at(0, '06:50', `Elena keeps a comment (${turn + 1})`, async (stage) => {
        await does(stage, 'demo-teacher', feedbackComments.add, { content })
      }),
    ),
    ...codes.flatMap((code) =>
      Object.entries(GROUPS[code]).map(([name, members]) =>
        // The coding club waits for the one who comes later.
        at(members.includes('demo-kid') ? 30 : 1, '07:50', `${code} has a group: ${name}`, async (stage) => {
          const studentIds = members.map((username) => idOf(stage, username))
          await does(stage, OF[code], classGroups.create, { id: stage.classId(code), name, studentIds })
        }),
      ),
    ),
  ]
}
