import * as Blockly from 'blockly/core'
import type { BlockTranslator } from '../block-words.ts'

type Words = Record<string, string>

const LANGUAGES: Record<string, () => Promise<unknown>> = {
  en: () => import('blockly/msg/en'),
  es: () => import('blockly/msg/es'),
  fr: () => import('blockly/msg/fr'),
  de: () => import('blockly/msg/de'),
  zh: () => import('blockly/msg/zh-hans'),
}
const english = () => import('blockly/msg/en')

/** Asked for as soon as Blockly itself is there, and not only when it is drawn. */
export function fetchWords(language: string) {
  return Promise.all([english(), (LANGUAGES[language.split('-')[0] ?? 'en'] ?? english)()])
}

/** What Blockly itself says, in its menus and to screen readers. Where it calls things by other names, ours count. */
export async function loadWords(language: string, t: BlockTranslator): Promise<void> {
  const [fallback, words] = await fetchWords(language)
  Blockly.setLocale({
    ...pickTexts(fallback),
    ...pickTexts(words),
    WORKSPACE_LABEL_PLAIN: t('speech.workspace'),
    BLOCK_LABEL_BEGIN_STACK: t('speech.script'),
    BLOCK_LABEL_STATEMENT: t('speech.statement'),
    BLOCK_LABEL_CONTAINER: t('speech.container'),
    BLOCK_LABEL_VALUE: t('speech.value'),
    // The sentence of the block already says so.
    BLOCK_LABEL_HAS_INPUT: '',
    BLOCK_LABEL_HAS_INPUTS: '',
  })
}

function pickTexts(module: unknown): Words {
  return Object.fromEntries(Object.entries(module as Words).filter(([, text]) => typeof text === 'string'))
}
