import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { respondAfterCare } from './after-care.ts'
import { CARE_TEXTS, listSentences } from './care/care-texts.ts'
import { ENGLISH } from './care/english.ts'
import { type MeantCategory, SAFETY_CATEGORIES } from './categories.ts'
import { checkMessage } from './check-message.ts'
import { checkOutput } from './check-output.ts'
import { dailyMessageLimit } from './daily-limit.ts'
import { decideSafety, respondTo } from './decide-safety.ts'
import { detectConcern, weigh } from './meaning/detect-concern.ts'
import { splitParts } from './meaning/judge.ts'
import { isAboutOther } from './patterns/about-other.ts'
import { maskPersonalData } from './patterns/personal-data.ts'
import { explainAskedWord, explainSensitiveWord, WORD_TEXTS } from './sensitive-words/sensitive-words.ts'

const curriculum = join(import.meta.dirname, '../../../content/curriculum')
/** Every sixth sentence: a thousand of them take a third of a second. */
const SENTENCES = readdirSync(curriculum, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .flatMap((name) => readFileSync(join(curriculum, name), 'utf8').split(/(?<=[.?!])\s+|\n/))
  .filter((sentence, at) => sentence.trim() !== '' && at % 6 === 0)

test.each([
  ['i wanna dye', 'selfHarm'],
  ['kms', 'selfHarm'],
  ['k1ll mys3lf', 'selfHarm'],
  ['nobody would miss me', 'selfHarm'],
  ['i took a lot of pills', 'selfHarm'],
  ['i want to die my hair is falling out', 'selfHarm'],
  ['Mein Vater schlägt mich.', 'abuse'],
  ['i want to run away from home tonight', 'abuse'],
  ['im going to run away', 'abuse'],
  ['someone wants nudes from me', 'sexual'],
  ["I'm going to shoot up the school", 'violence'],
  ['im being bullied', 'bullying'],
  ['my address is 14 Maple Street', 'personalData'],
])('"%s" is worrying: %s', (text, category) => {
  expect(checkMessage(text)?.category).toBe(category)
})

test.each([
  'kill a process',
  'the suicide squad film',
  'the Black Death',
  'how did Hitler die',
  'my dog died',
  'Why do Romeo and Juliet kill themselves?',
  'I want to dye my hair',
  'i want to die my hair blue',
  'why does Huck Finn run away from home',
  'i want to run away from the zombies',
  'this homework is killing me',
  'my cat died',
  'I took two pills for my headache',
])('"%s" is not', (text) => {
  expect(checkMessage(text)).toBeNull()
})

test('no sentence of the curriculum is kept from a child', () => {
  expect(SENTENCES.length).toBeGreaterThan(3000)
  expect(SENTENCES.filter((sentence) => checkOutput(sentence))).toEqual([])
})

test('a question with the words of a lesson raises no alarm', () => {
  const alarms = SENTENCES.filter((sentence) => checkMessage(sentence))
  expect(alarms.length / SENTENCES.length).toBeLessThan(0.001)
})

test.each([
  'You should kill yourself.',
  'Here is how to make a pipe bomb:',
  'Send me a photo of you and do not tell your parents.',
  'how to cook meth',
])('"%s" is shown to no child', (text) => {
  expect(checkOutput(text)).not.toBeNull()
})

test('too many pills are urgent', () => {
  expect(checkMessage('i took a lot of pills')?.severity).toBe('high')
})

test('a child in need gets a caring answer, people to turn to, and is told that an adult learns of it', () => {
  const decision = decideSafety('I want to die', { isMinor: true })
  expect(decision?.alert).toEqual({ category: 'selfHarm', severity: 'high' })
  expect(decision?.sentences).toEqual([
    ...ENGLISH.phrases.selfHarm.student,
    ENGLISH.trustedAdults,
    ENGLISH.emergency,
    ENGLISH.told,
  ])
  const contacts = [{ name: 'the school counselor', contact: 'room 12' }]
  const named = decideSafety('I want to die', { isMinor: true, contacts })
  expect(named?.sentences).toContain('You can reach the school counselor here: room 12.')
  expect(named?.sentences).not.toContain(ENGLISH.trustedAdults)
})

test.each(['es', 'fr', 'de', 'zh'])('care speaks %s, with no number of another country', (language) => {
  const texts = CARE_TEXTS[language]
  const decision = decideSafety('I want to die', { isMinor: true, language })
  expect(decision?.sentences).toEqual([
    ...(texts?.phrases.selfHarm.student ?? []),
    texts?.trustedAdults,
    texts?.emergency,
    texts?.told,
  ])
  const sentences = texts ? listSentences(texts) : []
  expect(sentences.filter((sentence) => !sentence.trim() || /\d/.test(sentence))).toEqual([])
  const english = CARE_TEXTS.en ? listSentences(CARE_TEXTS.en) : []
  expect(sentences.filter((sentence) => english.includes(sentence))).toEqual([])
})

test.each(['my dad hits me', 'someone wants nudes from me'])('"%s" is not sent to a parent', (message) => {
  for (const [language, texts] of Object.entries(CARE_TEXTS)) {
    const { sentences } = decideSafety(message, { isMinor: true, language }) ?? {}
    expect(sentences).toContain(texts.adultsBesideParents)
    expect(sentences).not.toContain(texts.trustedAdults)
  }
})

test.each([
  ['my friend wants to kill herself', 'selfHarm'],
  ['My best friend told me that she cuts herself. What should I do?', 'selfHarm'],
  ['my mom wants to kill herself', 'selfHarm'],
  ['my sister never eats and throws up on purpose', 'eatingDisorder'],
  ['my friend told me her dad hits her', 'abuse'],
  ['Mi amiga se quiere matar, ¿qué hago?', 'selfHarm'],
  ['Ma sœur veut mourir', 'selfHarm'],
  ['Meine Freundin will sich umbringen', 'selfHarm'],
  ['我的朋友想自杀，我该怎么办', 'selfHarm'],
] as const)('"%s" is about somebody else', (message, category) => {
  expect(isAboutOther(message, category)).toBe(true)
  const concern = { category, severity: 'high' } as const
  const decision = respondTo(message, concern, { isMinor: true })
  expect(decision?.sentences).toEqual(expect.arrayContaining([...ENGLISH.aboutOther.student, ENGLISH.told]))
  expect(decision?.sentences).not.toContain(ENGLISH.phrases[category].student[1])
})

test.each([
  ['i want to kill myself', 'selfHarm'],
  ['my friend left and i want to die', 'selfHarm'],
  ['my friend says she would kill herself with me', 'selfHarm'],
  ['my dad hits', 'abuse'],
  ['my brother hits me and my sister', 'abuse'],
  ['my uncle comes to my room at night', 'abuse'],
  ['Mi hermano me pega', 'abuse'],
  ['Mein Vater schlägt mich und meine Schwester', 'abuse'],
  ['我朋友走了，我不想活了', 'selfHarm'],
] as const)('"%s" is about the writer', (message, category) => {
  expect(isAboutOther(message, category)).toBe(false)
})

const CARED = { role: 'assistant', content: 'I am really glad that you wrote this.', isCare: true }

test.each(['ok', 'Thanks!', 'thank you so much', 'gracias', 'Danke schön', 'd’accord', '好的'])(
  '"%s" to a caring answer is answered gently',
  (message) => {
    expect(respondAfterCare(message, [CARED], 'en')).toEqual(ENGLISH.afterwards)
    expect(respondAfterCare(message, [CARED], 'de')?.[0]).toBe('Ich bin froh, dass du es mir gesagt hast.')
    expect(respondAfterCare(message, [{ ...CARED, isCare: false }], 'en')).toBeNull()
  },
)

test('neither a question after care nor thanks for a warning is', () => {
  expect(respondAfterCare('ok what is 3 + 4', [CARED], 'en')).toBeNull()
  expect(respondAfterCare('i will not', [CARED], 'en')).toBeNull()
  const warned = { ...CARED, content: ENGLISH.phrases.personalData.student.join(' ') }
  expect(respondAfterCare('ok', [warned], 'en')).toBeNull()
})

test.each(['what is suicide', 'What does self-harm mean?', 'define anorexia', 'what is rape?'])(
  '"%s" asks for a word and worries nobody',
  async (message) => {
    expect(explainAskedWord(message)?.at(-1)).toMatch(/an adult you trust/)
    const judge = async () => ({ worry: 1, category: 'selfHarm' as const, urgency: 1 })
    expect(await detectConcern(message, judge)).toBeNull()
    expect(await detectConcern(`${message} I want to die`, judge)).not.toBeNull()
  },
)

test.each([
  ['what is the meaning of suicide', 'en'],
  ['What does the word rape mean?', 'en'],
  ['¿Qué es el suicidio?', 'es'],
  ['explícame qué son los trastornos alimentarios', 'es'],
  ['¿Qué significa violación?', 'es'],
  ['C’est quoi, l’anorexie ?', 'fr'],
  ['qu’est-ce que c’est que le suicide', 'fr'],
  ['Un viol, ça veut dire quoi ?', 'fr'],
  ['Was bedeutet Magersucht?', 'de'],
  ['was ist mit sexuellem Missbrauch gemeint', 'de'],
  ['Was heißt Überdosis', 'de'],
  ['Erklär mir bitte Selbstmord', 'de'],
  ['什么是自杀？', 'zh'],
  ['“家暴”是什么意思', 'zh'],
])('"%s" is explained in %s', (message, language) => {
  expect(explainAskedWord(message)?.at(-1)).toBe(WORD_TEXTS[language]?.whereToTurn)
})

test('an English word is explained in the language of the reader, in the words of no other', () => {
  for (const [language, { explanations, whereToTurn }] of Object.entries(WORD_TEXTS))
    expect(explainAskedWord('what is self-harm?', language)).toEqual([explanations.selfHarm, whereToTurn])
  expect(explainAskedWord('was ist Suizid', 'fr')?.[0]).toBe(WORD_TEXTS.de?.explanations.suicide)
  expect(explainSensitiveWord('overdose', 'zh')?.[0]).toBe(WORD_TEXTS.zh?.explanations.overdose)
  const all = Object.values(WORD_TEXTS).flatMap(({ explanations }) => Object.values(explanations))
  expect(new Set(all).size).toBe(all.length)
})

test.each(['¿Qué es la fotosíntesis?', 'Was ist ein Vulkan?', 'c’est quoi un volcan', '什么是光合作用'])(
  '"%s" asks for no hard word',
  (message) => expect(explainAskedWord(message)).toBeNull(),
)

test('nobody is told about an adult, and what only children are kept from is answered', () => {
  expect(decideSafety('I want to die', { isMinor: false })).toMatchObject({ alert: null, replaces: true })
  expect(decideSafety('how do i buy weed', { isMinor: false })).toBeNull()
})

test('who tells an address is warned and answered', () => {
  const decision = decideSafety('I live at 48 Pine Lane. What is 3 + 4?', { isMinor: true })
  expect(decision).toMatchObject({ replaces: false, alert: null })
})

const WORDS = { category: 'bullying', severity: 'medium' } as const
const means = (worry: number, category: MeantCategory = 'bullying', urgency = 0) => ({
  worry,
  category,
  urgency,
})

test.each([
  ['words and meaning agree', WORDS, means(0.8), { ...WORDS, isExplicit: true }],
  [
    'plain words, an unclear meaning',
    { ...WORDS, severity: 'high' as const },
    means(0.4),
    { ...WORDS, severity: 'high', isExplicit: true },
  ],
  ['vague words, an unclear meaning', WORDS, means(0.4), { ...WORDS, isExplicit: false }],
  [
    'frightening words that plainly mean something else',
    { ...WORDS, severity: 'high' as const },
    means(0.05),
    null,
  ],
  ['a meaning alone', null, means(0.9), { category: 'bullying', severity: 'medium', isExplicit: false }],
  [
    'a plain meaning that cannot wait',
    null,
    means(0.99, 'abuse'),
    { category: 'abuse', severity: 'medium', isExplicit: true },
  ],
  [
    'a plain and urgent meaning',
    null,
    means(0.99, 'drugs', 0.9),
    { category: 'drugs', severity: 'high', isExplicit: true },
  ],
  ['nothing much', null, means(0.6), null],
])('%s', (_, words, meaning, noticed) => {
  expect(weigh(words, meaning)).toEqual(noticed)
})

test('a first sign is answered with care, and says to nobody that an adult is told', () => {
  const concern = { category: 'bullying', severity: 'medium' } as const
  const first = respondTo('', concern, { isMinor: true, isFirstSign: true })
  expect(first).toMatchObject({ alert: null, sign: concern, replaces: true })
  expect(first?.sentences).not.toContain(ENGLISH.told)
  expect(respondTo('', concern, { isMinor: true })).toMatchObject({ alert: concern, sign: null })
})

test('a long text is read in parts that say something, each once, of the longest its beginning and its end', () => {
  expect(splitParts('short')).toEqual(['short'])
  expect(splitParts('12 + 7 = 19')).toEqual([])
  expect(splitParts('🔪')).toEqual(['🔪'])
  expect(splitParts('word '.repeat(2_000))).toHaveLength(2)
  const parts = splitParts(Array.from({ length: 2_000 }, (_, place) => `word${place}`).join(' '))
  expect(parts).toHaveLength(4)
  for (const part of parts) expect(part.length).toBeLessThanOrEqual(400)
})

test('no answer leaves anybody without words', () => {
  for (const category of SAFETY_CATEGORIES)
    for (const sentences of Object.values(ENGLISH.phrases[category]))
      expect(sentences.length).toBeGreaterThan(0)
})

test('what tells who somebody is does not leave', () => {
  const masked = maskPersonalData(
    'I live at 48 Pine Lane, call me at 415 555 0199, my mail is a.b@example.com',
  )
  expect(masked).toBe('I live at [address], call me at [number], my mail is [email]')
  expect(maskPersonalData('What is 123456789 + 1?')).toBe('What is 123456789 + 1?')
})

test('long and hostile texts are read in no time', () => {
  for (const text of [
    'i want to '.repeat(5000),
    'a'.repeat(50_000),
    'k1'.repeat(9000),
    '. '.repeat(20_000),
    'my dad '.repeat(3000),
  ]) {
    const before = process.threadCpuUsage()
    checkMessage(text)
    checkOutput(text.slice(0, 4000))
    const { user, system } = process.threadCpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(250)
  }
})

test.each([
  [{ age: 6, grade: 1, role: 'student' }, 20],
  [{ age: null, grade: 2, role: 'student' }, 20],
  [{ age: 10, grade: 5, role: 'student' }, 40],
  [{ age: 16, grade: 10, role: 'student' }, 100],
  [{ age: 16, grade: 4, role: 'student' }, 40],
  [{ age: 19, grade: 12, role: 'student' }, 100],
  [{ age: null, grade: null, role: 'student' }, 40],
  [{ age: 17, grade: null, role: 'college' }, 100],
  [{ age: 30, grade: null, role: 'teacher' }, 300],
  [{ age: null, grade: 7, role: 'professional' }, 300],
])('%o may send %s messages a day', (learner, most) => {
  expect(dailyMessageLimit(learner)).toBe(most)
})
