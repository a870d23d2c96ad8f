import { expect, test } from 'vitest'
import type { ListedVideo } from '#contract/study/videos.ts'
import { filterVideos, groupBySubject, mergeFound } from './find-videos.ts'

const make = (id: number, more: Partial<ListedVideo> = {}): ListedVideo => ({
  id,
  title: `Video ${id}`,
  description: null,
  url: 'https://vimeo.com/1',
  platform: 'vimeo',
  videoId: '1',
  duration: null,
  thumbnailUrl: null,
  embedUrl: null,
  subject: null,
  grade: null,
  lessonId: null,
  hasTranscript: false,
  isShared: false,
  isForClasses: false,
  isSharingAsked: false,
  isOwn: true,
  createdAt: `2026-03-10T09:00:0${id % 10}.000Z`,
  ...more,
})

test('what is typed is found in title, description and subject, in any spelling', {
  tags: ['VIDEO-10', 'VIDEO-11', 'VIDEO-12'],
}, () => {
  const all = [
    make(1, { title: 'Les Élèves' }),
    make(2, { description: 'About eleves' }),
    make(3, { subject: 'ELEVES' }),
    make(4, { url: 'https://vimeo.com/eleves' }),
  ]
  expect(filterVideos(all, ' élev').map(({ id }) => id)).toEqual([1, 2, 3])
})

test('what is found on both sides stands once, newest first', () => {
  const found = mergeFound([make(5), make(2)], [make(7), make(5, { title: 'newer' }), make(1)])
  expect(found.map(({ id, title }) => [id, title])).toEqual([
    [7, 'Video 7'],
    [5, 'newer'],
    [2, 'Video 2'],
    [1, 'Video 1'],
  ])
})

test('groups follow the alphabet, those without a subject come last', {
  tags: ['VIDEO-14', 'VIDEO-15'],
}, () => {
  const all = [
    make(1),
    make(2, { subject: 'science' }),
    make(3, { subject: 'Äpfel' }),
    make(4, { subject: 'Science' }),
    make(5, { subject: ' ' }),
    make(6, { subject: 'Zoology' }),
  ]
  const groups = groupBySubject(all, 'en').map(({ subject, videos }) => [subject, videos.map(({ id }) => id)])
  expect(groups).toEqual([
    ['Äpfel', [3]],
    ['science', [2, 4]],
    ['Zoology', [6]],
    [null, [1, 5]],
  ])
})
