import { expect, test } from 'vitest'
import type { ChatPassage } from '../../chat/chat-port.ts'
import { makePassage, makeTask } from '../testing/sample-task.ts'
import { createScriptedClient, type ScriptedReply } from '../testing/scripted-client.ts'
import { needsEnglish, searchInEnglish } from './search-in-english.ts'

const FOUND = makePassage('How plants eat', 'Green plants make their own food from sunlight.', 7)
const TASK = makeTask({ message: '¿Cómo hacen las plantas su alimento?', passages: [] })

async function look(said: ScriptedReply, found: () => Promise<ChatPassage[]> = async () => [FOUND]) {
  const searched: string[] = []
  const search = (question: string) => {
    searched.push(question)
    return found()
  }
  const client = createScriptedClient([said])
  const { passages } = await searchInEnglish(client, TASK, search, () => {}, new AbortController().signal)
  return { passages, searched }
}

test('a question in another language is looked up in that of the material as well', async () => {
  expect(await look('plants make food photosynthesis')).toEqual({
    passages: [FOUND],
    searched: ['plants make food photosynthesis'],
  })
})

test.each<[string, ScriptedReply, () => Promise<ChatPassage[]>]>([
  ['model that fails', { fails: 'cut', after: '' }, async () => [FOUND]],
  ['search that fails', 'plants food', () => Promise.reject(new Error('no index'))],
  ['model that says nothing', ' ', async () => [FOUND]],
])('a %s leaves what was found before', async (_, said, found) => {
  expect((await look(said, found)).passages).toEqual([])
})

test('who asks in the language of the material is not translated', () => {
  expect(needsEnglish(makeTask())).toBe(false)
  expect(needsEnglish(TASK)).toBe(true)
  const own = makePassage('Plantas', 'Las plantas hacen su alimento con la luz del sol.', 1)
  expect(needsEnglish({ ...TASK, passages: [own] })).toBe(false)
})
