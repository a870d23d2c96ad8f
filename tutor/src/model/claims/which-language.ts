import { READ_LANGUAGES, type ReadLanguage } from './number-words.ts'

const SMALL_WORDS: Record<Exclude<ReadLanguage, 'zh'>, Set<string>> = {
  en: toSet(`the a an is are was of to and in it that this you your we for with on as by be so what how which can not
    then from at or if has have do does let try think look each both one there these those will would its`),
  es: toSet(`el la los las un una es son de del que en y se por para con tu su lo al como más está qué cuál no si hay
    puedes puede cada ambos entonces esta este eso`),
  fr: toSet(`le la les un une des est sont de du que en et ce cette pour avec tu ton ta sa son au aux plus qui dans pas
    il elle nous vous cela ça fait donc alors chaque quel quelle`),
  de: toSet(`der die das ein eine ist sind und zu den dem des mit auf für nicht du dein deine wir es im von an bei wie
    was welche dann so auch wenn man aus sie er macht also jede`),
}

function toSet(words: string): Set<string> {
  return new Set(words.split(/\s+/))
}

/** The language that a sentence is written in, by its small words; null where it has too few of them to tell. */
export function detectLanguage(text: string): ReadLanguage | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  if (han > 0 && han * 3 >= letters) return 'zh'
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const counts = (['en', 'es', 'fr', 'de'] as const).map((language) => ({
    language,
    count: words.filter((word) => SMALL_WORDS[language].has(word)).length,
  }))
  const [best, second] = counts.sort((a, b) => b.count - a.count)
  if (!best || best.count === 0 || best.count === second?.count) return guessByLetters(text)
  return best.language
}

function guessByLetters(text: string): ReadLanguage | null {
  if (/[äöüß]/i.test(text)) return 'de'
  if (/[ñ¿¡áíóú]/i.test(text)) return 'es'
  return /[çèêàœùî]/i.test(text) ? 'fr' : null
}

/** The language of a person, as far as we read it. */
export const toReadLanguage = (language: string | undefined): ReadLanguage =>
  READ_LANGUAGES.find((one) => one === language?.slice(0, 2).toLowerCase()) ?? 'en'
