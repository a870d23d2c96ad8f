import { classAnalytics } from '#contract/teaching/class-analytics.ts'
import { gradebook } from '#contract/teaching/gradebook.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import { subjectOfSkill } from '../../domain/skills.ts'
import { completionOf, ownRooms } from './check-teacher.ts'
import { fraction, inPercent, inTenths, meanOf } from './fractions.ts'
import type { Reader } from './reader.ts'
import { dayOfPiece, type Span, scoreOver } from './recalculate-book.ts'
import { countProblems } from './recalculate-learner.ts'
import { addDays, dayOf, membersOf, mondayOf, type Piece, type World } from './recalculate-work.ts'

const MILLION = 1_000_000

const lastOfMonth = (day: string) =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).toISOString().slice(0, 10)

type Period = { period: 'week' | 'month' | 'term' | 'custom'; span: Span; before: Span }

/** The class's own days, else the term of the school, to which holidays after it belong, else three months. */
function termOf({ rows }: World, day: string, classId: number | undefined): Span {
  const { start_date: from, end_date: to } = rows.classes.find(({ id }) => id === classId) ?? {}
  if (from && to && from <= day && day <= to) return { from, to }
  const terms = rows.school_terms
    .map(({ first_day, last_day }) => ({ from: first_day, to: last_day }))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const place = terms.findLastIndex((term) => term.from <= day)
  const begun = terms[place]
  if (begun && (day <= begun.to || terms[place + 1])) return begun
  const first = 3 * Math.floor((Number(day.slice(5, 7)) - 1) / 3) + 1
  const month = (number: number) => `${day.slice(0, 4)}-${String(number).padStart(2, '0')}-01`
  return { from: month(first), to: lastOfMonth(month(first + 2)) }
}

function ownTerm(world: World, classId: number | undefined): Period {
  const span = termOf(world, dayOf(world.zone, world.now), classId)
  const to = addDays(span.from, -1)
  const isOwn = span.from === world.rows.classes.find(({ id }) => id === classId)?.start_date
  const count = (Date.parse(span.to) - Date.parse(span.from)) / DAY_MS + 1
  const before = isOwn ? { from: addDays(span.from, -count), to } : termOf(world, to, undefined)
  return { period: 'term', span, before }
}

function spansOf(world: World, classId: number | undefined): Period[] {
  const today = dayOf(world.zone, world.now)
  const monday = mondayOf(today)
  const first = `${today.slice(0, 7)}-01`
  const lastBefore = addDays(first, -1)
  const custom = { from: addDays(today, -40), to: addDays(today, 3) }
  return [
    // A term has many weeks, and is looked at for the class alone.
    ...(classId === undefined ? [] : [ownTerm(world, classId)]),
    {
      period: 'week',
      span: { from: monday, to: addDays(monday, 6) },
      before: { from: addDays(monday, -7), to: addDays(monday, -1) },
    },
    {
      period: 'month',
      span: { from: first, to: lastOfMonth(first) },
      before: { from: `${lastBefore.slice(0, 7)}-01`, to: lastBefore },
    },
    {
      period: 'custom',
      span: custom,
      before: { from: addDays(custom.from, -44), to: addDays(custom.from, -1) },
    },
  ]
}

export async function checkAnalytics(reader: Reader) {
  const { world, teacher, teacherId, comparison } = reader
  for (const classId of [reader.classId, undefined])
    for (const { period, span, before } of spansOf(world, classId)) {
      const asked = period === 'custom' ? { period, from: span.from, to: span.to } : { period }
      const found = await teacher.read(classAnalytics.overview, { ...asked, ...(classId && { classId }) })
      const roomIds = classId === undefined ? ownRooms(world, teacherId).map(({ id }) => id) : [classId]
      const people = [
        ...new Set(roomIds.flatMap((id) => membersOf(world.rows, id).map((row) => row.student_id))),
      ]
      const weekStarts = [span.from]
      for (let day = addDays(mondayOf(span.from), 7); day <= span.to; day = addDays(day, 7))
        weekStarts.push(day)
      const today = dayOf(world.zone, world.now)
      comparison.check(
        'analytics',
        found,
        {
          ...{ period: span, before },
          metrics: metricsOf(world, roomIds, people, span),
          metricsBefore: metricsOf(world, roomIds, people, before),
          weeks: weekStarts
            .map((start, place) => ({
              from: start,
              to: weekStarts[place + 1] ? addDays(weekStarts[place + 1] ?? '', -1) : span.to,
            }))
            .filter(({ from }) => from <= today)
            .map((week) => {
              const {
                pupils: _,
                lessons: __,
                problems: ___,
                ...metrics
              } = metricsOf(world, roomIds, people, week)
              return { start: week.from, ...metrics }
            }),
          pupils: people.map((id) => {
            const {
              scores: _,
              completionRate: __,
              pupils: ___,
              activePupils: ____,
              lessons: _____,
              ...own
            } = metricsOf(world, roomIds, [id], span)
            return { id, ...own }
          }),
        },
        `${period} of ${classId ?? 'all'}`,
      )
    }
  await checkQuizzes(reader)
  await checkSkills(reader)
}

/** A piece belongs to the day it is due; its score to the day on which it was given, a missing one's to when it was due. */
function metricsOf(world: World, roomIds: readonly number[], people: readonly number[], span: Span) {
  const isIn = (day: string) => span.from <= day && day <= span.to
  const all = roomIds.map(
    (id) => [id, (world.pieces.get(id) ?? []).filter(({ studentId }) => people.includes(studentId))] as const,
  )
  const due = all.flatMap(([, pieces]) => pieces).filter(({ given }) => isIn(dayOfPiece(world, given)))
  const { expected, submitted, open, rate } = completionOf(due)
  const dayOfScore = ({ points, work, given }: Piece) =>
    points === null
      ? dayOfPiece(world, given)
      : dayOf(world.zone, work?.graded_at ?? work?.submitted_at ?? '')
  const scored = all.map(([id, pieces]) => [id, pieces.filter((piece) => isIn(dayOfScore(piece)))] as const)
  const scores = people.flatMap(
    (id) =>
      scoreOver(
        world,
        new Map(scored.map(([room, pieces]) => [room, pieces.filter(({ studentId }) => studentId === id)])),
      ) ?? [],
  )
  const days = world.rows.learning_days.filter(({ user_id, day }) => people.includes(user_id) && isIn(day))
  const total = (of: 'seconds' | 'lessons_completed') => days.reduce((sum, day) => sum + day[of], 0)
  return {
    ...{ pupils: people.length, averageScore: inTenths(meanOf(scores)), completionRate: rate },
    scores: scored.flatMap(([, pieces]) => pieces).filter(({ points }) => points !== null).length,
    ...{ expected, submitted, open },
    activePupils: new Set(days.map(({ user_id }) => user_id)).size,
    activeDays: new Set(days.map(({ user_id, day }) => `${user_id} ${day}`)).size,
    ...{
      minutes: Math.floor(total('seconds') / 60),
      lessons: total('lessons_completed'),
      problems: people
        .map((id) => countProblems(world, id, isIn).problemsTried)
        .reduce((sum, tried) => sum + tried, 0),
    },
  }
}

/** The first results of own students. */
function firstResults(world: World, people: readonly number[], quizId: number) {
  return people.flatMap((id) =>
    world.rows.quiz_results
      .filter((row) => row.user_id === id && row.quiz_id === quizId)
      .toSorted((a, b) => Date.parse(a.date_taken) - Date.parse(b.date_taken) || a.id - b.id)
      .slice(0, 1),
  )
}

async function checkQuizzes({ world, teacher, classId, comparison }: Reader) {
  const people = membersOf(world.rows, classId).map(({ student_id }) => student_id)
  const taken = world.rows.quizzes.flatMap((quiz) => {
    const firsts = firstResults(world, people, quiz.id)
    return firsts.length > 0 ? [{ quiz, firsts }] : []
  })
  comparison.check(
    'analytics, quizzes',
    await teacher.read(classAnalytics.quizzes, { classId }),
    taken.map(({ quiz, firsts }) => ({
      id: quiz.id,
      grade: world.rows.lessons.find(({ id }) => id === quiz.lesson_id)?.grade,
      pupils: firsts.length,
      average: inPercent(meanOf(firsts.map(({ score, max_score }) => fraction(score, max_score)))),
    })),
  )
  for (const { quiz, firsts } of taken.slice(0, 3)) {
    const found = await teacher.read(classAnalytics.items, { quizId: quiz.id, classId })
    comparison.check(
      'analytics, questions',
      found,
      {
        pupils: firsts.length,
        takers: firsts.map(({ user_id, score, max_score }) => ({ id: user_id, score, maxScore: max_score })),
        items: quiz.questions.map(({ id: questionId, correctOptionId, options }) => {
          const chosen = firsts.flatMap(({ user_id, answers }) => {
            const found = answers.find((answer) => answer.questionId === questionId)
            return found ? [{ id: user_id, option: found.selectedOptionId }] : []
          })
          const right = chosen.filter(({ option }) => option === correctOptionId).length
          return {
            ...{ questionId, right, attempts: firsts.length, unanswered: firsts.length - chosen.length },
            difficulty: firsts.length === 0 ? null : right / firsts.length,
            options: options.map(({ id }) => {
              const own = chosen.filter(({ option }) => option === id)
              // In the order of their ids.
              return { id, chosen: own.length, chosenBy: own.map((one) => one.id).toSorted((a, b) => a - b) }
            }),
          }
        }),
      },
      quiz.id,
    )
  }
}

async function checkSkills({ world, teacher, classId, comparison }: Reader) {
  const people = membersOf(world.rows, classId).map(({ student_id }) => student_id)
  const map = await teacher.read(classAnalytics.skills, { classId, subject: 'Mathematics' })
  const tried = new Set(
    world.rows.skill_states.flatMap(({ user_id, skill }) =>
      people.includes(user_id) && subjectOfSkill(skill) === 'Mathematics' ? skill : [],
    ),
  )
  if (tried.size > 0)
    comparison.check('analytics, skills', map, {
      skillsFound: tried.size,
      pupils: people.map((id) => ({
        id,
        cells: map.skills.map(({ id: skill }: { id: string }) => {
          const state = world.rows.skill_states.find((row) => row.user_id === id && row.skill === skill)
          return state
            ? {
                mastery: inPercent(fraction(Math.round(MILLION * state.mastery), MILLION)),
                answers: state.answers,
                level: state.level,
              }
            : null
        }),
      })),
    })
  const room = world.rows.classes.find(({ id }) => id === classId)
  // Of a college class those of the last school year, as its skills are.
  const grade = Math.min(12, room?.grade ?? 0)
  for (const subject of ['Mathematics', 'Science', 'English']) {
    const report = await teacher.read(gradebook.standards, { id: classId, subject })
    comparison.check(
      'standards',
      report,
      { grade, standards: standardsOf(world, people, subject, grade) },
      `${subject} of ${classId}`,
    )
  }
}

/** G11: a student holds a standard who holds all skills of the lessons that name it. */
function standardsOf({ rows }: World, people: readonly number[], subject: string, grade: number) {
  const subjectId = rows.subjects.find(({ name }) => name === subject)?.id
  const lessons = rows.lessons.filter(
    (lesson) => lesson.subject_id === subjectId && lesson.grade === grade && lesson.retired_at === null,
  )
  const codes = [...new Set(lessons.flatMap(({ outline }) => outline?.standards ?? []))]
  return codes.map((code) => {
    const skills = [
      ...new Set(lessons.flatMap(({ outline }) => (outline?.standards.includes(code) ? outline.skills : []))),
    ]
    const of = (id: number) =>
      rows.skill_states.filter(({ user_id, skill }) => user_id === id && skills.includes(skill))
    const isHeld = (id: number, skill: string) =>
      of(id).some(
        (state) => state.skill === skill && ['practised', 'mastered', 'needsRefresh'].includes(state.level),
      )
    return {
      code,
      skills: skills.map((id) => ({ id, grade })),
      held: people.filter((id) => skills.every((skill) => isHeld(id, skill))).length,
      begun: people
        .filter((id) => of(id).length > 0)
        .map((id) => ({
          studentId: id,
          heldSkills: skills.filter((skill) => isHeld(id, skill)).length,
          answers: of(id).reduce((sum, { answers }) => sum + answers, 0),
          correct: of(id).reduce((sum, { correct }) => sum + correct, 0),
        })),
    }
  })
}
