import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/button.tsx'
import { FileDrop } from '../../../ui/forms/file-drop.tsx'
import { downloadText } from '../../../ui/table/download-text.ts'

const KINDS = '.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain'
const EXAMPLE =
  'username,first name,last name,email\r\nmaya.okafor,Maya,Okafor,\r\n,Leo,Lindgren,leo@example.org\r\n'

/** Where a class list is handed over, with an example of one. */
export function ListDrop({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useTranslation('classes')
  return (
    <FileDrop
      kinds={KINDS}
      text={t('import.drop')}
      button={t('import.choose')}
      hint={t('import.kinds')}
      onFile={onFile}
    >
      <Button variant="link" onClick={() => downloadText(EXAMPLE, 'class-list.csv')}>
        <Download aria-hidden="true" />
        {t('import.example')}
      </Button>
    </FileDrop>
  )
}
