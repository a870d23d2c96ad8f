import { expect, test } from 'vitest'
import words from '../../../messages/en/videos.json' with { type: 'json' }
import { findExtractProblem, findUrlProblem } from './video-values.ts'

const say = (problem: keyof typeof words.problems | null) => problem && words.problems[problem]
const INVALID = 'Invalid video URL. Please enter a valid YouTube or Vimeo URL.'
const ONLY_YOUTUBE = 'Currently only YouTube videos are supported for content extraction.'

test.each([
  ['', 'Please fill in all required fields.'],
  [' ', 'Please fill in all required fields.'],
  ['https://youtu.be/dQw4w9WgXcQ', null],
  ['https://vimeo.com/76979871', null],
  ['https://youtu.be/short', INVALID],
  ['https://example.org/v', INVALID],
])(
  'the address "%s" is answered %s',
  { tags: ['VIDEO-33', 'VIDEO-35', 'VIDEO-37', 'VIDEO-38', 'ERR2-73'] },
  (url, text) => {
    expect(say(findUrlProblem(url))).toBe(text)
  },
)

test.each([
  ['', 'Please enter a video URL.'],
  ['https://vimeo.com/76979871', ONLY_YOUTUBE],
  ['anything', ONLY_YOUTUBE],
  ['https://youtu.be/dQw4w9WgXcQ', null],
])(
  'asking for the details of "%s" is answered %s',
  { tags: ['VIDEO-39', 'VIDEO-40', 'ERR2-74', 'ERR2-75'] },
  (url, text) => {
    expect(say(findExtractProblem(url))).toBe(text)
  },
)
