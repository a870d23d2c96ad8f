import { useTranslation } from 'react-i18next'
import { DIALOG_SUBJECTS, PANEL_SUBJECTS } from '#contract/study/chat.ts'

const LISTED = [...DIALOG_SUBJECTS, ...PANEL_SUBJECTS] as const
type Listed = (typeof LISTED)[number]

const isListed = (name: string): name is Listed => (LISTED as readonly string[]).includes(name)

/** The documented subjects in the reader's language; the server knows them by their English names. Others stay as they are. */
export function useSubjectName(): (name: string) => string {
  const { t } = useTranslation('chat')
  return (name) => (isListed(name) ? t(`subjects.${name}`) : name)
}
