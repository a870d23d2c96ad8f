import type { Phrase } from './read-phrases.ts'

export type Random = () => number

/** Mulberry32: the same training gives the same weights. */
export function createRandom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const pickOne = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)] as T

const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const OPENERS = {
  en: ['ok', 'um', 'hey', 'wait', 'so', 'pls', 'please', 'well', 'hmm', 'uh', 'bro', 'ok so', 'hi', 'but', 'and', 'sorry', 'yo', 'oh', 'lol', 'ugh', 'k', 'alright', 'ok wait', 'umm'],
  es: ['ok', 'oye', 'bueno', 'pero', 'y', 'mmm', 'hola', 'profe', 'por favor', 'entonces', 'ay'],
  fr: ['ok', 'euh', 'bon', 'mais', 'et', 'alors', 'stp', 'bah', 'salut', 'attends', 'du coup'],
  de: ['ok', 'hm', 'also', 'aber', 'und', 'bitte', 'äh', 'ach', 'hallo', 'warte', 'ey'],
  zh: ['老师', '那', '嗯', '好的', '请', '那个', '哎', '呃', '但是', '等等'],
} as const
const CLOSERS = {
  en: ['pls', 'please', 'plz', 'lol', 'bro', 'now', 'thx', 'rn', 'tho', 'man', '?', '!', '??', 'thanks', 'tutor', 'ok', 'haha', 'again pls', 'dude'],
  es: ['por favor', 'porfa', 'gracias', 'jaja', 'profe', '?', '!', 'ya', 'plis', 'va'],
  fr: ['stp', 's’il te plait', 'merci', 'lol', 'svp', '?', '!', 'mdr', 'là'],
  de: ['bitte', 'danke', 'lol', 'mal', '?', '!', 'jetzt', 'pls', 'man'],
  zh: ['吧', '啊', '吗', '呀', '谢谢', '老师', '？', '！', '可以吗', '呢'],
} as const
/** They change what a short message means. */
const CHANGES_MEANING = new Set(['again pls', 'and', 'ok', 'now', 'thx', 'thanks', 'danke', 'merci', 'gracias', '谢谢', 'ya', 'va', '吗', '呢'])

/** What is read in place of one topic, so that acts are not learned by their topics. */
export type Topics = Record<string, readonly string[]>

/** The same message as somebody else would have typed it. */
export function varyPhrase(phrase: Phrase, topics: Topics, random: Random): string {
  let { text } = phrase
  if (random() < 0.5) text = swapTopic(text, topics[phrase.language] ?? [], random)
  const chance = random()
  if (chance < 0.18) text = `${pickOne(OPENERS[phrase.language], random)} ${text}`
  else if (chance < 0.33) text = addCloser(text, phrase, random)
  const spoiled = random()
  if (spoiled < 0.45) text = spoilWord(text, random)
  if (spoiled < 0.12) text = spoilWord(text, random)
  return text
}

function addCloser(text: string, { language }: Phrase, random: Random): string {
  const closer = pickOne(CLOSERS[language], random)
  if (CHANGES_MEANING.has(closer) && text.split(' ').length < 3) return text
  return language === 'zh' || /^[?!]/.test(closer) ? `${text}${closer}` : `${text} ${closer}`
}

function swapTopic(text: string, topics: readonly string[], random: Random): string {
  const found = topics.filter((topic) => ` ${text} `.includes(` ${topic} `))
  const longest = found.toSorted((a, b) => b.length - a.length)[0]
  return longest ? ` ${text} `.replace(` ${longest} `, ` ${pickOne(topics, random)} `).trim() : text
}

/** One slip of the fingers in a word of at least four letters. */
function spoilWord(text: string, random: Random): string {
  const words = text.split(' ')
  const long = words.flatMap((word, at) => (/^[a-zà-ÿ]{4,}$/.test(word) ? [at] : []))
  if (long.length === 0) return text
  const at = pickOne(long, random)
  words[at] = slip(words[at] as string, random)
  return words.join(' ')
}

function slip(word: string, random: Random): string {
  const at = 1 + Math.floor(random() * (word.length - 2))
  const [before, letter, next, after] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1), word.slice(at + 2)]
  const kind = random()
  if (kind < 0.3) return `${before}${next}${letter}${after}`
  if (kind < 0.5) return `${before}${next}${after}`
  if (kind < 0.65) return `${before}${letter}${letter}${next}${after}`
  if (kind < 0.8) return `${before}${neighborOf(letter, random)}${next}${after}`
  return word.replace(/[aeiou](?=.)/, (vowel) => pickOne('aeiou'.replace(vowel, '').split(''), random))
}

function neighborOf(letter: string, random: Random): string {
  const row = KEYS.find((keys) => keys.includes(letter))
  if (!row) return letter
  const at = row.indexOf(letter)
  return row.charAt(random() < 0.5 ? Math.max(at - 1, 0) : Math.min(at + 1, row.length - 1))
}
