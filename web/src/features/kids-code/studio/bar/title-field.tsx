import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_TITLE } from '#contract/study/fields.ts'

type TitleFieldProps = { title: string; onChange: (title: string) => void }

/** The heading of the studio, which its owner writes over. An empty name is none: the last one comes back. */
export function TitleField({ title, onChange }: TitleFieldProps) {
  const { t } = useTranslation('kidsCodeStudio')
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <h1 className="min-w-0">
      <span className="sr-only">{title}</span>
      <input
        aria-label={t('bar.title')}
        dir="auto"
        value={typed ?? title}
        maxLength={LONGEST_TITLE}
        onChange={(event) => {
          setTyped(event.target.value)
          if (event.target.value.trim()) onChange(event.target.value)
        }}
        onBlur={() => {
          if (typed?.trim() && typed !== typed.trim()) onChange(typed.trim())
          setTyped(null)
        }}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        className="min-h-11 w-full truncate rounded-control border border-transparent bg-transparent px-2 font-heading font-semibold text-xl hover:border-border-strong focus:border-border-strong focus:bg-surface"
      />
    </h1>
  )
}
