import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Gradebook, gradebook } from '#contract/teaching/gradebook.ts'
import {
  LETTER_BANDS,
  SCALE_KINDS,
  type ScaleKind,
  STANDARD_BANDS,
  WEIGHTINGS,
} from '#engines/gradebook/index.ts'
import { useWrite } from '../../../kit/queries/use-write.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { FormAlert } from '../../../ui/forms/form-alert.tsx'
import { Select, SelectItem } from '../../../ui/forms/select.tsx'
import { Switch } from '../../../ui/forms/switch.tsx'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'
import { gradebookQuery } from '../gradebook.data.ts'
import { CategoryLines } from './category-lines.tsx'
import { type Draft, type DraftFault, draftBands, draftRules, readDraft } from './draft-rules.ts'
import { BandLines, TermLines } from './named-lines.tsx'
import { PlaceLines } from './place-lines.tsx'

const BANDS = { percent: [], letters: LETTER_BANDS, standards: STANDARD_BANDS } as const

/** How the class is graded; all of it is saved at once. */
export function RulesDialog({ book, onClose }: { book: Gradebook; onClose: () => void }) {
  const { t } = useTranslation('gradebook')
  const errorText = useErrorText()
  const [draft, setDraft] = useState(() => draftRules(book))
  const [fault, setFault] = useState<DraftFault | null>(null)
  const save = useWrite(gradebook.saveRules, {
    done: t('rules.saved'),
    refreshes: [gradebookQuery(book.classId).queryKey],
    onSuccess: onClose,
  })
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })

  function submit() {
    const read = readDraft(book.classId, draft)
    setFault('fault' in read ? read.fault : null)
    if ('input' in read) save.mutate(read.input)
  }

  return (
    <FormDialog
      title={t('rules.title')}
      width="large"
      submitLabel={t('rules.save')}
      cancelLabel={t('rules.cancel')}
      isPending={save.isPending}
      error={save.error}
      onSubmit={submit}
      onClose={onClose}
    >
      {fault && <FormAlert>{t(`rules.fault.${fault}`)}</FormAlert>}
      {save.error && !fault && <FormAlert>{errorText(save.error)}</FormAlert>}
      <Field label={t('rules.weighting')} description={t(`rules.weightingText.${draft.weighting}`)}>
        <Select
          value={draft.weighting}
          onValueChange={(weighting) => change({ weighting: weighting as Draft['weighting'] })}
        >
          {WEIGHTINGS.map((one) => (
            <SelectItem key={one} value={one}>
              {t(`rules.by.${one}`)}
            </SelectItem>
          ))}
        </Select>
      </Field>
      <CategoryLines
        categories={draft.categories}
        hasWeights={draft.weighting === 'weights'}
        onChange={(categories) => change({ categories })}
      />
      {draft.categories.length > 0 && (
        <PlaceLines
          places={draft.places}
          categories={draft.categories}
          hasWeights={draft.weighting === 'weights'}
          onChange={(places) => change({ places })}
        />
      )}
      <Field label={t('rules.missingZero')} description={t('rules.missingZeroText')} layout="inline">
        <Switch
          checked={draft.missingCounts === 'zero'}
          onCheckedChange={(isZero) => change({ missingCounts: isZero ? 'zero' : 'leave_out' })}
        />
      </Field>
      <Field label={t('rules.scale')}>
        <Select
          value={draft.scaleKind}
          onValueChange={(kind) =>
            change({ scaleKind: kind as ScaleKind, bands: draftBands(BANDS[kind as ScaleKind]) })
          }
        >
          {SCALE_KINDS.map((kind) => (
            <SelectItem key={kind} value={kind}>
              {t(`rules.scales.${kind}`)}
            </SelectItem>
          ))}
        </Select>
      </Field>
      {draft.scaleKind !== 'percent' && (
        <BandLines bands={draft.bands} onChange={(bands) => change({ bands })} />
      )}
      <TermLines terms={draft.terms} onChange={(terms) => change({ terms })} />
    </FormDialog>
  )
}
