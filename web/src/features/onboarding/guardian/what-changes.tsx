import { useTranslation } from 'react-i18next'

const CHANGES = ['leaderboard', 'guides', 'pages'] as const

/** What an agreement switches on, said before anybody agrees. */
export function WhatChanges() {
  const { t } = useTranslation('onboarding')
  return (
    <div>
      <p>{t('guardian.changes')}</p>
      <ul className="mt-1 list-disc ps-5">
        {CHANGES.map((change) => (
          <li key={change}>{t(`guardianChanges.${change}`)}</li>
        ))}
      </ul>
    </div>
  )
}
