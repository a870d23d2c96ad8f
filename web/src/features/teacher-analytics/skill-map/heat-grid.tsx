import { useInfiniteQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { NamedSkill } from '#contract/skills.ts'
import type { SkillHeatMap } from '#contract/teaching/class-analytics.ts'
import { SkillLevelBadge } from '../../../kit/learning/skill-level-badge.tsx'
import { LinkButton } from '../../../kit/navigation/link-button.tsx'
import { IsOwnMap } from '../../../kit/skills/is-own-map.ts'
import { Receipt } from '../../../kit/skills/receipt/receipt.tsx'
import { receiptQuery } from '../../../kit/skills/skills.data.ts'
import { ProgressBar } from '../../../ui/display/progress-bar.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../../ui/states/skeleton.tsx'
import type { MapRow } from './arrange-map.ts'
import { GridRow } from './grid-row.tsx'
import { findWindow, moveInGrid, type Place, ROW_PX } from './move-in-grid.ts'

type HeatGridProps = {
  map: SkillHeatMap
  rows: readonly MapRow[]
  sortedBy: string | null
  onSort: (skillId: string) => void
}

/** What is in sight before the first measurement. */
const FIRST_HEIGHT_PX = 800

/**
 * Student by skill, with the keys of a grid: one place takes the focus, arrows move it, Enter opens. Only rows in sight are
 * drawn, so that 300 students scroll as smoothly as thirty.
 */
export function HeatGrid({ map, rows, sortedBy, onSort }: HeatGridProps) {
  const { t } = useTranslation('teacherAnalytics')
  const box = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<Place>({ row: 0, column: 0 })
  const [view, setView] = useState({ topPx: 0, heightPx: FIRST_HEIGHT_PX })
  const [opened, setOpened] = useState<{ student: MapRow; skill: NamedSkill } | null>(null)
  const { from, to } = findWindow(view.topPx, view.heightPx, rows.length)
  // Whose row was scrolled out of sight meanwhile is found again by Tab in the first row that is there.
  const stop = place.row < 0 || (place.row >= from && place.row < to) ? place : { ...place, row: from }

  function look() {
    const element = box.current
    if (element) setView({ topPx: element.scrollTop, heightPx: element.clientHeight })
  }

  function moveTo(next: Place) {
    const element = box.current
    if (!element) return
    // The row may not be drawn yet: it is brought into sight first, then takes the focus.
    if (next.row >= 0 && (next.row < from || next.row >= to)) {
      element.scrollTop = Math.max(0, next.row * ROW_PX - element.clientHeight / 3)
    }
    flushSync(() => {
      setPlace(next)
      look()
    })
    focusPlace(element, next)
  }

  function press(event: KeyboardEvent) {
    if (event.altKey) return
    const next = moveInGrid(place, { rows: rows.length, columns: map.skills.length }, event)
    if (!next) return
    event.preventDefault()
    moveTo(next)
  }

  return (
    <>
      <p id="heat-grid-keys" className="text-muted max-md:sr-only">
        {t('map.keys')}
      </p>
      <div
        ref={box}
        onScroll={look}
        className="relative max-h-[70dvh] w-fit max-w-full scroll-pt-44 [scrollbar-gutter:stable] scroll-ps-36 overflow-auto rounded-card border border-border bg-surface sm:scroll-ps-48"
      >
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells take keys is a grid (APG)
          role="grid"
          aria-label={t('map.title', { subject: map.subject })}
          aria-describedby="heat-grid-keys"
          aria-rowcount={rows.length + 1}
          aria-colcount={map.skills.length + 1}
          onKeyDown={press}
          className="border-separate border-spacing-0"
        >
          <GridHead skills={map.skills} stop={stop} sortedBy={sortedBy} onSort={onSort} onPlace={setPlace} />
          <tbody>
            <Gap rows={from} />
            {rows.slice(from, to).map((student, index) => (
              <GridRow
                key={student.id}
                student={student}
                row={from + index}
                skills={map.skills}
                stopColumn={stop.row === from + index ? stop.column : null}
                onPlace={setPlace}
                onOpen={(skill) => setOpened({ student, skill })}
              />
            ))}
            <Gap rows={rows.length - to} />
          </tbody>
        </table>
      </div>
      {opened && (
        <EvidencePanel
          student={opened.student}
          skill={opened.skill}
          onClose={() => setOpened(null)}
          onClosed={() => box.current && focusPlace(box.current, place)}
        />
      )}
    </>
  )
}

function focusPlace(grid: HTMLElement, { row, column }: Place) {
  const element = grid.querySelector<HTMLElement>(`[data-place="${row} ${column}"]`)
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** The room of rows that are not drawn. */
function Gap({ rows }: { rows: number }) {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an empty row takes no focus
  return rows > 0 && <tr aria-hidden="true" style={{ height: rows * ROW_PX }} />
}

type GridHeadProps = {
  skills: readonly NamedSkill[]
  stop: Place
  sortedBy: string | null
  onSort: (skillId: string) => void
  onPlace: (place: Place) => void
}

/** The names of the skills; pressing one brings its weakest to the top. */
function GridHead({ skills, stop, sortedBy, onSort, onPlace }: GridHeadProps) {
  const { t } = useTranslation('teacherAnalytics')
  const isStop = (column: number) => stop.row === -1 && stop.column === column
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th
          scope="col"
          data-place="-1 -1"
          tabIndex={isStop(-1) ? 0 : -1}
          onFocus={() => onPlace({ row: -1, column: -1 })}
          className="sticky start-0 top-0 z-30 h-40 w-36 min-w-36 border-border border-e border-b bg-sunken px-3 py-2 text-start align-bottom font-medium -outline-offset-3 sm:w-48 sm:min-w-48"
        >
          {t('map.student')}
        </th>
        {skills.map(({ id, name }, column) => (
          <th
            key={id}
            scope="col"
            aria-sort={sortedBy === id ? 'ascending' : undefined}
            className="sticky top-0 z-20 h-40 w-11 min-w-11 border-border border-b bg-sunken p-0 align-bottom font-normal"
          >
            <button
              type="button"
              data-place={`-1 ${column}`}
              tabIndex={isStop(column) ? 0 : -1}
              aria-label={t('map.sortBy', { skill: name })}
              title={name}
              onFocus={() => onPlace({ row: -1, column })}
              onClick={() => onSort(id)}
              className={`flex h-40 w-11 items-end justify-center pt-2 pb-3 -outline-offset-3 hover:bg-fill ${sortedBy === id ? 'font-semibold text-brand-ink' : ''}`}
            >
              <span className="line-clamp-2 max-h-36 rotate-180 text-start leading-tight [writing-mode:vertical-rl]">
                {name}
              </span>
            </button>
          </th>
        ))}
      </tr>
    </thead>
  )
}

type EvidencePanelProps = {
  student: MapRow
  skill: NamedSkill
  onClose: () => void
  /** Brings the focus back to the cell. */
  onClosed: () => void
}

/** The answers behind a cell, as on the page of the student. Reading them is audited. */
function EvidencePanel({ student, skill, onClose, onClosed }: EvidencePanelProps) {
  const { t } = useTranslation(['teacherAnalytics', 'skills'])
  const receipt = useInfiniteQuery(receiptQuery(student.id, skill.id))
  const standing = receipt.data?.pages[0]?.standing
  const name = `${student.firstName} ${student.lastName}`
  return (
    <Sheet
      title={`${name}: ${skill.name}`}
      description={skill.can}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        onClosed()
      }}
      width="30rem"
    >
      <IsOwnMap.Provider value={false}>
        <div className="flex flex-col gap-5">
          {standing && (
            <div className="flex flex-col gap-3">
              <p>
                <SkillLevelBadge level={standing.level} />
              </p>
              {standing.mastery !== null && (
                <div className="flex flex-col gap-1">
                  <ProgressBar label={t('map.mastery')} percent={standing.mastery} />
                  <p className="text-muted">
                    {t('skills:panel.band', { low: standing.low, high: standing.high })}
                  </p>
                </div>
              )}
            </div>
          )}
          <div className="flex flex-wrap gap-3">
            <LinkButton to="/teacher/students/$id" params={{ id: String(student.id) }} variant="outline">
              {t('map.openStudent', { name: student.firstName })}
            </LinkButton>
            {standing && standing.lessonId !== null && (
              <LinkButton
                to="/lessons/$lessonId"
                params={{ lessonId: String(standing.lessonId) }}
                variant="outline"
              >
                {t('map.openLesson')}
              </LinkButton>
            )}
          </div>
          {receipt.isError && !receipt.data && (
            <ErrorState title={t('skills:receiptFailed')} query={receipt} headingLevel={3} />
          )}
          {receipt.isPending && (
            <SkeletonBlocks blocks={['h-24']} times={2} className="flex flex-col gap-2" />
          )}
          {receipt.data && (
            <Receipt
              learner={student}
              skill={skill.id}
              answers={receipt.data.pages.flatMap(({ answers }) => answers)}
              hasMore={receipt.hasNextPage}
              isLoading={receipt.isFetchingNextPage}
              onMore={() => void receipt.fetchNextPage()}
            />
          )}
        </div>
      </IsOwnMap.Provider>
    </Sheet>
  )
}
