import type { ChatTask } from '../../chat/chat-port.ts'
import type { ReadLanguage } from '../claims/number-words.ts'
import { detectLanguage, toReadLanguage } from '../claims/which-language.ts'

const NAMES: Record<ReadLanguage, string> = {
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  de: 'German',
  zh: 'Chinese (simplified)',
}
/** Whoever asks for another language gets it. */
const ASKS_FOR_OTHER =
  /\b(?:english|spanish|french|german|chinese|mandarin|latin|italian|translate|translation|inglés|español|francés|alemán|traduce|anglais|espagnol|français|allemand|traduis|englisch|spanisch|französisch|deutsch|übersetze?)\b|英语|英文|西班牙|法语|德语|中文|翻译/i
/** Shorter replies may be a name or a formula. */
const FEWEST_LETTERS = 60

/** The language that the learner writes in; the one they chose, where a message is too short to tell. */
export function chooseLanguage({ message, reader, turns }: ChatTask): ReadLanguage {
  const earlier = turns.filter(({ role }) => role === 'user').at(-1)?.content ?? ''
  return detectLanguage(message) ?? detectLanguage(earlier) ?? toReadLanguage(reader.language)
}

export const describeLanguage = (language: ReadLanguage): string => NAMES[language]

/** Whether a reply is in a language that the learner neither writes nor chose. */
export function isWrongLanguage(task: ChatTask, said: string): boolean {
  const prose = said.replace(/\$[^$]*\$|`[^`]*`|"[^"]*"|«[^»]*»|„[^“]*“/g, ' ')
  const letters = prose.match(/\p{L}/gu)?.length ?? 0
  const isHan = /\p{Script=Han}/u.test(prose)
  if ((letters < FEWEST_LETTERS && !isHan) || letters < 6) return false
  if (ASKS_FOR_OTHER.test(task.message) || ASKS_FOR_OTHER.test(task.subject ?? '')) return false
  const found = detectLanguage(prose)
  return found !== null && found !== chooseLanguage(task) && found !== toReadLanguage(task.reader.language)
}

type Notes = { note: string; mark: string }

/** Said under a reply of which something could not be checked, and behind a statement of math that could not. */
export const CHECK_NOTES: Record<ReadLanguage, Notes> = {
  en: {
    note: 'What has no number here is not from your material: check it before you rely on it.',
    mark: 'not checked',
  },
  es: {
    note: 'Lo que no lleva número no viene de tu material: compruébalo antes de fiarte.',
    mark: 'sin comprobar',
  },
  fr: {
    note: "Ce qui n'a pas de numéro ne vient pas de tes documents : vérifie-le avant de t'y fier.",
    mark: 'non vérifié',
  },
  de: {
    note: 'Was hier keine Nummer hat, steht nicht in deinem Material: Prüfe es, bevor du dich darauf verlässt.',
    mark: 'nicht geprüft',
  },
  zh: { note: '没有编号的内容不是来自你的资料：使用前请先核实。', mark: '未核实' },
}
