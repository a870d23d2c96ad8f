import { useTranslation } from 'react-i18next'

const CHANGES = ['leaderboard', 'guides', 'pages', 'mails'] as const

/** What a consent switches on, said to the adult who is to agree; a child reads it along. */
export function WhatChanges({ isForChild = false }: { isForChild?: boolean }) {
  const { t } = useTranslation('guardianConsent')
  return (
    <div>
      <p>{t(isForChild ? 'changes.introForChild' : 'changes.intro')}</p>
      <ul className="mt-1 list-disc ps-5">
        {CHANGES.map((change) => (
          <li key={change}>{t(`changes.${change}`)}</li>
        ))}
      </ul>
    </div>
  )
}
