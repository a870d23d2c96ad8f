import { describe, expect, test } from 'vitest'
import { type EndpointName, listEndpoints } from '#contract/api.ts'
import { fillPath } from '#contract/fill-path.ts'
import { MINUTE_MS } from '#engines/days/durations.ts'
import { throttles } from './db/schema/operations/throttles.ts'
import { SESSION_COOKIE } from './platform/sessions/sessions.ts'
import { ownerRole } from './testing/expected-access.ts'
import { type LongInput, listLongInputs } from './testing/long-texts.ts'
import { prepareTestApp } from './testing/prepare-test-app.ts'
import { SAMPLES } from './testing/samples.ts'

const t = prepareTestApp()

/** What one text may cost, of all threads of this process together, at the better of two tries: the first one may load what later ones find. */
const MOST_SECONDS = 2
/** Each ask for other limits; they are what keeps somebody from sending a hundred such texts. */
const PAUSE_MS = 15 * MINUTE_MS
/** Then one of the texts is none that this endpoint takes, and sending all of them at once is for nothing. */
const MOST_REFUSALS = 3

/** What hands the same fields to the same code and the same columns takes turns with the marks: each mark comes there once. */
const ALIKE: readonly (readonly EndpointName[])[] = [
  ['aiHelpers.summarize', 'aiHelpers.summarizeNote'],
  ['aiHelpers.flashcards', 'aiHelpers.generateFlashcards'],
  ['aiHelpers.studyGuide', 'aiHelpers.generateStudyGuide'],
  ['visualProjects.create', 'visualProjects.update', 'missions.attempt'],
  ['notes.create', 'notes.update'],
  ['documents.create', 'documents.update'],
  ['studyGuides.create', 'studyGuides.update'],
  ['adminCurriculumDocuments.create', 'adminCurriculumDocuments.update'],
  ['flashcardFiles.preview', 'flashcardFiles.import'],
  ['roster.previewImport', 'roster.import'],
  ['userImport.preview', 'userImport.run'],
]

/** A row takes one text alone, or a person sends few a day: each text gets a row of its own and unused limits. */
const RENEWED: readonly EndpointName[] = [
  'disputes.decide',
  'grading.gradeStudent',
  'support.create',
  'familyMessages.send',
]

const onlyNumbers = (input: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => typeof value === 'number'))

function turnOf(name: EndpointName) {
  const alike = ALIKE.find((names) => names.includes(name)) ?? [name]
  return { turn: alike.indexOf(name), of: alike.length }
}

const writes = listEndpoints().filter(({ endpoint }) => endpoint.method !== 'GET')

describe.each(writes)('$name', ({ name, endpoint }) => {
  test(`answers the longest texts within ${MOST_SECONDS} s`, { timeout: 600_000 }, async () => {
    const owner = await t.signUp(ownerRole(endpoint.access))
    const sample = (await SAMPLES[name](t, owner)) as Record<string, unknown>
    const isRenewed = RENEWED.includes(name)
    const renew = async () => {
      await t.db.delete(throttles)
      return onlyNumbers((await SAMPLES[name](t, owner)) as Record<string, unknown>)
    }
    const send = async ({ what, input }: LongInput) => {
      const { url, rest } = fillPath(endpoint.path, isRenewed ? { ...input, ...(await renew()) } : input)
      t.clock.now = new Date(t.clock.now.getTime() + PAUSE_MS)
      const before = process.cpuUsage()
      const { statusCode } = await t.app.inject({
        method: endpoint.method,
        url,
        cookies: { [SESSION_COOKIE]: owner.token },
        payload: rest,
      })
      const { user, system } = process.cpuUsage(before)
      expect([what, statusCode]).toEqual([what, expect.toSatisfy((code) => code < (isRenewed ? 400 : 500))])
      return { seconds: (user + system) / 1_000_000, isTaken: statusCode < 400 }
    }
    const slow: string[] = []
    let refusals = 0
    for (const { together, apart } of listLongInputs(endpoint, sample, turnOf(name))) {
      // Texts that are taken and quick all at once are so each by itself; a refusal of one would hide the others.
      const all = together && refusals < MOST_REFUSALS ? await send(together) : null
      if (all?.isTaken && all.seconds <= MOST_SECONDS) continue
      if (all?.isTaken === false) refusals += 1
      for (const one of apart) {
        const first = (await send(one)).seconds
        const seconds = first > MOST_SECONDS ? Math.min(first, (await send(one)).seconds) : first
        if (seconds > MOST_SECONDS) slow.push(`${seconds.toFixed(1)} s: ${one.what}`)
      }
    }
    expect(slow).toEqual([])
  })
})
