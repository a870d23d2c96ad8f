import { useTranslation } from 'react-i18next'

const CHANGES = ['leaderboard', 'guides', 'pages', 'mails'] as const

type WhatChangesProps = {
  /** To the adult who is to agree, beside the child who asks, or once it holds. */
  intro: 'asked' | 'askedByChild' | 'standing'
}

/** What a consent switches on. */
export function WhatChanges({ intro }: WhatChangesProps) {
  const { t } = useTranslation('guardianConsent')
  return (
    <div>
      <p>{t(`changesIntro.${intro}`)}</p>
      <ul className="mt-1 list-disc ps-5">
        {CHANGES.map((change) => (
          <li key={change}>{t(`changes.${change}`)}</li>
        ))}
      </ul>
    </div>
  )
}
