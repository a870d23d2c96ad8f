import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../ui/forms/field.tsx'
import { NumberInput } from '../../../../ui/forms/number-input.tsx'
import { ErrorState } from '../../../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../../../ui/states/skeleton.tsx'
import { versionQuery } from '../curriculum-admin.data.ts'
import { VersionChanges } from './version-changes.tsx'

type Pair = { from: number; to: number }
type CompareVersionsProps = {
  id: number
  newest: number
  chosen: Pair
  onChoose: (pair: Pair) => void
  /** The keyboard follows to what was asked for. */
  isAsked: boolean
}

/** Null while what is typed is no version. */
function readVersion(text: string, newest: number): number | null {
  const version = Number(text)
  return Number.isInteger(version) && version >= 1 && version <= newest ? version : null
}

export function CompareVersions({ id, newest, chosen, onChoose, isAsked }: CompareVersionsProps) {
  const { t } = useTranslation('curriculumDocuments')
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const { from, to } = chosen
  const [before, after] = [useQuery(versionQuery(id, from)), useQuery(versionQuery(id, to))]
  const failed = [before, after].find(({ isError }) => isError)
  useEffect(() => {
    if (isAsked && to > 0) title.current?.focus()
  }, [isAsked, to])
  const pick = (part: Partial<Pair>) => onChoose({ ...chosen, ...part })
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4">
      <h2 id={titleId} ref={title} tabIndex={-1} className="font-semibold text-xl">
        {t('compare.title', chosen)}
      </h2>
      <div className="flex flex-wrap gap-4">
        <Field label={t('compare.from')} className="w-40">
          <NumberInput
            value={from}
            min={1}
            max={newest}
            onChange={(event) => pick({ from: readVersion(event.target.value, newest) ?? from })}
          />
        </Field>
        <Field label={t('compare.to')} className="w-40">
          <NumberInput
            value={to}
            min={1}
            max={newest}
            onChange={(event) => pick({ to: readVersion(event.target.value, newest) ?? to })}
          />
        </Field>
      </div>
      {failed ? (
        <ErrorState title={t('compare.failed')} query={failed} />
      ) : before.data && after.data ? (
        <VersionChanges before={before.data} after={after.data} />
      ) : (
        <SkeletonBlocks blocks={['h-40']} />
      )}
    </section>
  )
}
