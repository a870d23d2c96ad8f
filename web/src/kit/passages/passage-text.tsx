import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useWantedPassage } from './use-wanted-passage.ts'

/** A text in which the address may want a passage: `?passage=120-340`, counted from its first letter. */
export function PassageText({ children }: { children: ReactNode }) {
  const { t } = useTranslation('study')
  const text = useRef<HTMLDivElement>(null)
  useWantedPassage(text, t('passage.shown'))
  return <div ref={text}>{children}</div>
}
