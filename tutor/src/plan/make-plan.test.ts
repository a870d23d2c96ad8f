import { expect, test } from 'vitest'
import type { SkillView } from '#engines/paths/index.ts'
import { firstDayOf, layDays } from '#engines/planning/index.ts'
import { makePlan } from './make-plan.ts'
import { findAbout } from './match-goals.ts'
import type { PlanTask } from './plan-port.ts'
import { GRAPH, LESSONS, makePlanTask as task, view } from './sample-plan.ts'

const practiced = (skill: string, more: Partial<SkillView> = {}) =>
  view(skill, { level: 'practised', mastery: 0.9, answers: 9, ...more })
const show = (made: PlanTask) => makePlan(made).steps.map(({ type, link }) => `${type} ${link}`)

test('a sequence takes every lesson of the grade in order, with practice, quiz and a review of the unit', {
  tags: ['DATA2-62…64'],
}, () => {
  expect(show(task())).toEqual([
    'lesson /lessons/2',
    'practice /practice?skill=m.5.add',
    'assessment /quizzes/20',
    'lesson /lessons/3',
    'practice /practice?skill=m.5.multiply',
    'assessment /quizzes/30',
    'lesson /lessons/4',
    'practice /practice?skill=m.5.share',
    'assessment /quizzes/40',
    'review /practice?skill=m.5.add',
    'lesson /lessons/5',
    'assessment /quizzes/50',
  ])
})

test('goals say how far a sequence goes; steps name theirs, and a goal that nothing is about is said', {
  tags: ['PLAN-26'],
}, () => {
  const wanted = task({ goals: ['sharing', 'volcanoes'] })
  expect(show(wanted).at(-1)).toBe('review /practice?skill=m.5.add')
  expect(show(wanted)[0]).toBe('lesson /lessons/2')
  const { steps, description } = makePlan(wanted)
  expect(steps.filter(({ why }) => why.includes('“sharing”')).map(({ link }) => link)).toContain('/lessons/4')
  expect(description).toContain('is about “volcanoes”.')
  expect(description).toContain('up to “sharing”')
  const lessons = LESSONS.map((one) => ({ ...one, isCompleted: one.id < 5, quiz: null }))
  expect(show(task({ goals: ['sharing'], lessons }))).toEqual(['lesson /lessons/5'])
})

test('of many goals none is passed over', () => {
  const goals = ['angles', 'fractions', 'graphs', 'money', 'primes', 'symmetry', 'volume', 'weight']
  const lessons = Array.from({ length: 16 }, (_, place) => ({
    ...(LESSONS[1] as (typeof LESSONS)[number]),
    id: place + 2,
    title: goals[place >> 1] ?? '',
    names: '',
    skills: [],
    quiz: null,
  }))
  expect(show(task({ type: 'learning_path', goals, lessons }))).toHaveLength(8)
})

test('a lesson that teaches a skill and what it builds on is read before either is practiced', () => {
  const lessons = LESSONS.filter(({ id }) => id !== 3).map((one) =>
    one.id === 2 ? { ...one, skills: ['m.5.add', 'm.5.multiply'] } : one,
  )
  expect(show(task({ lessons })).slice(0, 3)).toEqual([
    'lesson /lessons/2',
    'practice /practice?skill=m.5.add',
    'practice /practice?skill=m.5.multiply',
  ])
})

test('two lessons that each teach what the other builds on are read in order, and each before its practice', () => {
  const lessons = LESSONS.filter(({ id }) => id < 4).map((one) =>
    one.id === 2 ? { ...one, skills: ['m.5.add', 'm.5.share'] } : one,
  )
  expect(show(task({ lessons })).slice(0, 7)).toEqual([
    'lesson /lessons/2',
    'practice /practice?skill=m.5.add',
    'lesson /lessons/3',
    'practice /practice?skill=m.5.multiply',
    'practice /practice?skill=m.5.share',
    'assessment /quizzes/20',
    'assessment /quizzes/30',
  ])
})

test('a sequence leaves out what is completed or known, and a beginner reads what is known once more', () => {
  const lessons = LESSONS.map((one) => (one.id === 2 ? { ...one, isCompleted: true } : one))
  const views = [practiced('m.5.multiply')]
  expect(show(task({ lessons }, views)).slice(0, 2)).toEqual(['assessment /quizzes/20', 'lesson /lessons/4'])
  expect(show(task({ lessons, level: 'beginner' }, views))).toContain('lesson /lessons/3')
})

test('who is advanced meets the quiz before the lesson, and the lesson only where the quiz went wrong', () => {
  const lessons = LESSONS.map((one) => ({
    ...one,
    quiz: one.quiz && { ...one.quiz, bestPercent: one.id === 3 ? 40 : null },
  }))
  const links = show(task({ level: 'advanced', lessons }))
  expect(links).not.toContain('lesson /lessons/2')
  expect(links[0]).toBe('assessment /quizzes/20')
  expect(links).toContain('lesson /lessons/3')
})

test('a strategy refreshes what fades, then closes gaps below the grade, then goes on with what is begun', () => {
  const views = [
    view('m.4.count', { level: 'learning', mastery: 0.3, answers: 5 }),
    view('m.5.shape', { level: 'practised', mastery: 0.6, answers: 8, isDue: true, idleDays: 12 }),
  ]
  const { steps } = makePlan(task({ type: 'adaptive_strategy' }, views))
  expect(steps.map(({ type, link }) => `${type} ${link}`)).toEqual([
    'review /lessons/5',
    'lesson /lessons/1',
    'practice /practice?skill=m.4.count',
    'assessment /quizzes/10',
    'review /practice?skill=m.4.count',
  ])
  expect(steps[0]?.why).toContain('12 days: about 60 %')
  expect(steps[1]?.why).toBe('A gap from grade 4: what comes later builds on it.')
})

test('a strategy skips the lesson of what is nearly known, the sooner the more advanced the learner', () => {
  const views = [view('m.5.add', { level: 'learning', mastery: 0.75, answers: 4 })]
  const of = (level: PlanTask['level']) => show(task({ type: 'adaptive_strategy', level }, views))
  expect(of('intermediate')[0]).toBe('practice /practice?skill=m.5.add')
  expect(of('beginner')[0]).toBe('lesson /lessons/2')
})

test('what is begun too early or wanted is reached by what it builds on', () => {
  const views = [view('m.5.share', { level: 'learning', mastery: 0.2, answers: 4 })]
  const of = (goals: string[]) => makePlan(task({ type: 'adaptive_strategy', goals }, views)).steps[0]
  expect(of([])).toMatchObject({ link: '/lessons/2', why: '“Share evenly” builds on it.' })
  expect(of(['shapes'])?.link).toBe('/lessons/5')
})

test('without any data a strategy looks first and follows the course', () => {
  const { steps, description } = makePlan(task({ type: 'adaptive_strategy' }))
  expect(steps.slice(0, 3).map(({ link }) => link)).toEqual([
    '/quizzes/20',
    '/lessons/2',
    '/practice?skill=m.5.add',
  ])
  expect(description).toContain('Nothing is known yet')
})

test('a path goes through what the goal builds on, in that order, and ends with its proof', () => {
  const made = task({ type: 'learning_path', goals: ['dividing with remainders'] }, [practiced('m.5.add')])
  expect(show(made)).toEqual([
    'lesson /lessons/3',
    'practice /practice?skill=m.5.multiply',
    'lesson /lessons/4',
    'practice /practice?skill=m.5.share',
    'assessment /quizzes/40',
    'review /practice?skill=m.5.share',
  ])
  const [first] = makePlan(made).steps
  expect(first?.why).toBe('“Share evenly” builds on it.')
})

test('a path says which goals nothing is about, and without any leads to the end of the unit', () => {
  const { description, title, steps } = makePlan(task({ type: 'learning_path', goals: ['ballet'] }))
  expect(description).toContain('Nothing in Mathematics, grade 5 is about “ballet”.')
  expect(title).toBe('Mathematics, grade 5: the way to “Operations”')
  expect(steps.map(({ link }) => link)).not.toContain('/lessons/5')
})

test('a beginner on a path first makes sure of what was only presumed', () => {
  const made = task({ type: 'learning_path', goals: ['adding'], level: 'beginner' })
  expect(show(made)[0]).toBe('review /practice?skill=m.4.count')
})

test('who has done everything gets the weakest results back', () => {
  const lessons = LESSONS.map((one) => ({
    ...one,
    isCompleted: true,
    quiz: one.quiz && { ...one.quiz, bestPercent: 70 + one.id },
  }))
  const views = GRAPH.map(({ id }) => practiced(id))
  for (const type of ['curriculum_sequence', 'adaptive_strategy'] as const) {
    const { steps, description } = makePlan(task({ type, lessons }, views))
    expect(steps[0]?.link).toBe('/quizzes/20')
    expect(description).toContain('You have done everything')
  }
})

test('the pace stretches a plan, a pause and short days move it on', { tags: ['PLAN-30'] }, () => {
  const slow = makePlan(task({ pace: 'slow' }))
  const fast = makePlan(task({ pace: 'fast' }))
  expect([fast.steps[0], slow.steps[0]].map((step) => step?.estimatedDuration)).toEqual([16, 25])
  expect(slow.estimatedDuration).toBe(slow.steps.reduce((sum, step) => sum + step.estimatedDuration, 0))
  const pauses = [{ firstDay: '2026-03-11', lastDay: '2026-03-12' }]
  const steps = [20, 10, 40, 10].map((estimatedDuration, id) => ({
    id: `${id}`,
    estimatedDuration,
    after: [],
  }))
  const days = layDays(steps, { today: '2026-03-10', minutesADay: 30, pauses })
  expect(days.map((sittings) => firstDayOf({ sittings }))).toEqual([
    '2026-03-10',
    '2026-03-10',
    '2026-03-13',
    '2026-03-14',
  ])
  // Longer than a day: it goes on on the next one, which has room left for the last step.
  expect(days[2]).toEqual([
    { day: '2026-03-13', minutes: 30 },
    { day: '2026-03-14', minutes: 10 },
  ])
})

test('the same task gives the same plan, every step has its reason, and no step comes twice', () => {
  for (const type of ['curriculum_sequence', 'adaptive_strategy', 'learning_path'] as const) {
    const plan = makePlan(task({ type, goals: ['shapes', 'multiplying'] }))
    expect(makePlan(task({ type, goals: ['shapes', 'multiplying'] }))).toEqual(plan)
    expect(new Set(plan.steps.map(({ id }) => id)).size).toBe(plan.steps.length)
    for (const { why, estimatedDuration } of plan.steps) {
      expect(why).toMatch(/\.$/)
      expect(estimatedDuration).toBeGreaterThan(0)
    }
  }
})

test('goals are found by their words in any form, titles before the rest, and small words alone find nothing', () => {
  const things = [
    { title: 'Weather', names: 'Winds', about: 'Why volcanoes cool the air' },
    { title: 'Mountains', names: 'Name volcanoes', about: '' },
  ]
  const find = (goal: string) => findAbout(goal, things).map(({ title }) => title)
  expect(find('understand a volcano')).toEqual(['Mountains'])
  expect(find('volcanoes and the air')).toEqual(['Weather'])
  expect(find('erupting volcano')).toEqual(['Mountains', 'Weather'])
  const sums = { title: 'Sums', names: 'Add unlike fractions', about: '' }
  const digits = { title: 'Digits', names: '', about: 'Adding and fractions' }
  expect(findAbout('adding fractions', [digits, sums])).toEqual([sums])
  for (const goal of ['the of and', 'medieval castles']) expect(find(goal)).toEqual([])
})
