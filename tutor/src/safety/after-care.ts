import { CARE_TEXTS, careTextsIn } from './care/care-texts.ts'

const LONGEST = 8
const ASSENTS = new Set(
  `ok okay okey k kk alright fine good great cool sure yes yeah yep thanks thank thx ty tysm understood will bye goodbye
  vale bueno bien gracias sí si entiendo adiós merci oui d'accord compris salut danke ja gut okey klar tschüss verstanden
  好 好的 好吧 谢谢 谢谢你 嗯 嗯嗯 知道了 我知道了 明白 明白了 行 再见`.split(/\s+/),
)
const BESIDE = new Set(
  `you u so very much a lot for your the help helping me listening i then it that all right got see
  muchas mucho por tu ayuda de acuerdo lo haré beaucoup bien pour ton aide vielen dank schön dir für deine hilfe alles in ordnung`.split(
    /\s+/,
  ),
)

type Turn = { role: string; content: string; isCare?: boolean }

/** What follows on "ok" or "thanks" to a caring answer; null for everything else. */
export function respondAfterCare(
  message: string,
  turns: readonly Turn[],
  language: string,
): readonly string[] | null {
  const last = turns.at(-1)
  if (!last?.isCare || isWarning(last.content) || !isAssent(message)) return null
  return careTextsIn(language).afterwards
}

/** Who only told an address has told nothing heavy. */
function isWarning(content: string): boolean {
  return Object.values(CARE_TEXTS).some(({ phrases: { personalData } }) =>
    [personalData.student, personalData.adult].some(([first = '']) => content.startsWith(first)),
  )
}

function isAssent(message: string): boolean {
  const words =
    message
      .toLowerCase()
      .replace(/’/g, "'")
      .match(/[\p{L}']+/gu) ?? []
  return (
    words.length <= LONGEST &&
    words.some((word) => ASSENTS.has(word)) &&
    words.every((word) => ASSENTS.has(word) || BESIDE.has(word))
  )
}
