import { expect, test } from 'vitest'
import type { Note } from '#contract/study/notes.ts'
import { findSource } from './find-source.ts'

const about = (note: Partial<Note>, role: 'student' | 'college' | 'professional' = 'student') =>
  findSource(
    {
      id: 7,
      lessonId: null,
      lessonTitle: null,
      lessonSection: null,
      quote: null,
      videoContentId: null,
      videoTitle: null,
      videoSeconds: null,
      sourceUrl: null,
      ...note,
    } as Note,
    { role },
  )

test('a note of its own has no source', () => {
  expect(about({})).toBeNull()
})

test('a passage of a lesson is found by the note, a section by its name', () => {
  const lesson = { lessonId: 5, lessonTitle: 'Halves', lessonSection: 'two parts' }
  expect(about({ ...lesson, quote: 'equal' })).toEqual({
    kind: 'lesson',
    name: 'Halves',
    link: {
      to: '/lessons/$lessonId',
      params: { lessonId: '5' },
      search: { note: 7 },
      hash: 'two%20parts',
    },
  })
  expect(about({ ...lesson, lessonSection: null })).toMatchObject({
    link: { to: '/lessons/$lessonId', params: { lessonId: '5' }, search: {} },
  })
})

test.each([
  ['student', '/video-content'],
  ['college', '/college/video-content'],
  ['professional', '/professional/video-content'],
] as const)('a moment of a video opens for a %s at %s', (role, to) => {
  expect(about({ videoContentId: 3, videoTitle: 'Cells', videoSeconds: 83 }, role)).toMatchObject({
    link: { to, search: { video: 3, t: 83 } },
  })
})

test('an address of the web is named by its site, one of ours is a page', () => {
  expect(about({ sourceUrl: 'https://example.org/a' })).toEqual({
    kind: 'web',
    name: 'example.org',
    href: 'https://example.org/a',
  })
  expect(about({ sourceUrl: '/quizzes/3' })).toMatchObject({
    kind: 'page',
    link: { to: '/quizzes/$quizId', params: { quizId: '3' } },
  })
})

test('a lesson that is gone leaves no link', () => {
  expect(about({ lessonId: 5, lessonTitle: null })).toBeNull()
})
