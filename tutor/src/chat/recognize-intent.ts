import type { ChatMessageType } from './chat-port.ts'
import { recognizeSmallTalk } from './small-talk/recognize-small-talk.ts'
import type { SmallTalk } from './small-talk/small-talk-phrases.ts'

export type WantedHelp = 'hint' | 'solution' | 'why' | 'example' | 'stuck' | 'practice' | 'simpler'

export type Intent =
  | { kind: 'smallTalk'; about: SmallTalk }
  | { kind: 'material'; type: Exclude<ChatMessageType, 'text'>; topic: string | null }
  | { kind: 'meaning'; word: string }
  | { kind: 'next' }
  | { kind: 'progress' }
  | { kind: 'followUp'; wants: WantedHelp }
  /** "What is this about?" while something is open. */
  | { kind: 'aboutPage' }
  | { kind: 'question' }

/** Names, "please", "ok so" and marks around what is meant. */
const POLITE =
  /^(?:(?:please|pls|plz|ok(?:ay)?|so|well|hmm+|um+|hey|hi|hello|yo|dear)(?:\s+(?:tutor|there|bot))?[\s,.!]+)+|[\s,]+(?:please|pls|plz|thanks|thank you|tutor)[\s.!?]*$/gi

const FOLLOW_UPS: readonly (readonly [WantedHelp, RegExp])[] = [
  [
    'hint',
    /^(?:(?:can|could) (?:i|you) (?:have|get|give me) )?(?:(?:give|show|tell) me )?(?:a |another |one more |the next |some )?(?:hint|hints|clue|tip|nudge|help)(?: with (?:this|it|that))?$|^(?:can (?:you|u) help me|help me(?: (?:with (?:this|it|that)(?: (?:question|problem|one))?|please))?|how do i start|where do i start|what(?:'s| is) (?:the )?(?:next|first) step|what (?:do i do|comes|should i do) (?:first|next|now)|next step|help)$/i,
  ],
  [
    'solution',
    /^(?:(?:just |please |can you |could you |now )*(?:tell|give|show) me (?:the |it|your |its )?(?:whole |full |right |correct |final )?(?:answer|solution|result|way)?(?: to (?:this|it|the (?:question|problem)))?(?: now| already)?|(?:what(?:'s| is|s) )?(?:the )?(?:right |correct |final )?(?:answer|solution)(?: to (?:this|it|the question|the problem))?|just tell me(?: (?:already|the answer|it))?|just do it|do it for me|solve it(?: for me)?|i want the (?:answer|solution)|show (?:me )?(?:the )?(?:solution|steps|work|working)|step by step)$/i,
  ],
  [
    'example',
    /^(?:(?:can|could) you )?(?:(?:give|show|tell) me )?(?:an?|another|one more|some|more|a similar|a worked) ?(?:similar |worked |other |different )?examples?(?: of (?:this|that|it))?$|^(?:examples?|for example|like what|such as)$/i,
  ],
  [
    'practice',
    /^(?:(?:can|could) you |can i )?(?:(?:give|show|have|do|try) (?:me )?)?(?:another|one more|a new|the next|more|a similar) (?:one|problem|question|exercise|task|ones|problems|questions)(?: like (?:it|this|that))?(?: to (?:try|practi[cs]e))?$|^(?:more practice|let me practi[cs]e|practi[cs]e more|give me a problem|more like this|again)$/i,
  ],
  [
    'simpler',
    /^(?:(?:can|could) you )?(?:(?:explain|say|tell|put) (?:it|this|that|me) )(?:again |to me )?(?:in (?:a )?(?:simpler|easier|other|different|simple|easy) (?:words?|way|terms)|simpler|easier|more simply|(?:like|as if) i(?:'m| am) (?:five|5|a child|\d+)|again)$|^(?:simpler|easier|in (?:other|simple|simpler|easier) words|too (?:hard|complicated|long))(?: please)?$/i,
  ],
  [
    'stuck',
    /^(?:(?:but |sorry )*i (?:still )?(?:do ?n['o]?t|dont|do not|can['o]?t|cannot|didn['o]?t) (?:get|understand|know|see|follow)(?: (?:it|this|that|anything|how|what to do|why|the (?:question|problem|answer|last (?:part|step))|a thing|at all|any of (?:it|this)))*|(?:i(?:'m| am) )?(?:stuck|lost|confused)|(?:no|idk|no idea|huh|what|not sure|i have no idea|dunno|i do not know|i don't know|what do you mean|i need help))$/i,
  ],
  [
    'why',
    /^(?:but |and |so |ok |yes )*(?:why(?: (?:is (?:that|it|this)(?: so)?|not|so|does it|do (?:they|we|you)(?: do that)?|that))?|how (?:come|so|does (?:that|it) work)|explain(?: (?:more|it|this|that|why|further|again|please|me))*|(?:can|could) you explain(?: (?:it|this|that|more|why))*|tell me more(?: about (?:it|this|that))?|(?:and )?(?:what )?(?:more|else|then|and)|go on|continue|what else|more details?|elaborate|really)$/i,
  ],
]

const WISH =
  '(?:make|create|write|give|generate|show|prepare|build|do|get|i (?:want|need|would like)|can (?:i|you) (?:have|get|make|create|give|write)|could you (?:make|create|write|give)|turn (?:this|it) into|summari[sz]e)'
const MATERIAL: readonly (readonly [Exclude<ChatMessageType, 'text'>, RegExp])[] = [
  [
    'flashcards',
    new RegExp(
      String.raw`\b${WISH}\b.{0,40}\b(?:flash ?cards?|study cards|cards (?:about|on|of|from|for))\b|^(?:\d+ |some )?flash ?cards?\b`,
      'i',
    ),
  ],
  ['study_guide', new RegExp(String.raw`\b${WISH}\b.{0,40}\bstudy ?guides?\b|^study ?guide\b`, 'i')],
  [
    'summary',
    /\b(?:summari[sz]e|sum (?:this|it|that) up|tl;?dr)\b|^(?:(?:can|could) you )?sum up (?!to\b)[a-z]|\b(?:make|create|write|give|show|need|want|have|get)\b.{0,30}\bsummar(?:y|ies)\b|^(?:a |short |quick )?summary\b/i,
  ],
]
const TOPIC =
  /\b(?:about|on|of|for|from)\s+(?:the\s+)?(?!this\b|that\b|it\b|my\b|here\b|the (?:page|lesson|text|note|video|document)\b)(?<topic>[\p{L}\p{N}][^.?!]{1,80})/iu
/** "Summarize photosynthesis" names its topic without a word before it; a pasted text is too long to be one. */
const SUMMARIZED =
  /\b(?:summari[sz]e|sum up|tl;?dr):? (?:the )?(?!(?:the|this|that|these|those|it|its|my|your|our|here|what|how|in|for|everything|all|again|now|following|main|key|most|important|last|whole)\b)(?<topic>[\p{L}\p{N}][^.?!]{1,80})$/iu
const THIS = /\b(?:this|that|it|the|my) ?(?:page|lesson|text|note|notes|video|document|guide|chapter)?\s*$/i

const MEANING: readonly RegExp[] = [
  /^what (?:does|do|is|did)(?: the)?(?: (?:word|term|expression))? ["“'‘]?(?<word>[\p{L}][\p{L}'’ -]{1,40}?)["”'’]? mean(?: in (?:this|the|english|maths?|science).*)?$/iu,
  /^(?:define|definition of|meaning of|explain the word|the meaning of|what(?:'s| is) the (?:meaning|definition) of|what is meant by)(?: the)?(?: (?:word|term))? ["“'‘]?(?<word>[\p{L}][\p{L}'’ -]{1,40}?)["”'’]?$/iu,
  /^["“'‘]?(?<word>[\p{L}][\p{L}'’-]{1,30})["”'’]? (?:meaning|definition)$/iu,
]

const NEXT =
  /\bwhat (?:should|shall|can|do|could|must) i (?:learn|study|practi[cs]e|do|work on|read|try) (?:next|now|today|first)\b|^what(?:'s| is) next$|^(?:what|where) next$|\bwhere (?:should|do|shall) i (?:start|begin|go on|continue)$|\bwhat (?:lesson|topic|skill)s? (?:should|comes|is|do)\b.{0,20}\bnext\b|\brecommend(?:ations?| me| something)?\b(?=.{0,25}$)|\b(?:make|give) me a (?:study|learning) plan\b|^adaptive learning$|^start adaptive learning$/i
const PROGRESS =
  /\bhow (?:am i|i am|i'm) doing\b|\b(?:what am i|what i am) (?:good|bad|weak|strong) (?:at|in)\b|\bmy (?:progress|weak(?:nesses| points| areas| spots)|strengths|strong points)\b|\bwhat (?:do i need to|should i) improve\b|\bhow (?:good|well) am i\b|\bam i (?:doing (?:well|ok|okay|good)|getting better|any good)\b/i
const ABOUT_PAGE =
  /^(?:what(?:'s| is) (?:this|it|the (?:page|lesson|text|note|video|document)|this (?:page|lesson|text|note|video|document))(?: (?:all )?about)?|what (?:does|do) (?:this|it|the (?:text|page|lesson)|this (?:text|page|lesson|document)) (?:say|mean|tell (?:me|us))|explain (?:this|the) (?:page|lesson|text|note|video|document)|tell me about (?:this|the) (?:page|lesson|text|note|video|document)|what (?:are the|is the) (?:main|key|most important) (?:ideas?|points?)(?: (?:of|in) (?:this|the|it).*)?)$/i

/** What somebody wants of the tutor, as far as the words alone tell. */
export function recognizeIntent(message: string, messageType: ChatMessageType): Intent {
  const bare = tidyMessage(message)
  if (messageType !== 'text') return { kind: 'material', type: messageType, topic: findTopic(bare) }
  const talk = recognizeSmallTalk([bare, tidyEnds(message.replace(/[’‘]/g, "'"))])
  if (talk) return { kind: 'smallTalk', about: talk }
  const follow = FOLLOW_UPS.find(([, pattern]) => pattern.test(bare))
  if (follow) return { kind: 'followUp', wants: follow[0] }
  const material = MATERIAL.find(([, pattern]) => pattern.test(bare))
  if (material) return { kind: 'material', type: material[0], topic: findTopic(bare) }
  if (PROGRESS.test(bare)) return { kind: 'progress' }
  if (NEXT.test(bare)) return { kind: 'next' }
  if (ABOUT_PAGE.test(bare)) return { kind: 'aboutPage' }
  for (const pattern of MEANING) {
    const word = pattern.exec(bare)?.groups?.word?.trim()
    if (word && !/^(?:this|that|it|you|he|she|they)$/i.test(word))
      return { kind: 'meaning', word: dropArticle(word) }
  }
  return { kind: 'question' }
}

const tidyEnds = (message: string) =>
  message
    .replace(/\s+/g, ' ')
    .replace(/[\s.!?,…:;)]+$/, '')
    .trim()

/** Without politeness and the marks at the end. */
export function tidyMessage(message: string): string {
  const tidy = tidyEnds(message.replace(/[’‘]/g, "'"))
  const bare = tidyEnds(tidy.replace(POLITE, ' ').trim())
  return bare === '' ? tidy : bare
}

const dropArticle = (word: string) => word.replace(/^(?:an?|the)\s+/i, '')

function findTopic(said: string): string | null {
  const message = said.replace(/ for me\b/gi, '')
  if (THIS.test(message) && !/\babout\b/i.test(message)) return null
  const found = SUMMARIZED.exec(message) ?? TOPIC.exec(message)
  const topic = found?.groups?.topic?.trim() ?? null
  return topic && !THIS.test(topic) ? topic : null
}
