import { expect, test } from 'vitest'
import type { ProjectCard } from '#contract/kids-code/projects.ts'
import {
  beginSending,
  changeProgram,
  isUnsent,
  type ProgramContent,
  refuseSending,
  settleSending,
  startProgram,
  takeServers,
  tryAgain,
} from './kept-program.ts'

const NOW = new Date('2026-05-04T10:00:00Z')
const content = { title: 'Cat', blocks: {}, assets: {}, thumbnail: null } as unknown as ProgramContent
const card = { id: 17, updatedAt: 'later' } as ProjectCard
const made = startProgram({ userId: 1, key: 'n1' }, content, NOW)
const opened = startProgram({ userId: 1, key: 'p17', projectId: 17, seenAt: 'first' }, content, NOW)

const rename = (program: typeof made, title: string) => {
  const changed = changeProgram(program, program.revision, { title }, NOW)
  if (!changed) throw new Error('It was changed elsewhere')
  return changed
}

test('what was made here waits; what came from the server may go when its owner signs out', () => {
  expect(isUnsent(made)).toBe(true)
  expect(made.forgottenWith).toBeUndefined()
  expect(isUnsent(opened)).toBe(false)
  expect(opened.forgottenWith).toBe(1)
})

test('a change waits until the server has it', () => {
  const changed = rename(opened, 'Dog')
  expect(changed).toMatchObject({ title: 'Dog', revision: 2, sentRevision: 1 })
  expect('forgottenWith' in changed).toBe(false)
  const sent = settleSending(beginSending(changed, 'key'), card)
  expect(sent).toMatchObject({ sentRevision: 2, seenAt: 'later', sending: null, forgottenWith: 1 })
  expect(isUnsent(sent)).toBe(false)
})

test('what was built on while it was sent waits once more', () => {
  const sending = beginSending(made, 'key')
  const sent = settleSending(rename(sending, 'Dog'), card)
  expect(sent).toMatchObject({ projectId: 17, title: 'Dog', revision: 2, sentRevision: 1 })
  expect(isUnsent(sent)).toBe(true)
})

test('what had no answer is sent again with the same words under the same key', () => {
  const sending = beginSending(made, 'first key')
  const again = beginSending(rename(sending, 'Dog'), 'another key')
  expect(again.sending).toMatchObject({ title: 'Cat', key: 'first key', revision: 1 })
})

test('who has not seen the last change does not write over it', () => {
  expect(changeProgram(rename(made, 'Dog'), made.revision, { title: 'Fox' }, NOW)).toBeNull()
})

test('nothing is sent while its owner is asked', () => {
  const refused = refuseSending(beginSending(rename(opened, 'Dog'), 'key'), {
    kind: 'conflict',
    message: null,
  })
  expect(beginSending(refused, 'next')).toBe(refused)
  expect(isUnsent(refused)).toBe(true)
  expect(takeServers(refused, 'third', { ...content, title: 'Theirs' }, NOW)).toMatchObject({
    title: 'Theirs',
    refusal: null,
    seenAt: 'third',
    forgottenWith: 1,
  })
})

test('what was deleted elsewhere can be made anew', () => {
  const gone = refuseSending(beginSending(rename(opened, 'Dog'), 'key'), { kind: 'gone', message: null })
  const anew = beginSending(tryAgain(gone), 'next')
  expect(anew).toMatchObject({ projectId: null, seenAt: null, sending: { title: 'Dog', key: 'next' } })
})

test('a mission is kept on the device alone', () => {
  const mission = startProgram({ userId: 1, key: 'mpond', missionId: 'pond' }, content, NOW)
  expect(isUnsent(rename(mission, 'x'))).toBe(false)
})
