import { memoizeRecent } from '../memoize-recent.ts'
import type { Concern, Pattern, SafetyCategory } from './categories.ts'
import { normalizeMessage } from './normalize-message.ts'

/**
 * What must not be shown to a child, whoever wrote it: a language model, or a document that somebody brought. Speaks of
 * what is done to the reader or taught to the reader; history, biology and literature stay as they are.
 */
const UNFIT: readonly (readonly [SafetyCategory, Pattern])[] = [
  [
    'selfHarm',
    {
      severity: 'high',
      finds:
        /\bkill yourself\b|\byou (?:should|deserve to|ought to|might as well|better) (?:just )?(?:die|kill|be dead|end your life|hurt yourself|cut yourself)\b|\bnobody (?:would|will) miss you\b|\bthe world (?:is|would be) better (?:off )?without you\b|\byou are (?:a )?(?:worthless|burden)\b/,
    },
  ],
  [
    'selfHarm',
    {
      severity: 'high',
      finds:
        /\b(?:ways|how|steps|methods?) (?:to|of) (?:commit(?:ting)? suicid|kill(?:ing)? (?:yourself|myself|oneself)|end(?:ing)? your life|cut(?:ting)? yourself|tie a noose|overdos(?:e|ing) on)/,
    },
  ],
  [
    'eatingDisorder',
    {
      severity: 'high',
      finds:
        /\b(?:how|tips|ways) (?:to|for) (?:make yourself (?:throw up|vomit)|starv(?:e|ing) yourself|stop eating completely|hide (?:that )?you (?:are )?not eating|be(?:come|coming) anorexic)\b|\bpro ?ana\b|\bthinspo\b/,
    },
  ],
  [
    'sexual',
    {
      severity: 'high',
      finds:
        /\b(?:fuck(?:ed|ing|s)? (?:me|her|him|you)|blow ?jobs?|cumshot|gangbang|deep ?throat|cock (?:in|into|inside)|(?:her|my|his) (?:wet )?(?:pussy|cock|cunt|tits)|hardcore porn|xxx|masturbat(?:e|es|ed|ing)|orgasm(?:ed|ing|s)?|hentai|horny|naked (?:body|girls?|boys?)|send (?:me )?nudes?|sex(?:y)? (?:chat|pictures?) with)\b/,
      unless: /\b(?:statue|sculpture|painting|museum|anatomy)\b/,
    },
  ],
  [
    'sexual',
    {
      severity: 'high',
      finds:
        /\b(?:send|show) me (?:a )?(?:picture|photo|selfie|video)s? of (?:you|your body|yourself)\b|\b(?:do not|never) tell your (?:parents|mom|dad|teacher)\b|\b(?:our|this is our) (?:little )?secret\b|\bwhat are you wearing\b|\bmeet me (?:alone|in secret)\b/,
    },
  ],
  [
    'violence',
    {
      severity: 'high',
      finds:
        /\b(?:how|steps|instructions|recipe|guide) (?:to|for) (?:make|making|build|building) (?:a |an )?(?:\w+ )?(?:bombs?|explosives?|molotov|grenades?|silencer|poison gas|napalm|nerve agent|ricin)\b|\b(?:shoot|stab|kill) your (?:teacher|classmates?|parents|mom|dad|brother|sister)\b/,
      unless: /\b(?:bath|calorimeter)\b/,
    },
  ],
  [
    'drugs',
    {
      severity: 'high',
      finds:
        /\b(?:how|steps|instructions|recipe|guide|where) (?:to|for) (?:make|making|cook|cooking|buy|buying|get|score|snort|smoke|inject) (?:\w+ )?(?:meth|crystal meth|crack|cocaine|heroin|weed|mdma|ecstasy|lsd|fentanyl|ketamine)\b/,
    },
  ],
  [
    'bullying',
    {
      severity: 'high',
      finds:
        /\b(?:niggers?|kikes?|faggots?|chinks?|spics?|wetbacks?|gooks?|trannies|towelheads?|ragheads?)\b/,
    },
  ],
  [
    'personalData',
    {
      severity: 'medium',
      finds:
        /\b(?:tell me|give me|what is) your (?:home )?(?:address|phone number|full name and school|last name)\b|\bwhere do you live\b[^.]{0,10}\b(?:exactly|street)\b/,
    },
  ],
]

/** Every question reads the sentences of some passages, and the same passages again and again. */
const REMEMBERED = 5_000

/** What is unfit for a child in a text that would be shown. Null when nothing is. */
export const checkOutput = memoizeRecent(REMEMBERED, judgeOutput)

function judgeOutput(text: string): Concern | null {
  const line = normalizeMessage(text)
  for (const [category, { severity, finds, unless }] of UNFIT)
    if (line.split(' . ').some((one) => finds.test(one) && !unless?.test(one))) return { category, severity }
  return null
}
