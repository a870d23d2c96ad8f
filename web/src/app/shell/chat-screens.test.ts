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
])('[CHAT-03…08] [Y-28] the chat stands beside %s', (path) => {
  expect(isBeside(path)).toBe(true)
})

test.each(['/dashboard', '/planning', '/ai-tutor', '/profile', '/about'])(
  '[CHAT-12] on %s a button opens it',
  (path) => {
    expect(isBeside(path)).toBe(false)
  },
)
