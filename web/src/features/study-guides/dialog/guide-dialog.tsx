import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { LONGEST_GUIDE, type StudyGuide } from '#contract/study/study-guides.ts'
import { openDraft } from '../../../kit/study/draft.ts'
import { DraftNotice } from '../../../kit/study/draft-notice.tsx'
import { useKeptDraft } from '../../../kit/study/use-kept-draft.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/layout/tabs.tsx'
import { Dialog, DialogClose } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { AiTab } from './ai-tab.tsx'
import { GuideValues, listMissing, toValues } from './guide-values.ts'
import { ManualTab } from './manual-tab.tsx'
import { useGenerateGuide } from './use-generate-guide.ts'
import { useSaveGuide } from './use-save-guide.ts'

type GuideDialogProps = {
  user: User
  /** Null to create one. */
  guide: StudyGuide | null
  onSaved: () => void
  onClose: () => void
}

const FORM_ID = 'guide-form'

export function GuideDialog({ user, guide, onSaved, onClose }: GuideDialogProps) {
  const { t } = useTranslation(['guides', 'study'])
  const [saved] = useState(() => toValues(guide))
  const [draft] = useState(() => openDraft(user.id, `guide.${guide?.id ?? 'new'}`, GuideValues))
  const [found, setFound] = useState(() => draft.read())
  const form = useForm<GuideValues>({ defaultValues: found ?? saved })
  const values = useWatch({ control: form.control }) as GuideValues
  const isElsewhere = useKeptDraft(draft, values, JSON.stringify(values) !== JSON.stringify(saved))
  const generation = useGenerateGuide(form)
  const { save, isSaving } = useSaveGuide(user, guide, () => {
    draft.forget()
    onSaved()
    onClose()
  })

  function discard() {
    form.reset(saved)
    setFound(null)
  }

  function submit(sent: GuideValues) {
    const missing = listMissing(sent)
    for (const field of missing) form.setError(field, { message: t('needed') })
    const [first] = missing
    if (first) {
      form.setFocus(first)
      toast({ title: t('study:error'), description: t('required'), variant: 'destructive' })
      return
    }
    if (sent.content.length > LONGEST_GUIDE) return form.setFocus('content')
    return save(sent)
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="large"
      title={guide ? t('editTitle') : t('createTitle')}
      takeFocus={() => form.setFocus('title')}
      footer={
        <>
          <DialogClose>
            <Button variant="outline">{t('close')}</Button>
          </DialogClose>
          <Button type="submit" form={FORM_ID} isPending={isSaving}>
            {guide ? t('save') : t('createSubmit')}
          </Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSaving) void form.handleSubmit(submit)(event)
        }}
        className="flex flex-col gap-4"
      >
        {found && <DraftNotice onDiscard={discard} />}
        {isElsewhere && (
          <p role="status" className="rounded-control bg-warning-soft p-3">
            {t('study:draft.elsewhere')}
          </p>
        )}
        <Tabs defaultValue="manual">
          <TabList label={t('dialogTabs')}>
            <Tab value="manual">{t('manual')}</Tab>
            <Tab value="ai">{t('ai')}</Tab>
          </TabList>
          <TabPanel value="manual">
            <ManualTab form={form} user={user} isHidden={guide?.isHidden ?? false} />
          </TabPanel>
          <TabPanel value="ai">
            <AiTab form={form} generation={generation} />
          </TabPanel>
        </Tabs>
      </form>
    </Dialog>
  )
}
