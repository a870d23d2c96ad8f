import type { PracticeProblem } from '#contract/practice.ts'

/** Something to look at and to tap. */
export const makeTapProblem = (fields: Partial<PracticeProblem> = {}): PracticeProblem => ({
  id: 31,
  skill: { id: 'math.1.shapes', name: 'Shapes', can: 'I can name shapes.', subject: 'Mathematics' },
  difficulty: 1,
  promptHtml: 'Which shape is this?',
  figure:
    '<svg viewBox="0 0 10 10" role="img" aria-label="A shape"><rect width="8" height="8" fill="currentColor"/></svg>',
  passageHtml: null,
  answer: { kind: 'choice', options: ['Square', 'Circle'].map((text) => ({ text, html: text })) },
  hintsShown: [],
  tries: 0,
  ...fields,
})
