import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Flower, Leaf } from '../../../ui/drawings/leaf.tsx'
import { Ground, Pot } from '../../../ui/drawings/pot.tsx'

/** The example map of the hero: where each skill sits on the trellis, and how far it is mastered (0 to 1). */
const SKILLS = [
  { sign: '1 2 3', x: 90, y: 280, mastery: 1 },
  { sign: '+', x: 240, y: 280, mastery: 1 },
  { sign: '△', x: 390, y: 280, mastery: 1 },
  { sign: '÷', x: 90, y: 175, mastery: 1 },
  { sign: '¾', x: 240, y: 175, mastery: 0.72 },
  { sign: 'cm', x: 390, y: 175, mastery: 0.4 },
  { sign: '0.5', x: 90, y: 70, mastery: 0 },
  { sign: '=', x: 240, y: 70, mastery: 0 },
  { sign: '%', x: 390, y: 70, mastery: 0 },
] as const

/** Stems that have grown already, from the pot upwards. */
const STEMS = [
  'M240 352C238 330 242 305 240 280',
  'M240 340C236 318 140 330 90 280',
  'M240 340C244 318 340 330 390 280',
  'M90 280C62 250 118 215 90 175',
  'M240 280C268 250 212 215 240 175',
  'M390 280C362 250 418 215 390 175',
] as const

/** Where the plant will grow next. */
const BUDS = [
  'M90 175C118 145 62 110 90 70',
  'M240 175C212 145 268 110 240 70',
  'M390 175C418 145 362 110 390 70',
] as const

const LEAVES = [
  { x: 176, y: 318, angle: -128, isLight: true },
  { x: 306, y: 317, angle: -50, isLight: false },
  { x: 84, y: 233, angle: -165, isLight: false },
  { x: 101, y: 214, angle: -15, isLight: true },
  { x: 247, y: 236, angle: -12, isLight: true },
  { x: 232, y: 216, angle: -168, isLight: false },
  { x: 384, y: 233, angle: -165, isLight: true },
  { x: 401, y: 214, angle: -15, isLight: false },
] as const

/** The product's picture: skills as places on a trellis, mastered ones reached by the plant. */
export function SkillMapPicture() {
  const { t } = useTranslation('landing')
  return (
    <div
      role="img"
      aria-label={t('map.picture')}
      className="mx-auto w-full max-w-lg rounded-card border border-border bg-raised shadow-raised"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-border border-b px-5 py-3">
        <span className="font-heading font-semibold">{t('map.title')}</span>
        <span className="text-muted">{t('map.subject')}</span>
      </div>
      <div className="px-3 pt-4">
        <SkillMap />
        <div className="flex flex-wrap justify-center gap-x-5 gap-y-1 pt-2 pb-4 text-muted">
          <LegendEntry color="var(--leaf-deep)" text={t('map.mastered')} isFull />
          <LegendEntry color="var(--tone-amber)" text={t('map.growing')} />
          <LegendEntry color="var(--border-strong)" text={t('map.ahead')} isDashed />
        </div>
      </div>
      <div className="flex items-center gap-3 rounded-b-card border-border border-t bg-brand-soft px-5 py-4">
        <span className="min-w-0 flex-1">
          <span className="block text-brand-ink">{t('map.nextLabel')}</span>
          <span className="block font-heading font-semibold text-lg">{t('map.nextSkill')}</span>
        </span>
        <span className="shrink-0 text-brand-ink">{t('map.minutes')}</span>
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand text-on-brand">
          <ArrowRight className="size-5" />
        </span>
      </div>
    </div>
  )
}

function SkillMap() {
  return (
    <svg
      viewBox="36 22 408 392"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
      className="h-auto w-full"
    >
      <g stroke="var(--wood)" strokeWidth="6" opacity=".5">
        <path d="M90 34V352M240 34V352M390 34V352" />
        <path d="M48 70H432M48 175H432M48 280H432" />
      </g>
      <Ground x={240} y={404} width={190} />
      <g stroke="var(--leaf-light)" strokeWidth="4" strokeDasharray="2 10">
        {BUDS.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <g stroke="var(--leaf-deep)" strokeWidth="6">
        {STEMS.map((path) => (
          <path key={path} d={path} pathLength="1" className="landing-vine" />
        ))}
      </g>
      {LEAVES.map((leaf) => (
        <g key={`${leaf.x} ${leaf.y}`} className="landing-leaf">
          <Leaf {...leaf} size={0.85} />
        </g>
      ))}
      <g transform="translate(240 348) scale(1.35)">
        <Pot x={0} y={0} />
      </g>
      {SKILLS.map((skill) => (
        <Skill key={skill.sign} {...skill} />
      ))}
    </svg>
  )
}

function Skill({ sign, x, y, mastery }: { sign: string; x: number; y: number; mastery: number }) {
  const isMastered = mastery === 1
  const isCurrent = mastery > 0.5 && !isMastered
  return (
    <g transform={`translate(${x} ${y})`}>
      {isCurrent && <circle r="43" fill="var(--tone-amber)" opacity=".16" className="landing-halo" />}
      <circle
        r="33"
        fill={isMastered ? 'var(--brand-soft)' : 'var(--raised)'}
        stroke={mastery === 0 ? 'var(--border-strong)' : 'var(--heat-0)'}
        strokeWidth={mastery === 0 ? 2.5 : 7}
        strokeDasharray={mastery === 0 ? '2 8' : undefined}
      />
      {mastery > 0 && (
        <circle
          r="33"
          pathLength="1"
          stroke={isMastered ? 'var(--leaf-deep)' : 'var(--tone-amber)'}
          strokeWidth="7"
          strokeDasharray={`${mastery} 1`}
          transform="rotate(-90)"
          className="landing-ring"
        />
      )}
      <text
        y="8"
        textAnchor="middle"
        fontSize={sign.length > 2 ? 17 : 24}
        fill={mastery === 0 ? 'var(--muted)' : 'var(--text)'}
        className="font-heading font-medium"
      >
        {sign}
      </text>
      {isMastered && (
        <g className="landing-leaf">
          <Flower x={25} y={-25} size={1.05} />
        </g>
      )}
    </g>
  )
}

type LegendEntryProps = { color: string; text: string; isFull?: boolean; isDashed?: boolean }

function LegendEntry({ color, text, isFull = false, isDashed = false }: LegendEntryProps) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg viewBox="0 0 16 16" fill="none" aria-hidden="true" className="size-4">
        {!isDashed && <circle cx="8" cy="8" r="6" stroke="var(--heat-0)" strokeWidth="3.5" />}
        <circle
          cx="8"
          cy="8"
          r="6"
          pathLength="12"
          stroke={color}
          strokeWidth={isDashed ? 2 : 3.5}
          strokeDasharray={isDashed ? '1 1' : isFull ? undefined : '8 4'}
          transform="rotate(-90 8 8)"
        />
      </svg>
      {text}
    </span>
  )
}
