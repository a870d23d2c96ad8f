import { useSearch } from '@tanstack/react-router'
import { ArrowLeft, BookOpenText, Calculator, MessagesSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../../kit/app-link.tsx'
import { isYoung } from '../../kit/learning/is-young.ts'
import { useUser } from '../../kit/session.ts'
import { Card } from '../../ui/layout/card.tsx'

type AiTutorScreenProps = {
  /** The tutors that open in place; what they need is fetched when they do. */
  tutors: Record<'reading' | 'general', ReactNode>
}

export function AiTutorScreen({ tutors }: AiTutorScreenProps) {
  const { t } = useTranslation('aiTutor')
  const open = useSearch({ from: '/ai-tutor' }).tutor
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h1 className="font-semibold text-3xl">{t('title')}</h1>
        {open && (
          <AppLink
            to="/ai-tutor"
            className="inline-flex min-h-11 items-center gap-2 rounded-control font-heading font-medium text-brand-ink underline underline-offset-4"
          >
            <ArrowLeft aria-hidden="true" className="size-5" />
            {t('all')}
          </AppLink>
        )}
      </div>
      {open ? tutors[open] : <TutorCards />}
    </div>
  )
}

const TUTORS = [
  { name: 'math', Icon: Calculator, accent: 'var(--subject-mathematics)', link: { to: '/math-tutor' } },
  {
    name: 'reading',
    Icon: BookOpenText,
    accent: 'var(--subject-english)',
    link: { to: '/ai-tutor', search: { tutor: 'reading' } },
  },
  {
    name: 'general',
    Icon: MessagesSquare,
    accent: 'var(--brand)',
    link: { to: '/ai-tutor', search: { tutor: 'general' } },
  },
] as const

function TutorCards() {
  const { t } = useTranslation('aiTutor')
  const user = useUser()
  const isLarge = user !== null && isYoung(user)
  return (
    <>
      <p className="text-lg text-muted">{t('lead')}</p>
      <ul className="grid gap-4 lg:grid-cols-3">
        {TUTORS.map(({ name, Icon, accent, link }) => (
          <li key={name}>
            <Card isInteractive accent={accent} className="flex h-full flex-col gap-3">
              <Icon
                aria-hidden="true"
                className={isLarge ? 'size-16' : 'size-10'}
                style={{ color: accent }}
              />
              <h2 className={`font-semibold ${isLarge ? 'text-2xl' : 'text-xl'}`}>
                <AppLink {...link} className="rounded-card after:absolute after:inset-0 after:rounded-card">
                  {t(`${name}.title`)}
                </AppLink>
              </h2>
              <p className="text-muted">{t(`${name}.text`)}</p>
            </Card>
          </li>
        ))}
      </ul>
    </>
  )
}
