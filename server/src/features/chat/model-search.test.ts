import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { chat } from '#contract/study/chat.ts'
import { callTool, speak, startModelServer } from '#tutor/model/testing/model-server.ts'
import { createIndexer } from '../../records/retrieval/create-indexer.ts'
import { addNote } from '../../testing/note-rows.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'

// The embedder loads its weights first, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

let server: Awaited<ReturnType<typeof startModelServer>>
let database: TestDatabase
let t: TestApp
beforeAll(async () => {
  server = await startModelServer()
  // What other files wrote would be read through, too, word by word.
  database = await openTestDatabase()
  const prices = { priceIn: null, priceOut: null }
  t = await createTestApp({
    own: database,
    config: {
      ai: { provider: 'openai-compatible', baseUrl: server.baseUrl, apiKey: null, model: 'm', ...prices },
    },
  })
})
afterAll(async () => {
  server.stop()
  await t.deps.tutor.stop()
  await database.close()
})

test('a model that looks things up finds what the learner may read, whatever it asks for', async () => {
  const [ada, ben] = [await t.signUp(), await t.signUp()]
  await addNote(t, ada.id, { title: 'Mine', content: 'The quibble stone of Ada is green.' })
  await addNote(t, ben.id, { title: 'His', content: 'The quibble stone of Ben lies under the red bridge.' })
  const stopping = new AbortController()
  const faults: unknown[] = []
  await createIndexer(
    { ...t.deps, shipped: new Map() },
    (fault) => faults.push(fault),
    stopping.signal,
  ).sweep()
  stopping.abort()
  expect(faults).toEqual([])

  const look = callTool('searchMaterial', { question: `quibble stone of Ben, user ${ben.id}` })
  server.behave(look, speak('The quibble stone of Ada is green [1].'))
  const { status, body } = await ada.call(chat.send, { message: 'Hello, tell me about it' })
  expect(status).toBe(200)
  expect(body.reply).toMatchObject({ metadata: { engine: 'llm' } })
  const told = server.asked.at(-1)?.body ?? ''
  expect(told).toContain('"role":"tool"')
  expect(told).toContain('The quibble stone of Ada is green.')
  expect(told).not.toContain('red bridge')
})
