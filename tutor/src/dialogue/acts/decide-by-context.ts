import type { Act } from './act.ts'

export type ActContext = { isQuestionOpen: boolean; hasOffer: boolean; hasTopic: boolean; language: string }

/** How much likelier an act becomes by what went before, beside the words. */
const WITH_OPEN_QUESTION: Partial<Record<Act, number>> = {
  answer: 4,
  'dont-know': 3,
  check: 1.5,
  hint: 1.5,
  'change-topic': 0.6,
  problem: 0.5,
}
const WITH_OFFER: Partial<Record<Act, number>> = { 'yes-no': 4 }

const MATH = /^[\s\d.,+\-−–*×·÷/^=()xyzabn√%²³_?:<>|!$]+$/i
const OPERATION = /[\d)xyz]\s*[+\-−*×·÷/^]\s*[\d(xyz_?]|\d\s*x\s*\d|[√²³]|\d!|_\s*[+\-=]/i
const CALCULATION = /[+*×·÷^√²³=]|\d\s+[-−–/]\s+\d|\d\s*x\s*\d|\d\s*[-−]\s*\d|\)\s*\(/i
const VALUE = /^[a-z]\s*=\s*[-−]?[\d./]+$/i
const OPTION =
  /^(?:(?:the |la |le |die |das |der |el |option |opcion |reponse |answer |antwort |its |it is |选)?\(?[a-e]\)?[.!]?)$/i
const QUANTITY = /^(?:(?:is |its |it is |es |cest |是)?[-−$]?\d+(?:[.,:]\d+)*(?: ?[%°]| ?\p{L}{1,12})?)[.!]?$/iu
const FRACTION = /^[-−]?\d*\s*\d+\s*\/\s*\d+$/
const PLACE =
  /^(?:(?:i think |maybe )?(?:the )?(?:first|second|third|last|other|left|right|top|bottom|middle)(?: one| answer| option)?|(?:la|el) (?:primer[oa]?|segund[oa]|tercer[oa]?|ultim[oa])|(?:la|le) (?:premier|premiere|deuxieme|troisieme|second|seconde|dernier|derniere)|(?:die|das|der) (?:erste|zweite|dritte|letzte)|第.个?|最后一个)$/i

/** Words that say yes or no to an offer, in five languages and tidy. */
const YES_OR_NO: ReadonlySet<string> = new Set(
  'yes|yea|yeah|yep|yup|ya|ye|y|sure|ok|okay|k|kk|alright|fine|go ahead|go for it|go on|lets go|lets do it|do it|please|please do|yes please|sounds good|why not|bet|cool|great|good|right|no|nope|nah|no thanks|no thank you|not now|later|not really|maybe|maybe later|si|claro|vale|dale|bueno|va|no gracias|oui|ouais|non|nan|daccord|vas y|non merci|ja|jo|jep|klar|gerne|nein|ne|nee|nein danke|ja bitte|ja gerne|spater|是|是的|好|好的|好啊|好吧|行|可以|嗯|要|不|不要|不用|不用了|不行|不是'.split(
    '|',
  ),
)

/** What the shape of a message and what went before settle beyond the words; undefined where they settle nothing. */
export function decideByContext(message: string, tidy: string, context: ActContext): Act | undefined {
  const bare = message.trim()
  const squeezed = tidy.replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '').replace(/[\s.!?]+$/, '')
  if (context.hasOffer && YES_OR_NO.has(squeezed)) return 'yes-no'
  const isMath = MATH.test(bare) && /\d/.test(bare)
  if (context.isQuestionOpen) {
    if (isMath && !bare.includes('?')) return 'answer'
    if (OPTION.test(bare) || QUANTITY.test(bare) || PLACE.test(tidy)) return 'answer'
    return undefined
  }
  if (!isMath || VALUE.test(bare) || FRACTION.test(bare)) return undefined
  return OPERATION.test(bare) && CALCULATION.test(bare) ? 'problem' : undefined
}

/** The shares of all acts, moved by what went before. */
export function weighByContext(
  shares: readonly { act: Act; share: number }[],
  context: ActContext,
  wordCount: number,
): { act: Act; share: number }[] {
  const moved = shares.map(({ act, share }) => {
    const byQuestion = context.isQuestionOpen ? (WITH_OPEN_QUESTION[act] ?? 1) : 1
    const byOffer = context.hasOffer && wordCount <= SHORT_WORDS ? (WITH_OFFER[act] ?? 1) : 1
    return { act, share: share * byQuestion * byOffer }
  })
  const all = moved.reduce((sum, { share }) => sum + share, 0)
  return moved.map(({ act, share }) => ({ act, share: share / all }))
}

const SHORT_WORDS = 4
