import { isWord, type List, type Material, type Section, type Sentence } from '../text/material.ts'
import { readSubject } from './clause.ts'
import { type Draft, type Ground, KIND_WEIGHT } from './draft.ts'

const MOST_ITEMS = 8
const LONGEST_ITEM = 110
const NUMBERS: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8 }
const GENERAL =
  /^(?:examples?|notes?|exercises?|tasks?|questions?|sources?|references|links|timeline|key words|vocabulary|summary)$/i

export function askLists(ground: Ground): Draft[] {
  return ground.material.sections.flatMap((section, at) =>
    section.lists.flatMap((list) => askList(ground, section, at, list) ?? []),
  )
}

function askList(ground: Ground, section: Section, at: number, list: List): Draft | null {
  const { items, intro, isOrdered } = list
  const first = items[0]?.sentences[0]
  if (!first || items.length < 2 || items.length > MOST_ITEMS) return null
  if (items.some(({ text }) => text.length > LONGEST_ITEM || /[:=–]/.test(text))) return null
  const front = intro ? askByIntro(ground, intro, items.length) : askByHeading(ground, section, list)
  if (!front) return null
  const back = items.map(({ text }, n) => `${isOrdered ? `${n + 1}.` : '-'} ${text}`).join('\n')
  const passage = `${intro ? `${intro.text}\n` : ''}${back}`
  const source = intro ?? first
  return {
    front,
    back,
    passage,
    sentence: source.index,
    section: at,
    place: source.index,
    weight: KIND_WEIGHT.list + 0.5,
  }
}

function askByIntro({ casing }: Ground, intro: Sentence, count: number): string | null {
  const { words, text } = intro
  const end = words.findLastIndex(isWord) + 1
  const whole = text.slice(0, words[end - 1]?.end)
  const number = words.findIndex(
    ({ text: word }) => NUMBERS[word.toLowerCase()] === count || word === String(count),
  )
  if (number >= 0) {
    const things = text.slice(words[number]?.start, words[end - 1]?.end)
    const has = words.findIndex(({ text: word }) => /^(?:has|have)$/i.test(word))
    const owner = has > 0 && has === number - 1 ? readSubject(intro, has) : null
    if (owner) return `Which ${things} ${words[has]?.text === 'has' ? 'does' : 'do'} ${casing(owner)} have?`
    const isPhrase = words
      .slice(number, end)
      .every(({ pos }) => /^(?:NUM|ADJ|NOUN|PROPN|ADP|DET|PUNCT|CCONJ)$/.test(pos))
    return isPhrase
      ? `Name the ${things.toLowerCase().startsWith(words[number]?.text.toLowerCase() ?? '') ? casing(things) : things}.`
      : null
  }
  const verb = words.findIndex(({ text: word }) => /^(?:are|include)$/i.test(word))
  const listed = verb > 0 && verb === end - 1 ? readSubject(intro, verb) : null
  if (listed) return `What are ${casing(listed)}?`
  const isName = words.slice(0, end).every(({ pos }) => /^(?:ADJ|NOUN|PROPN|ADP|DET)$/.test(pos))
  return isName && isPlural(words[0]) ? `What are the ${casing(whole)}?` : null
}

function askByHeading(
  { casing, material }: Ground,
  { heading, lists, sentences }: Section,
  list: List,
): string | null {
  const isOnly = lists.length === 1 && sentences.every(({ isItem }) => isItem)
  if (!heading || !isOnly || GENERAL.test(heading) || list.items.some(({ sentences: own }) => own.length > 1))
    return null
  const [head = '', next = ''] = heading.split(' ')
  if (!/[^s]s$/.test(head) || (next !== '' && !/^(?:of|for|in)$/.test(next))) return null
  const name = casing(heading)
  return next === '' ? withTitle(material, heading, name) : `What are the ${name}?`
}

/** A lone "Causes" needs the title above it. */
function withTitle({ sections }: Material, heading: string, name: string): string | null {
  const title = sections[0]?.heading
  return title && title !== heading ? `${title}: what are the ${name.toLowerCase()}?` : null
}

const isPlural = (word: { lemma: string; text: string } | undefined) =>
  word !== undefined && /[^s]s$/.test(word.text)

/** "There are three types of rock: igneous, …": Name the three types of rock. */
export function askInlineList({ casing }: Ground, sentence: Sentence): Draft | null {
  const found = /^(?:There are|We distinguish|One distinguishes) ((?:\S+ ){1,7}\S+): (.+?)\.?$/.exec(
    sentence.text,
  )
  const [, things = '', rest = ''] = found ?? []
  if (!found || rest.length > 200 || !/^(?:two|three|four|five|six|seven|eight|\d)\b/i.test(things))
    return null
  return {
    front: `Name the ${casing(things)}.`,
    back: rest,
    passage: sentence.text,
    sentence: sentence.index,
    section: sentence.section,
    place: sentence.index,
    weight: KIND_WEIGHT.list + 0.5,
  }
}
