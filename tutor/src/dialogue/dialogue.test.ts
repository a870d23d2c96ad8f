import { afterAll, describe, expect, test, vi } from 'vitest'
import { FIXED_TEXTS } from '../chat/phrases.ts'
import { createDictionary } from '../dictionary/dictionary.ts'
import type { OpenTask } from './dialogue-port.ts'
import { readBlocks } from './knowledge/read-blocks.ts'
import { DIALOGUE_TEXTS } from './phrases/phrases.ts'
import { type About, holdTalk } from './testing/hold-talk.ts'
import { openCurriculum } from './testing/open-curriculum.ts'

vi.setConfig({ testTimeout: 30_000 })

const dictionary = createDictionary()
afterAll(dictionary.stop)
const LESSONS = [
  'light-a-bulb',
  'faster-means-more-energy',
  'tiles-and-fences',
  'three-ways-heat-travels',
  'what-to-do-with-leftovers',
  'how-a-plant-works',
  'designing-sustainable-cities',
]
const curriculum = openCurriculum(LESSONS)
const { library, idOf, readRight } = curriculum
const bulb = idOf('science-4-light-a-bulb')
const leftovers = idOf('math-4-what-to-do-with-leftovers')
const heat = idOf('science-6-three-ways-heat-travels')
const talk = (more: Partial<About> = {}) => holdTalk({ library, dictionary, ...more })

const quotes = (content: string) =>
  content
    .split('\n')
    .filter((line) => line.startsWith('>'))
    .join('\n')

function rightAnswer(open: OpenTask | null | undefined): string {
  if (open?.kind !== 'question') throw new Error('no question is open')
  const { ref } = open
  if (ref.kind === 'word') return ref.word
  if (ref.kind === 'try') throw new Error('a free answer')
  return readRight(ref) ?? ''
}

async function wrongAnswer(open: OpenTask | null | undefined): Promise<string> {
  const right = rightAnswer(open)
  const ref = open?.kind === 'question' ? open.ref : null
  const question = ref?.kind === 'practice' || ref?.kind === 'quiz' ? await library.remakeQuestion(ref) : null
  return question?.options.find((option) => option !== right) ?? '999 r 998'
}

describe('beside a lesson', () => {
  test('a question is answered with its paragraph, the sentence that answers in bold, and something to do next', async () => {
    const { content, followUps, sources } = await talk({ lessonId: bulb }).say('what does the switch do then')
    expect(quotes(content)).toContain('A switch is a gap that you can open and close.')
    expect(sources.map(({ id }) => id)).toEqual([bulb])
    expect(followUps.length).toBeGreaterThan(0)
    const how = await talk({ lessonId: heat }).say('how does the handle of a pot get hot')
    expect(how.content).toContain('**The handle of the pot gets hot this way.**')
  })

  test('no mistake box is ever quoted as an answer', async () => {
    for (const lessonId of [bulb, heat, leftovers]) {
      const guide = await library.openLesson(lessonId)
      const wrong = guide?.parts.filter(({ kind }) => kind === 'mistake') ?? []
      expect(wrong.length).toBeGreaterThan(0)
      for (const { title, text } of wrong) {
        const { content } = await talk({ lessonId }).say(`is it true that ${title ?? ''}`)
        expect(content).not.toContain(text.slice(0, 40))
      }
    }
  })

  test('"again" says something else, and "simpler" is no dictionary entry of a word', async () => {
    const { say } = talk({ lessonId: heat, grade: 6 })
    const first = await say('how does the sun heat us if space is empty')
    const again = await say('i dont get it, explain again')
    expect(quotes(again.content)).not.toBe(quotes(first.content))
    const simpler = await say('explain it simpler')
    expect(simpler.segments.filter(({ kind }) => kind === 'dictionary')).toEqual([])
    expect(quotes(simpler.content)).not.toBe('')
  })

  test('a word is explained as the lesson uses it, and the next one goes on from it', async () => {
    const { say } = talk({ lessonId: idOf('math-3-tiles-and-fences'), grade: 3 })
    expect((await say('whats perimeter')).content).toContain('The distance around a shape.')
    expect((await say('and area')).content).toContain('How much flat space is inside a shape.')
  })

  test('a summary has two to four lines of the lesson', async () => {
    const { content } = await talk({ lessonId: bulb }).say('sum it up')
    const lines = quotes(content).split('\n')
    expect(lines.length).toBeGreaterThanOrEqual(2)
    expect(lines.length).toBeLessThanOrEqual(4)
  })

  test('what is quoted stands in the lesson, word for word', async () => {
    const { say } = talk({ lessonId: heat, grade: 6 })
    for (const message of [
      'what is convection',
      'why',
      'give me an example',
      'simpler',
      'summarize',
      'next',
    ]) {
      const { segments } = await say(message)
      const guide = await library.openLesson(heat)
      const all = readBlocks(guide ?? { lessonId: 0, parts: [] }).map(
        ({ title, text }) => `${title ?? ''}\n${text}`,
      )
      for (const segment of segments)
        if (segment.kind === 'quote')
          expect(all.some((text) => text.includes(segment.text) || segment.text.includes(text.trim()))).toBe(
            true,
          )
    }
  })

  test('"go on" walks through the lesson without a step back', async () => {
    const { say } = talk({ lessonId: bulb })
    const seen = new Set<string>()
    for (let step = 0; step < 4; step += 1) {
      const shown = quotes((await say('next')).content)
      expect(seen.has(shown)).toBe(false)
      seen.add(shown)
    }
  })

  test('no wording comes twice in a row', async () => {
    const { say } = talk({ lessonId: bulb })
    const intros: string[] = []
    for (const message of ['what is a circuit', 'what is a conductor', 'what is an insulator'])
      intros.push((await say(message)).segments[0]?.text ?? '')
    expect(new Set(intros).size).toBe(3)
  })
})

describe('a quiz', () => {
  test('asks five real questions, goes harder after two right, and ends with what is held', async () => {
    const { say, readState } = talk({ lessonId: leftovers, grade: 4 })
    await say('quiz me')
    const difficulties: number[] = []
    let last = ''
    for (let asked = 0; asked < 5; asked += 1) {
      difficulties.push(readState()?.run?.difficulty ?? 0)
      last = (await say(rightAnswer(readState()?.open))).content
    }
    expect(difficulties.at(-1)).toBeGreaterThan(difficulties[0] ?? 3)
    expect(last).toContain('You got 5 of 5 right on the first try.')
    expect(readState()).toMatchObject({ open: null, run: null })
  })

  test('explains a wrong answer, lets the learner try again, and then goes easier', async () => {
    const { say, readState } = talk({ lessonId: leftovers, grade: 4 })
    await say('quiz me hard')
    const asked = readState()?.open
    const wrong = await wrongAnswer(asked)
    const first = await say(wrong)
    expect(first.content).toMatch(/Not quite|not it yet/)
    expect(readState()?.open).toMatchObject({ kind: 'question', tries: 1 })
    const second = await say(wrong)
    expect(second.content).toContain('**Answer:**')
    expect(readState()?.run).toMatchObject({ wrong: 1, difficulty: 2 })
    expect(readState()?.open).not.toMatchObject({ ref: asked?.kind === 'question' ? asked.ref : {} })
  })

  test('gives hints one by one, and the whole way only after an own try', async () => {
    const { say, readState } = talk({ lessonId: leftovers, grade: 4 })
    await say('give me one question')
    const right = rightAnswer(readState()?.open)
    const early = await say('show me the solution')
    expect(early.help).not.toBe('solution')
    const helps = [early.help, (await say('hint')).help, (await say('another hint')).help]
    expect(helps).toEqual(['nudge', 'hint', 'example'])
    await say(await wrongAnswer(readState()?.open))
    const shown = await say('show me the solution')
    expect(shown.help).toBe('solution')
    expect(shown.content).toContain(right)
  })

  test('a grown-up who asks for the way sees it at once', async () => {
    const { say } = talk({ lessonId: leftovers, role: 'college', grade: 13 })
    await say('give me one question')
    expect((await say('show me the solution')).help).toBe('solution')
  })

  test('ends when the learner wants to stop', async () => {
    const { say, readState } = talk({ lessonId: leftovers, grade: 4 })
    await say('quiz me')
    await say(rightAnswer(readState()?.open))
    await say('stop the quiz')
    expect(readState()).toMatchObject({ open: null, run: null })
  })

  test('a quiz that is made is a list whose answers are judged one by one', async () => {
    const { say, readState } = talk({ lessonId: heat, grade: 6 })
    const { content } = await say('make me a 5 question quiz')
    for (const number of [1, 2, 3, 4, 5]) expect(content).toContain(`**${number}.**`)
    const { content: next } = await say(rightAnswer(readState()?.open))
    expect(next).toContain('**2.**')
    expect(readState()?.run).toMatchObject({ right: 1 })
    expect(readState()?.run?.left).toHaveLength(3)
  })

  test('a question stays open while something else is asked', async () => {
    const { say, readState } = talk({ lessonId: heat, grade: 6 })
    await say('quiz me')
    const open = readState()?.open
    const { content } = await say('how does the sun heat us if space is empty?')
    expect(quotes(content)).not.toBe('')
    expect(readState()?.open).toEqual(open)
  })
})

describe('topics', () => {
  test('another topic and back again, by its words', async () => {
    const { say, readState } = talk({ lessonId: bulb })
    await say('what is a conductor')
    await say('lets talk about how a plant works')
    expect(readState()?.topic?.lessonId).toBe(idOf('science-4-how-a-plant-works'))
    const { content } = await say('back to the bulb')
    expect(readState()?.topic?.lessonId).toBe(bulb)
    expect(content).toContain('conductor')
  })

  test('the talk moves with the page, and remembers where it came from', async () => {
    const { say, readState } = talk({ lessonId: bulb })
    await say('what is a circuit')
    await say('what is this about, summarize', { lessonId: heat })
    expect(readState()).toMatchObject({ topic: { lessonId: heat }, earlier: [{ lessonId: bulb }] })
  })

  test('what no lesson teaches is said so, without a quote', async () => {
    const { content, sources, isAnswered, followUps } = await talk().say('who won the super bowl last year')
    expect(quotes(content)).toBe('')
    expect(sources).toEqual([])
    expect(followUps.length).toBeGreaterThan(0)
    expect(isAnswered && /no lesson/.test(content)).toBe(false)
  })

  test('while lessons are still being read, that is what is said', async () => {
    const starting = openCurriculum(['light-a-bulb'], { isReady: false })
    const { content } = await talk({ library: starting.library }).say('what is a volcano')
    expect(content).toContain('still reading')
    expect(content).not.toContain('no lesson')
  })

  test('a lesson six grades away is no answer', async () => {
    const { sources } = await talk({ grade: 3 }).say('what is induced demand')
    expect(sources).toEqual([])
    const grown = await talk({ grade: 10 }).say('what is induced demand')
    expect(grown.sources).toHaveLength(1)
  })
})

describe('mathematics', () => {
  test('a problem that is typed beside any lesson opens the ladder, and its answer is judged', async () => {
    const { say, readState } = talk({ lessonId: bulb, grade: 7 })
    expect((await say('2x + 3 = 11')).help).toBe('nudge')
    expect(readState()?.open).toMatchObject({ kind: 'problem' })
    expect((await say('ohh is it 4 i think')).content).toContain('that is right')
    expect(readState()?.open).toBeNull()
  })

  test('a question that counts keeps its rules', async () => {
    const page = {
      kind: 'question' as const,
      text: 'Which material lets current flow through it?',
      options: ['conductor', 'insulator'],
      hints: [],
      hasTried: false,
    }
    const { say } = talk({ page })
    for (const message of ['what is a conductor', 'just tell me', 'quiz me'])
      expect((await say(message)).content).not.toMatch(/conductor/)
  })
})

describe('how somebody feels', () => {
  test.each(['i hate math', 'im stupid at this', 'im bored', 'i did it!!', 'im lost on everything'])(
    '"%s" gets a kind line and something small to do',
    async (message) => {
      const { segments, followUps } = await talk({ lessonId: leftovers, grade: 4 }).say(message)
      expect([...FIXED_TEXTS, ...DIALOGUE_TEXTS]).toContain(segments[0]?.text)
      expect(followUps.length).toBeGreaterThan(0)
    },
  )

  test('who misses somebody is not pushed into a lesson', async () => {
    const { content, sources } = await talk({ lessonId: bulb }).say(
      'my dad moved away for work and i miss him',
    )
    expect(sources).toEqual([])
    expect(content).toContain('The lesson can wait')
  })

  test('nobody writes somebody’s work for them', async () => {
    const { content } = await talk({ lessonId: bulb }).say('can you write my paragraph for me')
    expect(content).toMatch(/won't write it|yours to do/)
  })
})

test.each([
  ['hola, no entiendo nada', /¿/],
  ['je ne comprends pas, explique encore', /leçon|ensemble|étape|fois|Reprenons/],
  ['ich verstehe das nicht, erklär es nochmal', /Lektion|zusammen|Schritt|Noch einmal/],
  ['我不懂，再讲一遍', /\p{Script=Han}/u],
])('"%s" is answered in its language, and English text is said to be English', async (message, spoken) => {
  const { content, segments } = await talk({ lessonId: bulb }).say(message)
  expect(content.replace(/^>.*$/gm, '')).toMatch(spoken)
  if (segments.some(({ kind }) => kind === 'quote')) expect(content).toMatch(/inglés|anglais|Englisch|英文/)
})

describe('agents', () => {
  const standings = [
    {
      skill: 'science.4.circuits',
      name: 'Circuits',
      answers: 8,
      right: 5,
      level: 'Practicing',
      levelKey: 'learning' as const,
      path: '/practice',
    },
  ]
  const mistakes = [{ skill: 'science.4.circuits', name: 'Circuits', idea: 'the bulb uses up the current' }]
  const own = openCurriculum(['light-a-bulb'], { standings, mistakes })
  const lessonId = own.idOf('science-4-light-a-bulb')
  const ask = (more: Partial<About>, message = 'what is a circuit') =>
    holdTalk({ library: own.library, dictionary, lessonId, ...more }).say(message)

  test('hand over visibly where they may work together, and not where they may not', async () => {
    const agents = ['tutor', 'assessment'] as const
    const together = await ask({ agents: [...agents], isCollaborating: true })
    expect(together.content).toContain(
      '**Assessment:** Last time this got mixed up: the bulb uses up the current.',
    )
    expect((await ask({ agents: [...agents], isCollaborating: false })).content).not.toContain(
      '**Assessment:**',
    )
    expect((await ask({ agents: ['tutor'], isCollaborating: true })).content).not.toContain('**Assessment:**')
  })

  test('answers follow the last mistakes only where they are to', async () => {
    const { content } = await ask({
      agents: ['tutor', 'assessment'],
      isCollaborating: true,
      isAdaptive: false,
    })
    expect(content).not.toContain('mixed up')
  })

  test('content brings the figure, analytics says on what evidence', async () => {
    const figure = await ask({ agents: ['tutor', 'content'], isCollaborating: true })
    expect(figure.content).toContain("**Content:** There's a picture of this: [")
    const numbers = await ask({ agents: ['analytics'], isCollaborating: true }, 'i did it')
    expect(numbers.content).toContain('**Analytics:** On [Circuits](/practice) you have 5 of 8 right so far')
  })

  test('how it is going rests on what was answered', async () => {
    const { content } = await ask({}, 'how am i doing')
    expect(content).toContain('- [Circuits](/practice): 5 of 8 right (Practicing)')
  })
})
