import { expect, test } from 'vitest'
import { trackingTitle } from './page-titles.ts'
import { findPage, listPages, mayOpen } from './pages.ts'

test('no two pages share a path', () => {
  const paths = listPages().map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})

test.each([
  ['/teacher/classes/create', 'teacherClassCreate'],
  ['/teacher/classes/7', 'teacherClass'],
  ['/teacher/assignments/create', 'teacherAssignmentCreate'],
  ['/lessons/12', 'lesson'],
  ['/lessons/', 'lessons'],
  ['/quizzes/3', 'quizzes'],
])('%s shows %s', (path, screen) => {
  expect(findPage(path)?.screen).toBe(screen)
})

test.each([
  ['[PLAN-04]', '/planning', 'signedIn'],
  ['[PLAN-05] [Y-01]', '/learn/planning', 'signedIn'],
  ['[PROFILE-01]', '/profile', 'signedIn'],
  ['[PRO-08]', '/professional/notes', 'professional'],
  ['[PRO-09]', '/professional/flashcards', 'professional'],
  ['[PRO-10]', '/professional/study-guides', 'professional'],
  ['[PRO-11]', '/professional/video-content', 'professional'],
  ['[PLAN-06] [PRO-12]', '/professional/planning', 'professional'],
  ['[PRO-13]', '/professional/chat', 'professional'],
  ['[PRO-14]', '/professional/dashboard', 'professional'],
  ['[PRO-05] [PRO-15]', '/professional/analytics', 'professional'],
  ['[PRO-06] [PRO-16]', '/professional/research', 'professional'],
  ['[PRO-17]', '/professional/references', 'professional'],
  ['[PRO-07] [PRO-18]', '/professional/collaboration', 'professional'],
  ['[COLLEGE-01]', '/college/notes', 'college'],
  ['[COLLEGE-02]', '/college/flashcards', 'college'],
  ['[COLLEGE-03]', '/college/study-guides', 'college'],
  ['[COLLEGE-04]', '/college/video-content', 'college'],
  ['[PLAN-07] [COLLEGE-05]', '/college/planning', 'college'],
  ['[COLLEGE-06]', '/college/dashboard', 'college'],
  ['[COLLEGE-07]', '/college/courses', 'college'],
  ['[COLLEGE-08]', '/college/analytics', 'college'],
  ['[COLLEGE-09]', '/college/resources', 'college'],
])('%s [Y-59] %s is a page for whom the rule %s admits', (_rows, path, access) => {
  expect(findPage(path)?.access).toBe(access)
})

test.each(['/nowhere', '/lessons/1/2', '/teacher', '//', '/dashboard2', '/constructor'])(
  '%s is no page',
  (path) => {
    expect(findPage(path)).toBeUndefined()
  },
)

const nobody = null
const student = { role: 'student', isTeacher: false }
const college = { role: 'college', isTeacher: false }
const professional = { role: 'professional', isTeacher: false }
const teacher = { role: 'teacher', isTeacher: true }
const admin = { role: 'admin', isTeacher: false }
const adminWithFlag = { role: 'admin', isTeacher: true }

test.each([
  ['public', [nobody, student, college, professional, teacher, admin], []],
  ['signedIn', [student, college, professional, teacher, admin], [nobody]],
  ['professional', [professional], [nobody, student, college, teacher, admin]],
  ['college', [college], [nobody, student, professional, teacher, admin]],
  ['teacher', [teacher, adminWithFlag], [nobody, student, college, professional, admin]],
  ['admin', [admin, adminWithFlag], [nobody, student, college, professional, teacher]],
  ['monitor', [admin, teacher], [nobody, student, college, professional]],
] as const)('a %s page admits exactly its people', (access, admitted, refused) => {
  expect(admitted.map((person) => mayOpen(access, person))).toEqual(admitted.map(() => true))
  expect(refused.map((person) => mayOpen(access, person))).toEqual(refused.map(() => false))
})

test.each([
  ['/', 'Home'],
  ['/login', 'Login'],
  ['/register', 'Register'],
  ['/dashboard', 'Dashboard'],
  ['/lessons', 'Lessons'],
  ['/quizzes', 'Quizzes'],
  ['/visual-programming', 'Visual Programming'],
  ['/leaderboard', 'Leaderboard'],
  ['/profile', 'Profile'],
  ['/settings', 'Settings'],
  ['/notes', 'My Notes'],
  ['/flashcards', 'Flashcards'],
  ['/study-guides', 'Study Guides'],
  ['/video-content', 'Video Content'],
  ['/planning', 'Learning Planner'],
  ['/admin/sessions', 'Session Monitor'],
  ['/teacher/dashboard', 'Teacher Dashboard'],
  ['/teacher/classes', 'My Classes'],
  ['/teacher/lesson-plans', 'Lesson Plans'],
  ['/teacher/assignments', 'Assignments'],
  ['/teacher/analytics', 'Analytics'],
  ['/teacher/resources', 'Resources'],
  ['/teacher/students', 'Students'],
  ['/lessons/4', 'Lesson Details'],
  ['/quizzes/9', 'Quiz'],
  ['/teacher/classes/2', 'Class Details'],
  ['/progress', 'Page'],
  ['/achievements', 'Page'],
  ['/lessons/', 'Lessons'],
  ['/lessons/4/', 'Lesson Details'],
  ['/Dashboard', 'Page'],
  ['constructor', 'Page'],
])('%s is tracked as %s', (path, title) => {
  expect(trackingTitle(path)).toBe(title)
})
