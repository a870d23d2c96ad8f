import { LifeBuoy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../../../kit/app-link.tsx'
import { useUser } from '../../../kit/session.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Signpost } from '../../../ui/drawings/signpost.tsx'
import { Accordion, AccordionItem } from '../../../ui/layout/accordion.tsx'
import { Card, CardTitle } from '../../../ui/layout/card.tsx'
import { Prose } from '../frame/prose.tsx'
import { PagePart, PublicPage } from '../frame/public-page.tsx'
import { ContactForm } from './contact-form.tsx'

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

function Questions() {
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

export function ContactScreen() {
  const { t } = useTranslation('contact')
  return (
    <PublicPage
      title={t('title')}
      lead={t('lead')}
      drawing={<Signpost className="h-36 w-auto max-lg:hidden" />}
    >
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <ContactForm />
        <OtherWays />
      </div>
      <Questions />
    </PublicPage>
  )
}

function OtherWays() {
  const { t } = useTranslation('contact')
  const user = useUser()
  return (
    <Card tone="sunken" className="flex flex-col gap-4">
      <CardTitle>{t('ways.title')}</CardTitle>
      {user && (
        <div className="flex flex-col items-start gap-3">
          <p>{t('ways.ticket')}</p>
          <Button asChild variant="outline">
            <AppLink to="/profile" search={{ tab: 'help' }}>
              <LifeBuoy aria-hidden="true" />
              {t('ways.ticketLink')}
            </AppLink>
          </Button>
        </div>
      )}
      <p>{t('ways.school')}</p>
      <p>{t('ways.emergency')}</p>
    </Card>
  )
}
