import { expect, test } from 'vitest'
import { findScreenWords } from '../../find-screen-words.ts'

test('a screen is given the words of all its parts, but not those that a part fetches itself', () => {
  expect(findScreenWords('src/features/notes/notes-screen.tsx')).toEqual(['notes', 'study'])
  // Its studio comes on demand.
  expect(findScreenWords('src/features/kids-code/load-kids-code.ts')).toContain('kidsCodeBlocks')
  // Its tutors come on demand, and their words with them.
  expect(findScreenWords('src/app/ai-tutor-page.tsx')).toEqual(['aiTutor'])
})

test('the first two pages name their words themselves', () => {
  expect(findScreenWords('src/features/landing/landing-screen.tsx')).toEqual(['landing'])
  expect(findScreenWords('src/features/auth/auth-screen.tsx')).toEqual(['auth'])
})
