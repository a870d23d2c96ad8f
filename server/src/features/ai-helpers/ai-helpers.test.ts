import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { aiHelpers } from '#contract/study/ai-helpers.ts'
import { type GuideResource, LONGEST_GUIDE } from '#contract/study/study-guides.ts'
import { TutorUnavailable } from '#tutor/port.ts'
import { openLocalPage, openLocalWeb } from '../../testing/local-web.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'

const texts = join(import.meta.dirname, '../../../../tutor/evals/texts')
const science = readFileSync(join(texts, 'photosynthesis.md'), 'utf8')
const t = prepareTestApp()

const plainly = (text: string) => text.replace(/[*`\s]+/g, ' ').toLowerCase()

test('a note is shortened to its own sentences, and the reply says which engine answered', {
  tags: ['API2-07', 'Y-36'],
}, async () => {
  const ada = await t.signUp('professional')
  const { status, body } = await ada.call(aiHelpers.summarizeNote, { content: science })
  expect(status).toBe(200)
  expect(body).toMatchObject({ engine: 'embedded', keyPoints: expect.arrayContaining(['photosynthesis']) })
  expect(body.summary.length).toBeLessThan(science.length / 2)
  for (const sentence of body.summary.split(/\n+|(?<=\.) /))
    expect(plainly(science)).toContain(plainly(sentence))
})

test('both families of calls answer with one engine', { tags: ['API2-36', 'Y-36'] }, async () => {
  const ada = await t.signUp('professional')
  const about = { subject: 'Science', userType: 'professional', profession: 'nurse' }
  const [first, second] = [
    await ada.call(aiHelpers.summarizeNote, { content: science }),
    await ada.call(aiHelpers.summarize, { content: science, ...about }),
  ]
  expect(second.body).toEqual(first.body)
  const cards = await ada.call(aiHelpers.flashcards, { content: science, count: 5, ...about })
  expect(cards.body).toEqual((await ada.call(aiHelpers.generateFlashcards, { content: science })).body)
})

test('a young student gets a shorter summary than an expert', async () => {
  const [student, expert] = [await t.signUp('student', { grade: 3 }), await t.signUp('professional')]
  const short = await student.call(aiHelpers.summarizeNote, { content: science })
  const long = await expert.call(aiHelpers.summarize, { content: science, expertiseLevel: 'expert' })
  expect(short.body.summary.length).toBeLessThan(long.body.summary.length)
})

test('the level of an account without one may be sent as it is told: null', {
  tags: ['API2-35…37'],
}, async () => {
  const ada = await t.signUp()
  const reader = { subject: null, grade: null, profession: null, expertiseLevel: ada.user.expertiseLevel }
  expect(reader.expertiseLevel).toBeNull()
  const said = await ada.call(aiHelpers.summarize, { content: science, ...reader })
  expect(said.status).toBe(200)
  expect(said.body).toEqual(
    (await ada.call(aiHelpers.summarize, { content: science, expertiseLevel: 'intermediate' })).body,
  )
  expect((await ada.call(aiHelpers.flashcards, { content: science, ...reader })).status).toBe(200)
  const resources = [{ type: 'text' as const, content: science }]
  expect((await ada.call(aiHelpers.studyGuide, { resources, ...reader })).status).toBe(200)
})

test.each([
  [undefined, 5],
  [1, 3],
  [4, 4],
  [99, 10],
])('%s cards asked on the study page are %s made', { tags: ['CARD-31', 'Y-11'] }, async (count, made) => {
  const ada = await t.signUp()
  const { body } = await ada.call(aiHelpers.generateFlashcards, { content: science, ...(count && { count }) })
  expect(body.flashcards).toHaveLength(made)
})

test.each([
  [undefined, 10],
  [0, 1],
  [400, 20],
])(
  '%s cards asked in the chat are at most %s',
  { tags: ['API2-35', 'CONST2-10', 'Y-11'] },
  async (count, most) => {
    const ada = await t.signUp()
    const { body } = await ada.call(aiHelpers.flashcards, {
      content: science,
      ...(count !== undefined && { count }),
    })
    expect(body.flashcards.length).toBeLessThanOrEqual(most)
    expect(body.flashcards.length).toBeGreaterThanOrEqual(Math.min(10, most))
  },
)

test('a card asks, answers with the words of the text, and keeps its sentence', {
  tags: ['API2-12'],
}, async () => {
  const ada = await t.signUp()
  const { body } = await ada.call(aiHelpers.generateFlashcards, { content: science })
  expect(body.flashcards).toContainEqual({
    front: 'What is photosynthesis?',
    back: 'The process by which green plants make their own food from sunlight',
    passage: 'Photosynthesis is the process by which green plants make their own food from sunlight.',
  })
})

test('a text that holds nothing to ask about gives no cards', { tags: ['API2-15'] }, async () => {
  const ada = await t.signUp()
  const { status, body } = await ada.call(aiHelpers.generateFlashcards, { content: 'milk\neggs\nbread' })
  expect([status, body]).toEqual([200, { flashcards: [], engine: 'embedded' }])
})

test('resources that hold no sentence give no guide, and the reader is told why', {
  tags: ['API2-21'],
}, async () => {
  const ada = await t.signUp()
  const resources = [
    { type: 'text' as const, content: 'asdf qwer zxcv ;;; 12 12 12 lorem !!!! ??? '.repeat(40) },
  ]
  expect(await ada.call(aiHelpers.generateStudyGuide, { resources })).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('nothing in these resources') },
  })
})

test('a study guide fits a study guide: title, Markdown, sources', {
  tags: ['API2-21', 'API2-37'],
}, async () => {
  const ada = await t.signUp()
  const resources = [{ type: 'text' as const, content: science }]
  const { body } = await ada.call(aiHelpers.generateStudyGuide, { resources, subject: 'Science', grade: '7' })
  expect(body).toMatchObject({ title: 'Study guide: Photosynthesis (Science, grade 7)', engine: 'embedded' })
  expect(body.content).toContain('## The two stages')
  expect(body.content).toContain('**Key terms**')
  expect(body.content).toContain('1. What is photosynthesis?')
  expect(body.content).toContain('## Sources')
  expect(body.content.length).toBeLessThan(LONGEST_GUIDE)
  const named = await ada.call(aiHelpers.studyGuide, {
    resources,
    title: 'Leaves',
    targetAudience: 'parents',
  })
  expect(named.body.title).toBe('Leaves')
})

test('pages are read, named and linked; one that cannot be read stops the guide with its address', {
  tags: ['Y-14'],
}, async () => {
  const ada = await t.signUp()
  const url = (await openLocalPage()).at('/')
  const page = { type: 'url' as const, content: url }
  const { body } = await ada.call(aiHelpers.generateStudyGuide, { resources: [page] })
  expect(body).toMatchObject({ title: 'Study guide: Halves' })
  expect(body.content).toContain(`[Halves](<${url}>)`)
  const inside = { type: 'url' as const, content: 'http://169.254.169.254/latest' }
  expect(await ada.call(aiHelpers.generateStudyGuide, { resources: [page, inside] })).toMatchObject({
    status: 400,
    body: { message: 'http://169.254.169.254/latest could not be read: it is not a public page.' },
  })
})

test('a video is described by what its platform says', { tags: ['API2-25', 'Y-20'] }, async () => {
  const ada = await t.signUp()
  const { body } = await ada.call(aiHelpers.extractVideoContent, { url: 'youtu.be/dQw4w9WgXcQ?t=3' })
  expect(body).toEqual({
    title: 'The water cycle',
    author: 'Science at home',
    description: 'A video by Science at home on YouTube.',
    platform: 'youtube',
    videoId: 'dQw4w9WgXcQ',
    engine: 'embedded',
  })
})

test.each([
  ['https://vimeo.com/76979871', 400, 'Currently only YouTube videos are supported for content extraction.'],
  ['nothing', 400, 'Currently only YouTube videos are supported for content extraction.'],
  ['', 400, 'Please enter a video URL.'],
  ['https://youtu.be/aaaaaaaaaaa', 503, 'Failed to extract video content. Please try again.'],
])(
  'the video address "%s" is answered with %s',
  { tags: ['VIDEO-39', 'VIDEO-40', 'ERR2-20'] },
  async (url, status, message) => {
    const ada = await t.signUp()
    expect(await ada.call(aiHelpers.extractVideoContent, { url })).toMatchObject({
      status,
      body: { message },
    })
  },
)

test('a platform that answers nonsense or not at all is a failure, never a made-up title', {
  tags: ['Y-20'],
}, async () => {
  const web = await openLocalWeb((_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end('{"title":')
  })
  afterAll(web.close)
  const { openTutor } = await import('../../domain/tutor.ts')
  for (const path of ['/oembed', '/gone']) {
    if (path === '/gone') await web.close()
    const tutor = openTutor(web.web, { youtubeOembedUrl: web.at(path) })
    const watchUrl = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
    const reader = { grade: null, expertiseLevel: null }
    await expect(tutor.describeVideo({ watchUrl, transcript: null, reader })).rejects.toThrow(
      'could not be read',
    )
  }
})

test.each([
  [aiHelpers.summarizeNote, 'Please enter content to summarize.'],
  [aiHelpers.summarize, 'Please enter content to summarize.'],
  [aiHelpers.generateFlashcards, 'Please enter content to generate flashcards from.'],
  [aiHelpers.flashcards, 'Please enter content to generate flashcards from.'],
])(
  'without content $path answers 400',
  { tags: ['NOTE-27', 'CARD-28', 'Y-36'] },
  async (endpoint, message) => {
    const ada = await t.signUp()
    for (const sent of [{}, { content: null }, { content: ' \n ' }])
      expect(await ada.send(endpoint, sent)).toMatchObject({ status: 400, body: { message } })
    const tooLong = await ada.call(endpoint, { content: 'word '.repeat(10_001) })
    expect(tooLong).toMatchObject({
      status: 400,
      body: { message: 'The text is longer than 50000 characters.' },
    })
  },
)

test('a guide needs one to ten resources of a known type', async () => {
  const ada = await t.signUp()
  const one: typeof GuideResource._zod.output = { type: 'text', content: 'Two equal parts.' }
  for (const resources of [undefined, [], Array(11).fill(one), [{ type: 'file', content: 'x' }]])
    expect((await ada.send(aiHelpers.studyGuide, { resources })).status).toBe(400)
})

test('nobody is served without signing in', async () => {
  expect((await t.call(aiHelpers.summarizeNote, { content: science })).status).toBe(401)
})

test('sixty helpers in ten minutes, then a pause that belongs to this person alone', async () => {
  const [ada, bob] = [await t.signUp(), await t.signUp()]
  const ask = (who: typeof ada) =>
    who.call(aiHelpers.summarizeNote, { content: 'A half is one of two equal parts.' })
  for (let n = 0; n < 60; n += 1) expect((await ask(ada)).status).toBe(200)
  const refused = await ask(ada)
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '600'])
  expect((await ask(bob)).status).toBe(200)
})

test('an engine that gives up is told with the documented texts', {
  tags: ['ERR2-06', 'ERR2-11', 'ERR2-17', 'ERR2-35'],
}, async () => {
  const ada = await t.signUp()
  const fail = () => Promise.reject(new TutorUnavailable('too many texts are waiting'))
  const { tutor } = t.deps
  const kept = { ...tutor }
  Object.assign(tutor, { summarize: fail, makeFlashcards: fail, writeStudyGuide: fail })
  try {
    const resources = [{ type: 'text' as const, content: science }]
    const answers = [
      await ada.call(aiHelpers.summarizeNote, { content: science }),
      await ada.call(aiHelpers.summarize, { content: science }),
      await ada.call(aiHelpers.generateFlashcards, { content: science }),
      await ada.call(aiHelpers.generateStudyGuide, { resources }),
    ]
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
      [503, 'Failed to summarize note. Please try again.'],
      [503, 'Failed to create summary. Please try again.'],
      [503, 'Failed to generate flashcards. Please try again.'],
      [503, 'Failed to generate study guide. Please try again.'],
    ])
  } finally {
    Object.assign(tutor, kept)
  }
})
