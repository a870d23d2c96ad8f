import { readRest, readSubject } from '../../flashcards/clause.ts'
import type { Word } from '../../text/language.ts'
import { isWord, type Material, type Sentence } from '../../text/material.ts'
import { ACTION_VERBS } from '../../text/words.ts'
import { type Asked, isPlainProse, isSelfContained, keepUnique } from './asked.ts'
import { countNameWords, findPeople, isPersonNoun, readName } from './people.ts'

type Subject = {
  text: string
  kind: 'name' | 'person' | 'thing'
  head: string
  isPlural: boolean
  end: number
}

const VAGUE = new Set(
  `first second third next last same other following whole result difference answer question example idea thing sum rule
  choice way reason number problem method step sentence paragraph word text story passage picture graph table figure
  author writer title page line formula`.split(/\s+/),
)
/** Words behind the article. */
const LONGEST_PHRASE = 3
const LONGEST_OPENING = 9
const FEWEST_WORDS = 4
/** With fewer, the question would fit many a sentence. */
const FEWEST_TOPICS = 4
const MOST_WORDS = 16
const IRREGULAR_PAST =
  /^(?:was|were|had|began|became|broke|brought|built|bought|caught|came|cut|dug|drew|drove|ate|fell|felt|fought|found|flew|forgot|gave|went|grew|held|heard|hid|hit|kept|knew|led|left|lost|made|met|put|ran|rang|read|rode|rose|saw|sent|set|shook|shut|sang|sank|sat|slept|spoke|spent|stood|stole|swam|swept|took|taught|told|thought|threw|woke|wore|won|wrote|did|lay|let|lit|sold|swung|tore|wound|spread)$/

/** "Maya planted the seeds": Who planted the seeds? The predicate stays as it is, so its grammar does, too. */
export function askSubjects(material: Material): Asked[] {
  const people = findPeople(material)
  const subjects = material.sentences.map((sentence) => findSubject(sentence, people))
  const phrases = material.sentences.filter(isPlainProse).flatMap(listPhrases)
  return material.sentences.flatMap((sentence, at): Asked[] => {
    const subject = subjects[at]
    if (!subject || !isPlainProse(sentence)) return []
    const predicate = readPredicate(sentence, subject)
    if (!predicate) return []
    const topics = new Set(sentence.topics)
    if (topics.size < (subject.kind === 'name' ? FEWEST_TOPICS - 1 : FEWEST_TOPICS)) return []
    const asks = subject.kind === 'thing' ? 'What' : 'Who'
    const others = [...subjects, ...phrases]
      .filter((one) => one !== null && one.kind === subject.kind && one.isPlural === subject.isPlural)
      .filter((one) => !isSame(one, subject) && !sentence.text.toLowerCase().includes(one?.head ?? ''))
      .map((one) => one?.text ?? '')
    return [
      {
        kind: 'detail',
        question: `${asks} ${predicate}?`,
        answer: subject.text,
        sentence: sentence.index,
        weight: subject.kind === 'thing' ? 1.6 : 2.2,
        others: keepUnique(others),
      },
    ]
  })
}

const isSame = (a: Subject | null | undefined, b: Subject) =>
  a?.head === b.head || a?.text.includes(b.text) === true || b.text.includes(a?.text ?? '\n')

/** Who or what the sentence is about, where that is plain: a name, "the old farmer", "the heart". */
function findSubject(sentence: Sentence, people: ReadonlySet<string>): Subject | null {
  const count = countNameWords(sentence)
  const name = count > 0 ? readName(sentence, count) : ''
  if (people.has(name)) return { text: name, kind: 'name', head: name, isPlural: false, end: count }
  const { words } = sentence
  const late = findLateName(words, people)
  if (late) return late
  if (!/^(?:the|a|an)$/i.test(words[0]?.text ?? '')) return null
  const end = words.findIndex((word, at) => at > 1 && isVerbOfSubject(words, word, at))
  const text = end > 0 && end <= 6 ? readSubject(sentence, end) : null
  const noun = words.slice(0, end).findLast(({ pos }) => pos === 'NOUN')
  const head = findHead(words.slice(0, end))
  if (!text || !noun || !head || !isNamedPlainly(words.slice(1, end))) return null
  const kind = isPersonNoun(head.lemma) ? 'person' : 'thing'
  return { text, kind, head: head.lemma, isPlural: isManyOf(head), end }
}

/** "One day Grandpa …", "In the first week of November, Grandpa …": after a few words that say when or where. */
function findLateName(words: readonly Word[], people: ReadonlySet<string>): Subject | null {
  if (!/^(?:every|one|in|at|on|after|before|outside|later|by)$/i.test(words[0]?.text ?? '')) return null
  const at = words.slice(0, LONGEST_OPENING).findIndex(({ text }) => people.has(text))
  const opening = words.slice(0, at)
  if (at < 1 || opening.some(({ pos, text }) => /^(?:VERB|AUX|PRON|SCONJ)$/.test(pos) || text === 'and'))
    return null
  const name = words[at]?.text ?? ''
  return { text: name, kind: 'name', head: name, isPlural: false, end: at + 1 }
}

/** "the window", "a small red boat" inside a sentence, written as if they began it. */
function listPhrases({ words, text }: Sentence): Subject[] {
  return words.flatMap((word, at): Subject[] => {
    if (at === 0 || !/^(?:the|a|an)$/.test(word.text)) return []
    // No further than a phrase may be long: a text without an end is one sentence of thousands of words.
    const next = words.slice(at + 1, at + 2 + LONGEST_PHRASE)
    const length = next.findIndex(({ pos }) => pos !== 'ADJ' && pos !== 'NOUN')
    const end = at + 1 + length
    const head = words[end - 1]
    const isPhrase = length >= 1
    const isEnded = /^(?:PUNCT|ADP|CCONJ|AUX|VERB)$/.test(words[end]?.pos ?? '') && words[end]?.text !== '-'
    if (!isPhrase || !isEnded || head?.pos !== 'NOUN' || !isNamedPlainly(words.slice(at + 1, end))) return []
    const kind = isPersonNoun(head.lemma) ? 'person' : 'thing'
    const shown = text.slice(word.start, head.end)
    return [
      {
        text: shown.charAt(0).toUpperCase() + shown.slice(1),
        kind,
        head: head.lemma,
        isPlural: isManyOf(head),
        end,
      },
    ]
  })
}

const isManyOf = ({ text }: Word) =>
  /[^su]s$/.test(text) || /^(?:people|children|men|women|mice|geese|feet)$/.test(text)

/** "the same idea", "the first paragraph", "the result" only mean something beside what was said before. */
function isNamedPlainly(words: readonly Word[]): boolean {
  return isSelfContained(words) && !words.some(({ text, lemma }) => text === ',' || VAGUE.has(lemma))
}

function findHead(subject: readonly Word[]): Word | undefined {
  const of = subject.findIndex(({ lemma, pos }) => pos === 'ADP' || lemma === 'and')
  return (of > 0 ? subject.slice(0, of) : subject).findLast(({ pos }) => pos === 'NOUN')
}

function isVerbOfSubject(words: readonly Word[], word: Word, at: number): boolean {
  if (isHiddenVerb(words, at)) return true
  if (word.pos !== 'VERB' && word.pos !== 'AUX') return false
  // "the melted rock": a participle before its noun.
  const next = words[at + 1]
  return !(/(?:ed|ing)$/.test(word.text) && next?.pos === 'NOUN' && words[at - 1]?.pos !== 'NOUN')
}

/** "the heart pumps blood", "Lena lives at the sea": behind one thing or a name, the tagger's plural is a verb. */
function isHiddenVerb(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]]
  if (word?.pos !== 'NOUN' || !/[^su]s$/.test(word.text) || !before || !next) return false
  if (before.pos === 'PROPN') return /^(?:ADP|DET|PRON)$/.test(next.pos)
  const isOneThing = before.pos === 'NOUN' && !/s$/.test(before.text)
  const isDeed = ACTION_VERBS.has(word.lemma) && /^(?:ADJ|NOUN|NUM)$/.test(next.pos)
  return isOneThing && (next.pos === 'DET' || isDeed)
}

function readPredicate(sentence: Sentence, { end, kind, isPlural }: Subject): string | null {
  const verb = sentence.words[end]
  if (
    !verb ||
    !(/^(?:VERB|AUX)$/.test(verb.pos) || isHiddenVerb(sentence.words, end)) ||
    /ing$/.test(verb.text)
  )
    return null
  const isPast = /ed$/.test(verb.text) || IRREGULAR_PAST.test(verb.text)
  const isThirdPerson = /[^s]s$/.test(verb.text) && !/^(?:is|was|has|does)$/.test(verb.text)
  // "What are found …?" has the wrong number in a question about the subject.
  if (isPlural && (!isPast || verb.text === 'were')) return null
  if (!isPast && !isThirdPerson) return null
  if (/^(?:is|was|were|had)$/.test(verb.text) && !isPassive(sentence.words[end + 1])) return null
  const rest = readRest(sentence, end)
  if (!rest) return null
  const own = rest.words.filter(isWord)
  const isTold = kind === 'name' || !own.some(({ text }) => /^(?:his|her|their|hers|theirs)$/i.test(text))
  if (!isTold || own.length < FEWEST_WORDS || own.length > MOST_WORDS || !isSelfContained(rest.words))
    return null
  // "…, the music stopped", "… and the Surrealists with dreams": a second statement that has its own subject.
  return /[?!:,]| and (?:the |an? )?\p{Lu}/u.test(rest.text) ? null : rest.text
}

const isPassive = (word: Word | undefined) => word?.pos === 'VERB' && /(?:ed|en|wn|lt|ght)$/.test(word.text)
