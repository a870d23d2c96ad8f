import {
  Award,
  Bot,
  ChartColumn,
  CirclePlay,
  Download,
  Layers,
  ListChecks,
  type LucideIcon,
  NotebookPen,
  Route,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AnalyticsPicture } from '../pictures/analytics-picture.tsx'
import { PathPicture } from '../pictures/path-picture.tsx'
import { TutorPicture } from '../pictures/tutor-picture.tsx'
import { Section, SectionTitle } from './section.tsx'

const TONES = {
  emerald: 'bg-emerald-soft text-emerald-ink',
  amber: 'bg-amber-soft text-amber-ink',
  cyan: 'bg-cyan-soft text-cyan-ink',
  purple: 'bg-purple-soft text-purple-ink',
} as const

const WIDTHS = {
  third: 'lg:col-span-2',
  half: 'lg:col-span-3',
  full: 'sm:col-span-2 lg:col-span-6 lg:flex-row lg:items-center lg:justify-between lg:gap-16',
} as const

type Feature = {
  name: 'paths' | 'tutor' | 'quizzes' | 'notes' | 'flashcards' | 'videos' | 'offline' | 'badges' | 'analytics'
  icon: LucideIcon
  tone: keyof typeof TONES
  width: keyof typeof WIDTHS
  picture?: ReactNode
}

const FEATURES: Feature[] = [
  { name: 'paths', icon: Route, tone: 'emerald', width: 'half', picture: <PathPicture /> },
  { name: 'tutor', icon: Bot, tone: 'purple', width: 'half', picture: <TutorPicture /> },
  { name: 'quizzes', icon: ListChecks, tone: 'amber', width: 'third' },
  { name: 'notes', icon: NotebookPen, tone: 'cyan', width: 'third' },
  { name: 'flashcards', icon: Layers, tone: 'emerald', width: 'third' },
  { name: 'videos', icon: CirclePlay, tone: 'purple', width: 'third' },
  { name: 'offline', icon: Download, tone: 'cyan', width: 'third' },
  { name: 'badges', icon: Award, tone: 'amber', width: 'third' },
  { name: 'analytics', icon: ChartColumn, tone: 'emerald', width: 'full', picture: <AnalyticsPicture /> },
]

export function FeaturesSection() {
  const { t } = useTranslation('landing')
  return (
    <Section
      id="features"
      tabIndex={-1}
      aria-labelledby="features-title"
      className="border-border border-y bg-surface"
    >
      <SectionTitle id="features-title" className="max-w-2xl">
        {t('features.title')}
      </SectionTitle>
      <p className="mt-4 max-w-2xl text-lg text-muted">{t('features.lead')}</p>
      <ul className="mt-10 grid gap-4 sm:grid-cols-2 lg:grid-cols-6">
        {FEATURES.map(({ name, icon: Icon, tone, width, picture }) => (
          <li
            key={name}
            className={`flex flex-col gap-6 rounded-card border border-border bg-background p-5 sm:p-6 ${WIDTHS[width]}`}
          >
            <div className="max-w-xl">
              <div className="flex items-center gap-3 sm:flex-col sm:items-start sm:gap-4">
                <span className={`grid size-12 shrink-0 place-items-center rounded-control ${TONES[tone]}`}>
                  <Icon aria-hidden="true" className="size-6" />
                </span>
                <h3 className="font-semibold text-xl">{t(`features.${name}Title`)}</h3>
              </div>
              <p className="mt-2 text-muted">{t(`features.${name}Text`)}</p>
            </div>
            {picture}
          </li>
        ))}
      </ul>
    </Section>
  )
}
