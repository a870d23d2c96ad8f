/** What a question asks for, as far as its first words tell. */
type Expected = 'number' | 'person' | 'time' | 'deed' | null

const NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|half|twice|double|none|no|dozens?|once|each|every|all|few|several)\b/i
const TIME =
  /\d|\b(?:century|centuries|years?|days?|weeks?|months?|hours?|minutes?|seconds?|morning|noon|evening|night|spring|summer|autumn|winter|war|age|when|while|after|before|during|since|until|if|once|always|never)\b/i
/** A name inside the sentence, or somebody without one. */
const PERSON =
  /\p{L}[\p{L},]* (?:\p{Lu}\p{Ll}+|[IVX]+\b)|^\p{Lu}\p{Ll}+ \p{Lu}|\b(?:people|person|man|men|woman|women|king|queen|ruler|emperor|scientists?|citizens?|inventors?|artists?|writers?|painters?|who|team|group|council|parents?|workers?|historians?|engineers?|teachers?|children|animals?)\b/u
/** Things that a reader of books can do when asked: all others are deeds in the world. */
const SAYABLE =
  /^(?:explain|tell|say|show|describe|define|give|name|list|help|teach|compare|summarize|remind|answer|clarify|solve|quiz|write|talk|find|see|have|use|be|get|mix|make|add|divide|multiply|know|also|please|really|always)$/i

/** Whether a sentence can be the answer to such a question at all: "how many" wants a number, "who" somebody. */
export function canAnswer(question: string, sentence: string): boolean {
  switch (findExpected(question)) {
    case 'number':
      return NUMBER.test(sentence)
    case 'time':
      return TIME.test(sentence)
    case 'person':
      return PERSON.test(sentence)
    case 'deed':
      return false
    default:
      return true
  }
}

function findExpected(question: string): Expected {
  const asked = question.trim()
  if (/^how (?:many|much|tall|long|old|far|large|big|deep|high|fast|heavy|often|rare)\b/i.test(asked))
    return 'number'
  if (/^when\b/i.test(asked)) return 'time'
  if (/^who(?:se)?\b/i.test(asked)) return 'person'
  const [, verb] = /^(?:can|could|will|would) you (?:please )?(\p{L}+)/iu.exec(asked) ?? []
  return verb !== undefined && !SAYABLE.test(verb) ? 'deed' : null
}
