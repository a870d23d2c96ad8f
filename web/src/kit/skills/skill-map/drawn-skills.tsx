import { Clock, Flag } from 'lucide-react'
import { memo, use } from 'react'
import { useTranslation } from 'react-i18next'
import { SkillLevel } from '#contract/skills.ts'
import { LEVEL_ICONS } from '../../learning/skill-level-icons.ts'
import { IsOwnMap } from '../is-own-map.ts'
import { LEVEL_BOX } from './level-styles.ts'
import type { Drawing } from './plan/drawing.ts'
import { BOX, type GradeBand, HEADING_PX, type MapPlan, type PlacedSkill } from './plan/lay-out-map.ts'
import { isWithin } from './plan/view.ts'

/** How much of a box is filled, from its left edge, so that levels differ without color as well. */
const FILLED: Record<SkillLevel, number> = {
  new: 0,
  learning: 0.35,
  practised: 0.65,
  mastered: 1,
  needsRefresh: 0.5,
}

const FILL: Record<SkillLevel, string> = {
  new: 'none',
  learning: 'var(--cyan-ink)',
  practised: 'var(--purple-ink)',
  mastered: 'var(--emerald-ink)',
  needsRefresh: 'var(--amber-ink)',
}

/** The map from afar: a few paths hold all boxes, whatever their number. */
const MapShapes = memo(function MapShapes({ plan, scale }: { plan: MapPlan; scale: number }) {
  const draw = (places: readonly PlacedSkill[], trace: (place: PlacedSkill) => string) =>
    places.map(trace).join('')
  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute top-0 left-0 overflow-visible"
      width={plan.width}
      height={plan.height}
    >
      <path
        d={draw(plan.placed, (place) => traceBox(place, BOX.width))}
        fill="var(--surface)"
        stroke="var(--border-strong)"
        strokeWidth={0.5 / scale}
      />
      {SkillLevel.options.map((level) => (
        <path
          key={level}
          d={draw(
            plan.placed.filter(({ skill }) => skill.level === level),
            (place) => traceFill(place, level),
          )}
          fill={FILL[level]}
        />
      ))}
      <path
        d={draw(
          plan.placed.filter(({ skill }) => skill.isNext),
          (place) => traceMark(place, scale),
        )}
        fill="var(--brand)"
        stroke="var(--surface)"
        strokeWidth={1 / scale}
      />
    </svg>
  )
})

function traceBox({ x, y }: PlacedSkill, width: number): string {
  return `M${x} ${y}h${width}v${BOX.height}h${-width}z`
}

function traceFill(place: PlacedSkill, level: SkillLevel): string {
  const width = FILLED[level] * BOX.width
  const x = level === 'needsRefresh' ? place.x + BOX.width - width : place.x
  return width === 0 ? '' : traceBox({ ...place, x }, width)
}

/** A pennant at the upper corner, as large on the screen from any height, but never larger than its box. */
function traceMark({ x, y }: PlacedSkill, scale: number): string {
  const side = Math.min(5 / scale, 0.8 * BOX.height)
  return `M${x + BOX.width - side} ${y - side / 2}h${side}v${side}z`
}

type SkillBoxProps = {
  place: PlacedSkill
  /** From afar words would be too small: the picture stands alone. */
  hasWords: boolean
  /** The one box that Tab leads to. */
  isCurrent: boolean
  onOpen: (id: string) => void
  onFocus: (id: string) => void
}

const SkillBox = memo(function SkillBox({
  place: { skill, x, y },
  hasWords,
  isCurrent,
  onOpen,
  onFocus,
}: SkillBoxProps) {
  const { t } = useTranslation('skills')
  const isOwn = use(IsOwnMap)
  const { t: say } = useTranslation('common')
  const Icon = LEVEL_ICONS[skill.level]
  const level = say(`skillLevel.${skill.level}`)
  return (
    <button
      type="button"
      data-skill={skill.id}
      tabIndex={isCurrent ? 0 : -1}
      onClick={() => onOpen(skill.id)}
      onFocus={() => onFocus(skill.id)}
      className={`absolute flex rounded-control border-2 p-2 text-start ${LEVEL_BOX[skill.level]} ${hasWords ? 'flex-col justify-between' : 'items-center justify-center'}`}
      style={{ left: x, top: y, width: BOX.width, height: BOX.height }}
    >
      <span className={hasWords ? 'line-clamp-2 font-medium leading-snug' : 'sr-only'}>{skill.name}</span>
      <span className={`flex items-center gap-1.5 ${hasWords ? 'w-full' : ''}`}>
        <Icon aria-hidden="true" className={hasWords ? 'size-4 shrink-0' : 'size-14'} />
        <span className={hasWords ? 'flex-1' : 'sr-only'}>
          {level}
          {hasWords && skill.mastery !== null && <span className="tabular-nums"> {`${skill.mastery}%`}</span>}
        </span>
        {skill.isDue && (
          <>
            <Clock aria-hidden="true" className={hasWords ? 'size-5 shrink-0' : 'size-12'} />
            <span className="sr-only">{t('due')}</span>
          </>
        )}
        {skill.isNext && (
          <>
            <Flag aria-hidden="true" className={`fill-current ${hasWords ? 'size-5 shrink-0' : 'size-12'}`} />
            <span className="sr-only">{isOwn ? t('next') : t('student.next')}</span>
          </>
        )}
      </span>
    </button>
  )
})

type MapLinesProps = {
  plan: MapPlan
  drawn: readonly PlacedSkill[]
  /** Its own lines stand out. */
  current: string | null
  /** From afar lines are drawn wider, to be seen at all. */
  scale: number
}

/** From so far all lines together are a gray haze: only the current skill's own ones say something. */
const ALL_LINES_FROM_SCALE = 0.25

/** From each skill to what builds on it: three paths hold all lines, whatever their number. */
const MapLines = memo(function MapLines({ plan, drawn, current, scale }: MapLinesProps) {
  const near = new Set<string>()
  const across = new Set<string>()
  const own = new Set<string>()
  for (const place of drawn) {
    const { id, after } = place.skill
    for (const before of after) addLine(plan.byId.get(before), place)
    for (const next of plan.leadsTo.get(id) ?? []) addLine(place, plan.byId.get(next))
  }
  function addLine(from: PlacedSkill | undefined, to: PlacedSkill | undefined) {
    if (!from || !to) return
    const isOwn = from.skill.id === current || to.skill.id === current
    const others = from.row === to.row ? near : across
    ;(isOwn ? own : others).add(traceLine(from, to))
  }
  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute top-0 left-0 overflow-visible"
      width={plan.width}
      height={plan.height}
      fill="none"
    >
      {scale >= ALL_LINES_FROM_SCALE && (
        <g stroke="var(--border-strong)" strokeWidth={scale === 1 ? 1.5 : 0.6 / scale}>
          <path d={[...near].join('')} opacity={0.55} />
          <path d={[...across].join('')} opacity={0.2} />
        </g>
      )}
      <path d={[...own].join('')} stroke="var(--brand)" strokeWidth={scale === 1 ? 3.5 : 1.5 / scale} />
    </svg>
  )
})

function traceLine(from: PlacedSkill, to: PlacedSkill): string {
  const [x1, y1] = [from.x + BOX.width, from.y + BOX.height / 2]
  const [x2, y2] = [to.x, to.y + BOX.height / 2]
  const bend = Math.max(28, Math.abs(x2 - x1) / 2)
  return `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`
}

const LAST_SCHOOL_GRADE = 12
const FAR_TEXT_PX = 12
/** The width of a letter in that size; where words do not fit, the number has to do. */
const FAR_LETTER_PX = 7.5

type GradeHeadingProps = Pick<Drawing, 'detail' | 'scale'> & { band: GradeBand }

/** Said over every column, so that it can be read wherever one looks; from afar once is enough. */
function GradeHeading({ band, detail, scale }: GradeHeadingProps) {
  const { t } = useTranslation('skills')
  const isBeyond = band.grade > LAST_SCHOOL_GRADE
  const text = isBeyond ? t('beyondSchool') : t('grade', { grade: band.grade })
  if (detail === 'shapes') {
    const hasRoom = band.width * scale >= text.length * FAR_LETTER_PX
    return (
      <p
        aria-hidden="true"
        className="absolute -translate-y-full whitespace-nowrap text-center font-heading font-medium leading-tight"
        style={{
          left: band.x,
          width: band.width,
          top: band.y + HEADING_PX - 4 / scale,
          fontSize: FAR_TEXT_PX / scale,
        }}
      >
        <span className="bg-sunken/80">{hasRoom || isBeyond ? text : band.grade}</span>
      </p>
    )
  }
  const hasWords = detail === 'words'
  const columns = Array.from({ length: hasWords ? band.columns : 1 }, (_, column) => column)
  return (
    <p
      aria-hidden="true"
      className={`absolute flex justify-around rounded-control bg-fill font-heading font-medium ${hasWords ? 'py-1.5' : 'overflow-clip text-5xl leading-tight'}`}
      style={{ left: band.x, top: band.y, width: band.width }}
    >
      {columns.map((column) => (
        <span key={column}>{text}</span>
      ))}
    </p>
  )
}

type DrawnSkillsProps = {
  plan: MapPlan
  drawing: Drawing
  current: string | null
  onOpen: (id: string) => void
  onFocus: (id: string) => void
}

/** The map as far as it is drawn. From afar the one box that has the focus is all that is left of a thousand. */
export const DrawnSkills = memo(function DrawnSkills({
  plan,
  drawing: { area, detail, scale },
  current,
  onOpen,
  onFocus,
}: DrawnSkillsProps) {
  const isFar = detail === 'shapes'
  const inArea = plan.placed.filter((place) => isWithin(place, area) || place.skill.id === current)
  const boxes = isFar ? inArea.filter(({ skill }) => skill.id === current) : inArea
  return (
    <>
      <MapLines plan={plan} drawn={inArea} current={current} scale={scale} />
      {isFar && <MapShapes plan={plan} scale={scale} />}
      {plan.bands.map((band) => (
        <GradeHeading key={band.grade} band={band} detail={detail} scale={scale} />
      ))}
      {/* A speck is nothing to press: from afar a press leads nearer. */}
      <div className={isFar ? 'pointer-events-none' : undefined}>
        {boxes.map((place) => (
          <SkillBox
            key={place.skill.id}
            place={place}
            hasWords={detail === 'words'}
            isCurrent={place.skill.id === current}
            onOpen={onOpen}
            onFocus={onFocus}
          />
        ))}
      </div>
      {isFar && <FocusMark plan={plan} current={current} scale={scale} />}
    </>
  )
})

/** Where the keys are, also when the box itself is a speck. */
function FocusMark({ plan, current, scale }: { plan: MapPlan; current: string | null; scale: number }) {
  const place = plan.byId.get(current ?? '')
  if (!place) return null
  const gap = 3 / scale
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute border-solid border-focus"
      style={{
        left: place.x - gap,
        top: place.y - gap,
        width: BOX.width + 2 * gap,
        height: BOX.height + 2 * gap,
        borderWidth: 2 / scale,
        borderRadius: 3 / scale,
      }}
    />
  )
}
