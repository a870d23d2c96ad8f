import '../../../kit/print-sheet.css'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryView } from '../../../kit/queries/query-view.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/layout/tabs.tsx'
import { AlertDialog } from '../../../ui/overlays/alert-dialog.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { SkeletonBlocks } from '../../../ui/states/skeleton.tsx'
import { CardSheet } from './card-sheet.tsx'
import { cardsQuery } from './cards.data.ts'
import { CardsPanel } from './cards-panel.tsx'
import { PictureSheet } from './picture-sheet.tsx'
import { PicturesPanel } from './pictures-panel.tsx'
import { PosterSheet } from './poster-sheet.tsx'
import type { Sheet } from './sheet.ts'

type CardsDialogProps = { classId: number; name: string; onClose: () => void }

/** How the students of a class get in without typing a password: cards for everybody, pictures for the youngest. */
export function CardsDialog({ classId, name, onClose }: CardsDialogProps) {
  const { t } = useTranslation('cards')
  const read = useQuery(cardsQuery(classId))
  const [sheet, setSheet] = useState<Sheet | null>(null)
  if (sheet)
    return (
      <SheetDialog title={t(`sheet.${sheet.kind}`, { name })} onClose={() => setSheet(null)}>
        {sheet.kind === 'cards' && <CardSheet className={name} cards={sheet.cards} />}
        {sheet.kind === 'pictures' && <PictureSheet className={name} drawn={sheet.drawn} />}
        {sheet.kind === 'poster' && <PosterSheet className={name} code={sheet.code} />}
      </SheetDialog>
    )
  return (
    <Dialog onClose={onClose} width="large" title={t('title', { name })} description={t('text')}>
      <QueryView
        query={read}
        failed={t('failed')}
        headingLevel={3}
        loading={<SkeletonBlocks blocks={['h-12', 'h-60']} shape="control" />}
      >
        {(list) =>
          list.pupils.some((pupil) => pupil.mayHavePictures) ? (
            <Tabs defaultValue="cards">
              <TabList label={t('tabs')}>
                <Tab value="cards">{t('cardsTab')}</Tab>
                <Tab value="pictures">{t('picturesTab')}</Tab>
              </TabList>
              <TabPanel value="cards">
                <CardsPanel classId={classId} pupils={list.pupils} onMade={setSheet} />
              </TabPanel>
              <TabPanel value="pictures">
                <PicturesPanel classId={classId} list={list} onMade={setSheet} />
              </TabPanel>
            </Tabs>
          ) : (
            <CardsPanel classId={classId} pupils={list.pupils} onMade={setSheet} />
          )
        }
      </QueryView>
    </Dialog>
  )
}

type SheetDialogProps = { title: string; onClose: () => void; children: ReactNode }

/** It is kept nowhere: closing it before anything was printed takes a second word. */
function SheetDialog({ title, onClose, children }: SheetDialogProps) {
  const { t } = useTranslation('cards')
  const isPrinted = useIsPrinted()
  const [isAsking, setAsking] = useState(false)
  return (
    <Dialog
      onClose={() => (isPrinted ? onClose() : setAsking(true))}
      width="wide"
      title={title}
      description={t('sheet.once')}
      cancelLabel={t('sheet.done')}
      footer={
        <Button icon={Printer} onClick={() => window.print()}>
          {t('sheet.print')}
        </Button>
      }
    >
      {children}
      {isAsking && (
        <AlertDialog
          title={t('sheet.unprintedTitle')}
          description={t('sheet.unprintedText')}
          cancelLabel={t('sheet.print')}
          onCancel={() => window.print()}
          confirmLabel={t('sheet.closeAnyway')}
          isDestructive
          onConfirm={onClose}
          onClose={() => setAsking(false)}
        />
      )}
    </Dialog>
  )
}

/** Also when the browser's own menu or keys were used. */
function useIsPrinted(): boolean {
  const [isPrinted, setPrinted] = useState(false)
  useEffect(() => {
    const note = () => setPrinted(true)
    window.addEventListener('beforeprint', note)
    return () => window.removeEventListener('beforeprint', note)
  }, [])
  return isPrinted
}
