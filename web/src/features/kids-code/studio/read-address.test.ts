import { expect, test } from 'vitest'
import { readAddress } from './read-address.ts'

test.each([
  [{ project: 'new' }, { kind: 'project', name: 'new' }],
  [{ project: 17 }, { kind: 'project', name: '17' }],
  [{ mission: 'pond' }, { kind: 'mission', id: 'pond' }],
  [{ example: 'dancing-cat' }, { kind: 'example', id: 'dancing-cat' }],
  [{ shared: '4' }, { kind: 'shared', id: 4 }],
  [{ work: 9 }, { kind: 'work', id: 9 }],
  [{ tab: 'missions' }, null],
  [{ project: '' }, null],
])('%j opens %j', (search, wanted) => {
  expect(readAddress(search)).toEqual(wanted)
})
