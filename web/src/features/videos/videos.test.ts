import { expect, test } from 'vitest'
import type { ListedVideo } from '#contract/study/videos.ts'
import { dropVideo, placeVideo, swapVideo, type VideoPages } from './edit-pages.ts'
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
  isOwn: true,
  createdAt: `2026-03-10T09:00:0${id % 10}.000Z`,
  ...more,
})

const book = (...pages: [ids: number[], next?: number][]): VideoPages => ({
  pages: pages.map(([ids, next]) => ({ videos: ids.map((id) => make(id)), next })),
  pageParams: pages.map(() => 0),
})
const ids = (data: VideoPages) => data.pages.map(({ videos }) => videos.map(({ id }) => id))

test('[VIDEO-10] [VIDEO-11] [VIDEO-12] what is typed is found in title, description and subject, in any spelling', () => {
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

test('[VIDEO-14] [VIDEO-15] groups follow the alphabet, those without a subject come last', () => {
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

test('a video that is taken out leaves the way to the next page', () => {
  const data = dropVideo(book([[9, 8], 8], [[7, 6], 6]), 6)
  expect(ids(data)).toEqual([[9, 8], [7]])
  expect(data.pages.map(({ next }) => next)).toEqual([8, 6])
})

test('a new video stands first', () => {
  const added = make(10, { createdAt: '2026-03-10T09:00:59.000Z' })
  expect(ids(placeVideo(book([[9, 8], 8], [[7, 5]]), added))).toEqual([
    [10, 9, 8],
    [7, 5],
  ])
})

test.each([
  [
    'between',
    6,
    book([[9, 8], 8], [[7, 5]]),
    [
      [9, 8],
      [7, 6, 5],
    ],
  ],
  [
    'at the end of the last page',
    1,
    book([[9, 8], 8], [[7, 5]]),
    [
      [9, 8],
      [7, 5, 1],
    ],
  ],
  ['nowhere, while its page is still to come', 1, book([[9, 8], 8]), [[9, 8]]],
  ['where it was, once', 8, book([[9, 8, 7]]), [[9, 8, 7]]],
  ['alone in an empty list', 3, book([[]]), [[3]]],
])('a video that comes back stands %s', (_where, id, data, wanted) => {
  expect(ids(placeVideo(data, make(id)))).toEqual(wanted)
})

test('a changed video changes in its place', () => {
  const data = swapVideo(book([[9, 8]]), make(8, { title: 'New' }))
  expect(data.pages[0]?.videos.map(({ title }) => title)).toEqual(['Video 9', 'New'])
})
