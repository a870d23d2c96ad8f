import { expect, test } from 'vitest'
import { toAppTarget } from './app-target.ts'

test.each([
  ['/lessons', { to: '/lessons', params: {}, search: {}, hash: '' }],
  [
    '/lessons/7?passage=0-10#sea%20mammals',
    {
      to: '/lessons/$lessonId',
      params: { lessonId: '7' },
      search: { passage: '0-10' },
      hash: 'sea%20mammals',
    },
  ],
  ['/join/K7%20M', { to: '/join/$code', params: { code: 'K7 M' }, search: {}, hash: '' }],
  [
    '/teacher/assignments/4/grade/9?x=1',
    {
      to: '/teacher/assignments/$id/grade/$studentId',
      params: { id: '4', studentId: '9' },
      search: { x: 1 },
      hash: '',
    },
  ],
])('%s is a page of the product', (address, target) => {
  expect(toAppTarget(address)).toEqual(target)
})

test.each([
  '',
  '/nowhere',
  '//evil.example/lessons',
  'https://evil.example/',
  'lessons',
  '/api/files/1',
  '/lessons/%E0',
])('%j is none', (address) => {
  expect(toAppTarget(address)).toBeNull()
})
