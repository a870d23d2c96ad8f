import { expect, test } from 'vitest'
import { findPage } from '#contract/pages/pages.ts'
import { hasPanel } from './chat-screens.ts'

const isBeside = (path: string) => {
  const page = findPage(path)
  if (!page) throw new Error(`no page at ${path}`)
  return hasPanel(page.screen)
}

test.each([
  '/lessons',
  '/lessons/3',
  '/learn/lessons',
  '/quizzes',
  '/quizzes/3',
  ...['', '/learn', '/professional', '/college'].map((family) => `${family}/notes`),
  ...['', '/professional', '/college'].flatMap((family) =>
    ['flashcards', 'study-guides', 'video-content'].map((kind) => `${family}/${kind}`),
  ),
])('the chat stands beside %s', { tags: ['CHAT-03…08', 'Y-28'] }, (path) => {
  expect(isBeside(path)).toBe(true)
})

test.each(['/dashboard', '/planning', '/ai-tutor', '/profile', '/about'])(
  'on %s a button opens it',
  { tags: ['CHAT-12'] },
  (path) => {
    expect(isBeside(path)).toBe(false)
  },
)
