import type { Adult, Cast, SchoolClass } from '../cast.ts'
import { PUPILS_OF_2A, PUPILS_OF_5B } from './lower-school.ts'
import { PUPILS_OF_8C, PUPILS_OF_11D } from './upper-school.ts'

const ADULTS: readonly Adult[] = [
  { username: 'demo-admin', firstName: 'Amara', lastName: 'Diallo', role: 'admin' },
  { username: 'demo-teacher', firstName: 'Elena', lastName: 'Marquez', role: 'teacher' },
  { username: 'samuel.adeyemi', firstName: 'Samuel', lastName: 'Adeyemi', role: 'teacher' },
  { username: 'hana.kovar', firstName: 'Hana', lastName: 'Kovář', role: 'teacher' },
  { username: 'demo-guardian', firstName: 'Ngozi', lastName: 'Okafor', role: 'guardian' },
  { username: 'carlos.fuentes', firstName: 'Carlos', lastName: 'Fuentes', role: 'guardian' },
  { username: 'demo-college', firstName: 'Priya', lastName: 'Raman', role: 'college' },
  { username: 'amina.warsame', firstName: 'Amina', lastName: 'Warsame', role: 'college' },
  { username: 'tomas.herrera', firstName: 'Tomás', lastName: 'Herrera', role: 'college' },
  { username: 'jack.donnelly', firstName: 'Jack', lastName: 'Donnelly', role: 'college' },
  { username: 'yuki.mori', firstName: 'Yuki', lastName: 'Mori', role: 'college' },
  { username: 'demo-professional', firstName: 'Jonas', lastName: 'Weber', role: 'professional' },
]

const CLASSES: readonly SchoolClass[] = [
  {
    ...{ code: '2A', name: 'Class 2A', grade: 2, teacher: 'demo-teacher' },
    ...{ subject: 'Mathematics', description: 'Ms. Marquez’s second graders.' },
    meetings: [
      { day: 'monday', from: '09:05', to: '09:50', place: 'Room 12' },
      { day: 'thursday', from: '09:05', to: '09:50', place: 'Room 12' },
    ],
    pupils: PUPILS_OF_2A,
  },
  {
    ...{ code: '5B', name: 'Class 5B', grade: 5, teacher: 'demo-teacher' },
    ...{ subject: 'Mathematics', description: 'Fifth grade math and science with Ms. Marquez.' },
    meetings: [
      { day: 'tuesday', from: '10:20', to: '11:05', place: 'Room 21' },
      { day: 'thursday', from: '10:20', to: '11:05', place: 'Room 21' },
    ],
    pupils: PUPILS_OF_5B,
  },
  {
    ...{ code: '8C', name: 'Class 8C', grade: 8, teacher: 'samuel.adeyemi' },
    ...{ subject: 'Science', description: 'Eighth grade science and math with Mr. Adeyemi.' },
    meetings: [
      { day: 'monday', from: '11:10', to: '11:55', place: 'Lab 3' },
      { day: 'wednesday', from: '11:10', to: '11:55', place: 'Lab 3' },
    ],
    pupils: PUPILS_OF_8C,
  },
  {
    ...{ code: '11D', name: 'Class 11D', grade: 11, teacher: 'hana.kovar' },
    ...{ subject: 'Mathematics', description: 'Eleventh grade with Ms. Kovář.' },
    meetings: [
      { day: 'wednesday', from: '13:15', to: '14:00', place: 'Room 34' },
      { day: 'friday', from: '13:15', to: '14:00', place: 'Room 34' },
    ],
    pupils: PUPILS_OF_11D,
  },
]

const PUPILS = CLASSES.flatMap(({ pupils }) => pupils)

export const CAST: Cast = {
  adults: ADULTS,
  classes: CLASSES,
  pupils: PUPILS,
  newcomer: { username: 'demo-newcomer', firstName: 'Sam', lastName: 'Nguyen', grade: 5 },
  families: [
    { guardian: 'demo-guardian', children: ['demo-student', 'demo-kid'] },
    { guardian: 'carlos.fuentes', children: ['diego.fuentes'] },
  ],
  find(code, part) {
    const found = PUPILS.find((pupil) => pupil.classCode === code && pupil.part === part)
    if (!found) throw new Error(`nobody in ${code} is the ${part}`)
    return found.username
  },
}
