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
import { LogoMark } from '../../../ui/drawings/logo-mark.tsx'
import { Section, SectionTitle } from './section.tsx'

const STEPS = [
  { x: 28, y: 88, mastery: 1 },
  { x: 124, y: 36, mastery: 1 },
  { x: 220, y: 88, mastery: 0.6 },
  { x: 316, y: 36, mastery: 0 },
  { x: 412, y: 88, mastery: 0 },
] as const

/** A way through five skills: two done, one under way, two to come. */
function PathPicture() {
  return (
    <svg
      viewBox="0 0 440 132"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
      className="mt-auto w-full"
    >
      <path d="M28 88C60 88 92 36 124 36S188 88 220 88" stroke="var(--leaf-deep)" strokeWidth="6" />
      <path
        d="M220 88C252 88 284 36 316 36S380 88 412 88"
        stroke="var(--border-strong)"
        strokeWidth="3"
        strokeDasharray="1 10"
      />
      {STEPS.map(({ x, y, mastery }) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle r="24" fill="var(--surface)" stroke="var(--heat-0)" strokeWidth="6" />
          {mastery > 0 && (
            <circle
              r="24"
              pathLength="1"
              stroke={mastery === 1 ? 'var(--leaf-deep)' : 'var(--tone-amber)'}
              strokeWidth="6"
              strokeDasharray={`${mastery} 1`}
              transform="rotate(-90)"
            />
          )}
          {mastery === 1 && (
            <path d="M-9 1-3 7 9-6" stroke="var(--leaf-deep)" strokeWidth="4" strokeLinejoin="round" />
          )}
          {mastery === 0.6 && <circle r="7" fill="var(--tone-amber)" />}
        </g>
      ))}
    </svg>
  )
}

/** Activity of thirteen weeks, a row for each day from Monday to Sunday, as shades of green. */
const DAYS = [
  '0102102323432',
  '1220303222434',
  '0221112334344',
  '2010202331243',
  '1012100213442',
  '0200201121312',
  '0000010000200',
] as const
const CELL = 22

const CELLS = DAYS.flatMap((levels, row) =>
  [...levels].map((level, column) => ({ level, x: column * CELL, y: row * CELL })),
)

function AnalyticsPicture() {
  return (
    <svg
      viewBox={`0 0 ${13 * CELL - 4} ${DAYS.length * CELL - 4}`}
      aria-hidden="true"
      className="w-full max-w-md shrink-0"
    >
      {CELLS.map(({ level, x, y }) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width={CELL - 4}
          height={CELL - 4}
          rx="5"
          fill={`var(--heat-${level})`}
        />
      ))}
    </svg>
  )
}

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

function TutorPicture() {
  const { t } = useTranslation('landing')
  return (
    <div className="mt-auto flex flex-col gap-3">
      <p className="max-w-[85%] self-end rounded-card rounded-br-small bg-brand px-4 py-2.5 text-on-brand">
        {t('featurePictures.question')}
      </p>
      <div className="flex max-w-[95%] items-end gap-2">
        <LogoMark className="mb-1 size-8 shrink-0" />
        <p className="rounded-card rounded-bl-small border border-border bg-surface px-4 py-2.5">
          {t('featurePictures.answer')}
        </p>
      </div>
    </div>
  )
}
