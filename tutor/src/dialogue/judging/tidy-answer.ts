/** What pupils put around an answer, by language. Nothing of it changes what they mean. */
const LEADS = [
  "(?:i|we) (?:think|guess|believe|say|would say|got|get|have|had|choose|pick|chose|picked|mean|know)(?: that)?(?: (?:it'?s|it is|its|it was|is|the answer is|that'?s))?",
  "i'?m (?:pretty|quite|very|so)? ?sure(?: that)?(?: it'?s)?",
  "i'?(?:ll|d) (?:say|go with|pick|choose)|(?:im |i'm )?(?:going|gonna go|gonna) (?:with|say)",
  "(?:it|that|this|they|there)(?: is|'s|s| are|'re| was| would be| must be| should be| will be)|is (?:it|that|this)(?: the)?|(?:must|should|would|could|might) (?:it )?be",
  '(?:(?:the|my|your|so the|right|correct) )*answer(?: (?:is|would be|must be|to (?:it|this|that) is))?|solution(?: is)?',
  'maybe|probably|perhaps|possibly|well|so|then|and|um+|uh+|er+|hm+|ok(?:ay)?|oh|ah|yeah|yep|yes|sure|easy|wait|like|just|definitely|obviously|done|finally',
  'you get|you have|we get|gives?(?: (?:me|you|us))?|makes|comes? (?:out )?to|comes out as|equals?|is',
  'creo que(?: es| son)?|pienso que(?: es| son)?|digo(?: que)?|(?:la )?(?:respuesta|solución)(?: es)?|es|son|sería|serían|me (?:sale|da)|quizás?|tal vez|pues|entonces|bueno|sí|si|la|el',
  "je (?:pense|crois|dirais|trouve)(?: que)?(?: c'est| ce sont)?|c'est|ce sont|cest|(?:la |ma )?réponse(?: est)?|peut-être|euh+|donc|alors|ben|oui|la|le",
  '(?:ich (?:glaube|denke|meine|sage|würde sagen|nehme|hab|habe)|glaub(?:e)? ich)(?:,? (?:dass )?(?:es ist|es sind|das ist|es|ist))?|es ist|es sind|das ist|das sind|die antwort(?: ist)?|antwort(?: ist)?|vielleicht|also|dann|äh+m?|ja|das|die|der|ist es',
  '我(?:觉得|想|认为|猜|选)(?:应该)?(?:是)?|(?:答案|结果)(?:应该)?(?:是)?|应该是|可能是|等于|选|是',
].join('|')
const TAILS = [
  "i (?:think|guess|believe|suppose)|maybe|probably|right|correct|or not|is (?:that|it|this) (?:right|correct|ok|true)|am i right|isn'?t it|lol|haha+|please|pls|thx|thanks|thank you|not sure|i'?m not sure|for sure|of course|obviously|idk",
  'creo|pienso|verdad|no|está bien|es correcto',
  "je crois|je pense|non|n'est-ce pas|c'est ça",
  'glaube ich|denke ich|glaub ich|oder|stimmt das|stimmts|richtig|ist das richtig',
  '对吗|对不对|吗|吧|呢|是不是',
].join('|')

const LEAD = new RegExp(
  `^(?:${LEADS})(?![\\p{L}\\d'])(?:[\\s,:;=…]|[.–—]+\\s)*(?=\\S)|^(?:我(?:觉得|想|认为|猜|选)(?:应该)?是?|(?:答案|结果)(?:应该)?是?|应该是|可能是|等于|选|是)[:：]?(?=\\S)|^[=:]\\s*`,
  'iu',
)
const TAIL = new RegExp(
  `(?<=\\S)(?:[\\s,;.…-]+(?:${TAILS})|(?:对吗|对不对|吗|吧|呢|是不是))[\\s?.!？。！]*$`,
  'iu',
)
const REASON =
  /(?<=\S)[\s,;(-]+(?:because|cause|cuz|coz|bc|b\/c|since|weil|denn|porque|ya que|parce que|puisque|car)(?![\p{L}]).*$|(?<=\S)[,，]?因为.*$/isu
const SECOND_THOUGHT =
  /^.*\b(?:no,? wait|wait,? no|no,? i mean(?:t)?|i mean(?:t)?|actually|oops|scratch that|nein,? (?:doch|ich meine)|ich meine|quiero decir|je veux dire)\b(?:[\s,:;…]|[.–—]+\s)*(?=\S)/isu
const CONCLUSION =
  /^.*(?<![\p{L}])(?:so|therefore|thus|hence|which (?:is|means|makes)|that (?:is|means|makes)|entonces|por lo tanto|donc|also|daher)[\s,:]+(?=\S)|^.*所以(?=\S)/isu
const EDGES = /^[\s"'“”‘’«»([{]+(?![^([{]*[)\]}])|^[\s"'“”‘’«»]+|[\s"'“”‘’«».,;:?!…。？！，]+$/gu

/** No answer at all: what follows is for the dialogue, not for the one who judges. */
const NO_ANSWER =
  /^(?:i )?(?:(?:really )?(?:do ?n[o']?t|dont|don’t) (?:know|get|understand)|idk|dunno|no (?:idea|clue)|not sure|help|hint|skip|pass|what|wat|how|why|huh|\?+|no (?:lo )?sé|ni idea|je (?:ne )?sais pas|aucune idée|keine ahnung|weiß (?:ich )?nicht|不知道|不会|我不知道)\b.{0,40}$/iu
export const NEGATION =
  /(?<![\p{L}])(?:not|isn'?t|isnt|aren'?t|never|don'?t|dont|doesn'?t|can'?t|nor|nicht|kein\w*|pas|nunca|jamais)(?![\p{L}])|不是|不/iu
export const EITHER = /(?<![\p{L}])(?:or|either|oder|ou|o)(?![\p{L}])|还是|或者?/iu

export const isNoAnswer = (typed: string): boolean => NO_ANSWER.test(typed.trim()) || typed.trim() === ''

/** The ways to take what was typed, from word for word to the answer alone. */
export function listReadings(typed: string): string[] {
  const plain = typed.normalize('NFC').replace(/[‘’]/g, "'").replace(/\s+/g, ' ').trim()
  const tidy = strip(plain.replace(SECOND_THOUGHT, '').replace(REASON, ''))
  const end = strip(tidy.replace(CONCLUSION, ''))
  return [...new Set([plain, trimEdges(plain), strip(plain), tidy, end])].filter((reading) => reading !== '')
}

function strip(text: string): string {
  let rest = trimEdges(text)
  for (let turn = 0; turn < 6; turn++) {
    const shorter = trimEdges(trimEdges(rest).replace(LEAD, '').replace(TAIL, ''))
    if (shorter === rest || shorter === '') return rest
    rest = shorter
  }
  return rest
}

const trimEdges = (text: string): string => text.replace(EDGES, '').trim()
