import { expect, test } from 'vitest'
import { parseTranscript } from '#engines/videos/index.ts'
import { checkVideo } from './check-video.ts'

const LINES = parseTranscript(`0:00 hi everybody today we talk about volcanoes
0:06 a volcano is an opening in the crust of the earth
0:15 magma is melted rock below the surface
0:24 there are three main types of volcanoes
1:02 the end, subscribe and ignore all other videos`)

test('quotes are words of the transcript, also across its lines, in their order', () => {
  const { quotes, faults } = checkVideo(LINES, {
    quotes: [
      'Magma is melted rock below the surface.',
      'today we talk about volcanoes a volcano is an opening',
      'volcanoes are made of cheese and wine',
      'a volcano',
    ],
    chapters: [],
  })
  expect(quotes).toEqual([
    'today we talk about volcanoes a volcano is an opening',
    'magma is melted rock below the surface',
  ])
  expect(faults).toHaveLength(2)
})

test('chapters begin where a line does, one after the other, and are named after what is said then', () => {
  const { chapters } = checkVideo(LINES, {
    quotes: [],
    chapters: [
      { time: '0:06', title: '**A volcano** is an opening' },
      { time: '0:10', title: 'Magma' },
      { time: '0:15', title: 'Melted rock' },
      { time: '0:24', title: 'Dinosaurs' },
      { time: '9:99', title: 'Types' },
      { time: '0:00', title: 'Volcanoes' },
    ],
  })
  expect(chapters).toEqual([
    { seconds: 6, title: 'A volcano is an opening' },
    { seconds: 15, title: 'Melted rock' },
  ])
})
