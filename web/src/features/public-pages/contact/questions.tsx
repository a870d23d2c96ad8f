import { useTranslation } from 'react-i18next'
import { Accordion, AccordionItem } from '../../../ui/layout/accordion.tsx'
import { Prose } from '../frame/prose.tsx'
import { PagePart } from '../frame/public-page.tsx'

const QUESTIONS = [
  'start',
  'who',
  'cost',
  'children',
  'offline',
  'tutor',
  'teachers',
  'password',
  'data',
] as const

export function Questions() {
  const { t } = useTranslation('contact')
  return (
    <PagePart id="faq" title={t('faq.title')}>
      <Accordion isMultiple>
        {QUESTIONS.map((name) => (
          <AccordionItem key={name} value={name} title={t(`faq.${name}.question`)}>
            <Prose text={t(`faq.${name}.answer`)} />
          </AccordionItem>
        ))}
      </Accordion>
    </PagePart>
  )
}
