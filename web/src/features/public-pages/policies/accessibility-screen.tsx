import { useTranslation } from 'react-i18next'
import { FactTable } from '../frame/fact-table.tsx'
import { Policy } from './policy.tsx'

const SECTIONS = ['aim', 'does', 'tests', 'table', 'limits', 'feedback'] as const

/** The guidelines of WCAG 2.2 in their order; whatever is not certain everywhere counts as partly. */
const GUIDELINES = [
  ['alternatives', 'part'],
  ['media', 'part'],
  ['adaptable', 'full'],
  ['distinguishable', 'full'],
  ['keyboard', 'full'],
  ['time', 'full'],
  ['seizures', 'full'],
  ['navigable', 'full'],
  ['input', 'full'],
  ['readable', 'part'],
  ['predictable', 'full'],
  ['assistance', 'full'],
  ['compatible', 'full'],
] as const

export function AccessibilityScreen() {
  const { t } = useTranslation('accessibility')
  return (
    <Policy
      title={t('title')}
      lead={t('lead')}
      sections={SECTIONS.map((id) => ({
        id,
        title: t(`${id}.title`),
        text: t(`${id}.text`),
        extra: id === 'table' && <ConformanceTable />,
      }))}
    />
  )
}

function ConformanceTable() {
  const { t } = useTranslation('accessibility')
  return (
    <FactTable
      caption={t('table.caption')}
      columns={[t('table.guideline'), t('table.state'), t('table.remark')]}
      rows={GUIDELINES.map(([name, state]) => ({
        key: name,
        cells: [t(`guideline.${name}.name`), t(`table.${state}`), t(`guideline.${name}.remark`)],
      }))}
    />
  )
}
