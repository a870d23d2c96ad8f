import { expect, test } from 'vitest'
import { listEndpoints } from '../api.ts'

const GUARDIANS = ['guardian', 'ownerGuardian', 'guardianOf']

test('nothing that a guardian sends reaches a child or a teacher as words: there is no chat between them', () => {
  const sent = listEndpoints().filter(
    ({ endpoint }) => GUARDIANS.includes(endpoint.access) && endpoint.method !== 'GET',
  )
  expect(sent.map(({ name }) => name).toSorted()).toEqual([
    'families.addChild',
    'families.leave',
    'families.readMessage',
    'families.saveSettings',
    'familyRights.agree',
    // The reason is read by the school.
    'familyRights.askDeletion',
    'familyRights.cancelDeletion',
    'familyRights.withdraw',
  ])
})
