import type { SafetyCategory } from '../categories.ts'
import { normalizeMessage } from '../normalize-message.ts'

type Words = {
  /** Friends, classmates, brothers and sisters. */
  peers: RegExp
  parents: RegExp
  /** Where the writer speaks of themselves only as the one who tells. */
  asides: RegExp
  /** What then is left speaks of the writer. */
  own: RegExp
}

/** Read as `normalizeMessage` writes. */
const WORDS: readonly Words[] = [
  {
    peers:
      /\b(?:my|our|a|one of my|this) (?:(?:best|good|close|old|little|big|older|younger|twin|step|girl|boy) )*(?:friends?|bff|bestie|brother|sister|cousin|classmate|roommate|neighbor|girlfriend|boyfriend|(?:girl|boy|kid|person|someone)(?= (?:in|at|from|i know)))\b|\b(?:someone|somebody) (?:i know|in my class|at (?:my )?school)\b/g,
    parents: /\bmy (?:step)?(?:mom|dad|mother|father|parents?|grandma|grandpa|aunt|uncle)\b/g,
    asides:
      /\b(?:told|tells|texted|messaged|wrote|called|showed|sent|begged) me\b|\bsaid to me\b|\bto me that\b|\bi (?:really |just |also |do )*(?:think|know|heard|saw|noticed|found out|believe|guess|promised|do not know|want to help|am (?:\w+ )?(?:worried|scared|afraid|concerned))\b|\b(?:what|how) (?:can|do|should|could|would) i (?:do|say|help|tell|stop)\b|\bhelp me help\b|\bi do not want (?:her|him|them) to\b|\bmy (?:class|school)\b/g,
    own: /\b(?:i|me|my|mine|myself|we|us|our)\b/,
  },
  {
    peers:
      /\b(?:mi|un|una|nuestr[oa]) (?:mejor |gran )?(?:amig[oa]|herman[oa]|hermanit[oa]|prim[oa]|companer[oa](?: de clase)?|novi[oa])\b/g,
    parents: /\bmi (?:mom|dad|madre|padre|ti[oa]|abuel[oa])\b/g,
    asides:
      /\bme (?:dijo|dice|conto|ha dicho|ha contado|escribio|preocupa)\b|\bque (?:hago|puedo hacer|debo hacer)\b|\bno se que hacer\b|\b(?:creo|se) que\b|\b(?:estoy (?:muy )?preocupad[oa]|tengo miedo) por\b|\bcomo (?:la |lo |le )?(?:ayudo|puedo ayudar\w*)\b/g,
    own: /\b(?:yo|me|mi|mis|conmigo|nos|quiero|quisiera|estoy|soy|tengo|siento|puedo|voy|pienso)\b/,
  },
  {
    peers:
      /\b(?:mon|ma|mom|un|une|notre) (?:meilleure? |petite? |grande? )*(?:amie?|copain|copine|pote|frere|soeur|cousine?|camarade|voisine?)\b/g,
    parents: /\b(?:mon|ma|mom) (?:mere|pere|oncle|tante|mamie|papi|mom|maman|dad)\b/g,
    asides:
      /\bm a (?:dit|ecrit|raconte|confie)\b|\bme dit\b|\bje (?:pense|crois|sais)\b|\bje (?:ne )?sais pas(?: quoi faire)?\b|\b(?:que|qu est ce que) (?:dois je|puis je|je (?:dois|peux)) faire\b|\bje m inquiete\b|\bje suis inquiete?\b|\bj ai peur pour\b|\bcomment (?:je peux |puis je )?l aider\b/g,
    own: /\b(?:je|j|me|m|moi|mon|ma|mom|mes|nous)\b/,
  },
  {
    peers:
      /\b(?:(?:m|unser)eine[rnms]?|meine?|eine?[rnms]?|unsere?) (?:beste[rn]? |kleine[rn]? |grosse[rn]? )*(?:freund(?:in|es)?|bruder|schwester|cousin(?:e)?|kumpel|mitschuler(?:in)?|klassenkamerad(?:in)?)\b/g,
    parents: /\bmeine?[rnms]? (?:mutter|vater|mama|mom|dad|oma|opa|onkel|tante|eltern)\b/g,
    asides:
      /\bhat mir (?:gesagt|erzahlt|geschrieben|anvertraut)\b|\bsagt mir\b|\bich (?:glaube|denke|weiss)(?: nicht)?\b|\bwas (?:soll|kann) ich (?:tun|machen)\b|\bich mache? mir sorgen\b|\bich habe angst um\b|\bwie kann ich (?:ihr|ihm) helfen\b/g,
    own: /\b(?:ich|mir|mich|mein\w*|wir|uns)\b/,
  },
]

/** Chinese as it stands: `normalizeMessage` keeps Latin letters only. */
const CHINESE: Words = {
  peers: /(?:我的?|一个)?(?:最?好)?(?:朋友|同学|闺蜜|室友|[哥姐弟妹]{2}|表[哥姐弟妹])/g,
  parents: /我的?(?:妈妈|爸爸|奶奶|爷爷|外婆|外公)/g,
  asides:
    /告诉我|[跟对]我说|我(?:该|应该)?(?:怎么办|怎么做|怎么帮)|我(?:很|好|真的)*担心|我觉得|我知道|我怕/g,
  own: /我/,
}

/**
 * Whether the one in trouble is somebody else. Only where nothing speaks of the writer: to take a child in need for a
 * friend who worries would be worse than the other way round.
 */
export function isAboutOther(message: string, category: SafetyCategory): boolean {
  const line = normalizeMessage(message)
  return (
    WORDS.some((words) => speaksOfOther(line, words, category)) || speaksOfOther(message, CHINESE, category)
  )
}

function speaksOfOther(
  line: string,
  { peers, parents, asides, own }: Words,
  category: SafetyCategory,
): boolean {
  const withoutPeers = line.replace(peers, ' ')
  const rest = withoutPeers.replace(parents, ' ')
  // "My dad hits" is about the writer.
  const isNamed = withoutPeers !== line || (category !== 'abuse' && rest !== withoutPeers)
  return isNamed && !own.test(rest.replace(asides, ' '))
}
