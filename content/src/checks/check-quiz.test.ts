import { expect, test } from 'vitest'
import type { LessonFacts, Question, Quiz } from '../format/shapes.ts'
import { checkQuiz } from './check-quiz.ts'

const lesson = { grade: 6 } as LessonFacts
const question = (number: number): Question => {
  const wrong: Question['options'] = ['red', 'blue', 'green'].map((color) => ({
    wrong: `${color} ${number}`,
    mistake: 'mixes up colours',
    why: 'Look again.',
  }))
  return {
    id: `q${number}`,
    ask: `Question ${number}?`,
    skill: 'art.6.colours',
    level: 1,
    section: 'Colours',
    options: wrong.toSpliced(number % 4, 0, { right: `white ${number}`, why: 'Yes.' }),
  }
}
const quiz: Quiz = { title: 'Q', description: 'D.', questions: [1, 2, 3, 4, 5, 6].map(question) }
const change = (patch: (question: Question, place: number) => Partial<Question>): Quiz => ({
  ...quiz,
  questions: quiz.questions.map((old, place) => ({ ...old, ...patch(old, place) })),
})
const faults = (changed: Quiz) => checkQuiz(changed, lesson, ['Colours']).join('\n')

test('a good quiz has no fault', () => {
  expect(faults(quiz)).toBe('')
})

test.each<[string, Quiz, RegExp]>([
  ['too few questions', { ...quiz, questions: quiz.questions.slice(1) }, /5 questions/],
  [
    'no right option',
    change(({ options }) => ({
      options: options
        .slice()
        .map((option) => ('right' in option ? { wrong: option.right, mistake: 'm', why: 'w' } : option)),
    })),
    /exactly one right/,
  ],
  [
    'an option twice',
    change(({ options }) => ({
      options: options.map((option) => ('wrong' in option ? { ...option, wrong: 'same' } : option)),
    })),
    /stands twice/,
  ],
  [
    'the right option always first',
    change(({ options }) => ({ options: options.toSorted((a) => ('right' in a ? -1 : 1)) })),
    /same place/,
  ],
  [
    'the right option always the longest',
    change(({ options }) => ({
      options: options.map((option) =>
        'right' in option ? { ...option, right: `${option.right} and a lot more` } : option,
      ),
    })),
    /clearly the longest/,
  ],
  ['a section that is not there', change(() => ({ section: 'Elsewhere' })), /no section/],
  ['a formula that is none', change(() => ({ ask: '$\\frac{1}$' })), /does not compile/],
])('%s is found', (_, changed, fault) => {
  expect(faults(changed)).toMatch(fault)
})
