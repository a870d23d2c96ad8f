import { stripLeadIn } from '../chat/math/looks-like-math.ts'

const LEAD =
  /^(?:(?:o+h+|a+h+|ok(?:ay)?|k|so|um+|uh+|hm+|well|then|wait|yes|yeah|no|now|i (?:think|guess|got|get)|maybe|is it|it'?s|its|that'?s|thats|the answer is|answer|creo que(?: es)?|es|ist es|ich glaube|c'est|je crois que c'est|是)[\s,:]+)+/i
const TAIL =
  /(?:[\s,]+(?:i think|i guess|lol|right|correct|maybe|idk|pls|please|yay|haha|creo|je crois|glaub ich)|\s+(?:cuz|bc|because|coz|since|porque|parce que|weil)\b.*)+[\s?!.]*$/i

/** The line that a learner means by "ohh 5", "24 i think", "is it 1 cuz its in the middle"; null where there is none. */
export function readAttempt(message: string): string | null {
  const tidy = message.replace(/[’]/g, "'").trim()
  const bare = stripLeadIn(tidy.replace(TAIL, '').replace(LEAD, '').trim())
  const line = bare
    .replace(LEAD, '')
    .replace(/[\s?!.]+$/, '')
    .trim()
  if (line === '' || !/[\dxyz]/i.test(line)) return null
  const words = line.match(/\p{L}{2,}/gu) ?? []
  return words.length <= 2 ? line : null
}
