import type { QuestionKind, ReadQuestion } from './read-question.ts'

const NUMBER_WORDS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|half|third|quarter|twice|double|dozens?|once|none'
const NUMBER = new RegExp(String.raw`\d|\b(?:${NUMBER_WORDS})\b`, 'i')
/** Of lengths and spans of time: a bare number tells neither. */
const MEASURE = new RegExp(
  String.raw`(?:\d|\b(?:${NUMBER_WORDS}|few|several|many|whole|all)\b)[^.!?;]{0,25}(?:\b(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|centur(?:y|ies)|generations?|nights?|meters?|metres?|kilometers?|miles?|feet|foot|inch(?:es)?|centimeters?|millimeters?|micrometers?|steps?|cm|mm|km|m|µm|nm|kg|g|grams?|kilograms?|tons?|pounds?|light-years?|words?|lines?|pages?|sentences?|times|degrees|percent|km\/h|mph|m\/s|s|h)\b|°|%)`,
  'i',
)
const MEASURED = /^how (?:tall|long|old|far|deep|high|fast|heavy|wide)\b/i
const PAST_TIME =
  /\d{3,4}|\b(?:1?\d(?:st|nd|rd|th)|century|centuries|years? (?:ago|later|before)|war|age|during|after|before|since|until|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december)\b/i
const ANY_TIME =
  /\d|\b(?:century|years?|days?|weeks?|months?|hours?|minutes?|seconds?|morning|noon|evening|night|spring|summer|autumn|winter|when|whenever|while|after|before|during|since|until|if|once|always|never|first|only)\b/i
/** A name inside the sentence, or somebody without one. */
const PERSON =
  /\p{L}[\p{L},]* (?:\p{Lu}\p{Ll}+|[IVX]+\b)|^\p{Lu}\p{Ll}+ \p{Lu}|\b(?:people|person|man|men|woman|women|king|queen|ruler|emperor|scientists?|citizens?|inventors?|artists?|writers?|painters?|team|council|parents?|workers?|historians?|engineers?|teachers?|children|nobles?|clergy|students?)\b/u
const REASON =
  /\b(?:because|since|therefore|thus|hence|consequently|(?:that|this|which) is why|reasons?|so that|due to|owing to|as a result|caused?|causes|leads? to|led to|in order to|thanks to|otherwise|depends?|explains?)\b|\bso (?:much|many|\p{L}+) (?:\p{L}+ ){0,4}that\b|(?:[,;:] |^)so\b|(?:, |^)for (?:it|they|he|she|the|a|in|if)\b|\bthe \p{L}+er\b.*, the \p{L}+er\b/iu
const WAY =
  /\b(?:by \p{L}+ing|by|with|using|first|then|put|take|draw|start|begin|look|ask|write|read|divide|multiply|add|subtract|so that|step)\b/iu
const PLACE =
  /\b(?:in|on|at|near|between|under|inside|along|around|from|toward|behind|above|below|where|beside|outside|across|through|north|south|east|west)\b/i
const DIFFERENT =
  /\b(?:but|while|whereas|however|unlike|both|instead|other|than|only|differ\w*|contrast|on the one hand)\b|;/i
const EXAMPLE = /\b(?:for example|for instance|such as|e\.g\.|imagine|examples?|like)\b|:/i

/** "habitat: The place where …" */
export const ENTRY = /^(\p{L}[\p{L} '’-]{0,30}): /u
const isEntry = (sentence: string) => ENTRY.test(sentence) && /^\p{Ll}/u.test(sentence)
/** What a word means tells nobody when, who, where or how many. */
const WITHOUT_ENTRIES = new Set<QuestionKind>([
  'person',
  'time',
  'number',
  'place',
  'reason',
  'manner',
  'choice',
  'yesNo',
])

/** Whether a sentence can be the answer to such a question at all: "how many" wants a number, "who" somebody. */
export function canAnswer({ kind, text }: ReadQuestion, sentence: string): boolean {
  if (WITHOUT_ENTRIES.has(kind) && isEntry(sentence)) return false
  switch (kind) {
    case 'number':
      return MEASURED.test(text) && !/^how \w+ should\b/i.test(text)
        ? MEASURE.test(sentence)
        : NUMBER.test(sentence)
    case 'time':
      return (/^when (?:did|was|were)\b|year|century/i.test(text) ? PAST_TIME : ANY_TIME).test(sentence)
    case 'person':
      return PERSON.test(sentence)
    case 'deed':
      return false
    default:
      return true
  }
}

const FORMS: Partial<Record<QuestionKind, RegExp>> = {
  reason: REASON,
  manner: WAY,
  place: PLACE,
  difference: DIFFERENT,
  example: EXAMPLE,
}

/** Whether the form of a sentence is that of an answer: a cause for "why", a way for "how". */
export function hasForm({ kind }: ReadQuestion, sentence: string): boolean {
  return FORMS[kind]?.test(sentence) ?? false
}

export const givesReason = (text: string): boolean => REASON.test(text)
