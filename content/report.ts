import { readCurriculum } from './src/format/read-curriculum.ts'
import { listPractice } from './src/practice/all-practice.ts'
import { type CourseCount, countCurriculum, listStandards, sum } from './src/report/count-curriculum.ts'
import { formatTable } from './src/report/format-table.ts'

/** Counts what there is, as a table that can be read. `--standards` lists the codes too. */
const curriculum = readCurriculum()
const practice = listPractice()
const practiced = new Set(practice.map(({ skill }) => skill))
const counts = countCurriculum(curriculum, practiced).toSorted(
  (a, b) =>
    a.subject.localeCompare(b.subject) || a.grades[0] - b.grades[0] || a.course.localeCompare(b.course),
)

console.log('Courses\n')
console.log(
  formatTable(
    [
      'subject',
      'course',
      'lessons',
      'questions',
      'words',
      'Flesch–Kincaid',
      'Dale–Chall',
      'standards',
      'skills',
      'with practice',
    ],
    counts.map(describeCourse),
  ),
)

const subjects = [...new Set(counts.map(({ subject }) => subject))]
console.log('\nSubjects\n')
console.log(
  formatTable(
    ['subject', 'courses', 'lessons', 'questions', 'skills', 'with practice'],
    [
      ...subjects.map((subject) =>
        describeTotal(
          subject,
          counts.filter((count) => count.subject === subject),
        ),
      ),
      describeTotal('all', counts),
    ],
  ),
)

const standards = listStandards(curriculum.lessons)
console.log(`\nStandards covered: ${standards.length}`)
if (process.argv.includes('--standards')) for (const code of standards) console.log(`  ${code}`)

const idle = curriculum.skills.filter(({ id }) => !practiced.has(id))
console.log(`\nSkills without practice: ${idle.length} of ${curriculum.skills.length}`)
for (const subject of new Set(idle.map((skill) => skill.subject))) {
  console.log(`  ${subject}: ${idle.filter((skill) => skill.subject === subject).length}`)
}
const written = practice.filter(({ isWritten }) => isWritten)
const items = sum(curriculum.banks.map(({ bank }) => bank.items.length))
console.log(
  `\nPractice: ${practice.length - written.length} skills by generators, ${written.length} by banks with ${items} items`,
)

function describeCourse(count: CourseCount): string[] {
  return [
    count.subject,
    count.course,
    String(count.lessons),
    String(count.questions),
    String(count.words),
    count.fleschKincaid.toFixed(1),
    count.daleChall.join('–'),
    String(count.standards.length),
    String(count.skills),
    String(count.skillsWithPractice),
  ]
}

function describeTotal(name: string, part: CourseCount[]): string[] {
  const total = (pick: (count: CourseCount) => number) => String(sum(part.map(pick)))
  return [
    name,
    String(part.length),
    total(({ lessons }) => lessons),
    total(({ questions }) => questions),
    total(({ skills }) => skills),
    total(({ skillsWithPractice }) => skillsWithPractice),
  ]
}
