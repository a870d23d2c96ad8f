import { expect, test } from 'vitest'
import { tellApart } from './tell-apart.ts'

const project = (name: string, url: string) => ({ name, url })

test('a project that is turned in again gets the next number', () => {
  const cat = project('My cat', '/kids-code?still=c')
  const first = project('My cat', '/kids-code?still=a')
  expect(tellApart(cat, [])).toEqual(cat)
  expect(tellApart(cat, [first]).name).toBe('My cat (2)')
  expect(tellApart(cat, [first, project('My cat (2)', '/kids-code?still=b')]).name).toBe('My cat (3)')
})
