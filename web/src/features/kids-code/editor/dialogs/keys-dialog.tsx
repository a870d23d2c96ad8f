import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'

/** Each way is a list of keys that are pressed together. `Mod` is Ctrl, or Cmd on an Apple. */
const KEY_GROUPS = [
  {
    group: 'find',
    rows: [
      { what: 'toolbox', ways: [['T']] },
      { what: 'pick', ways: [['Arrows']] },
      { what: 'insert', ways: [['Enter']] },
      { what: 'drop', ways: [['Enter']] },
      { what: 'cancel', ways: [['Escape']] },
    ],
  },
  {
    group: 'walk',
    rows: [
      { what: 'workspace', ways: [['W']] },
      { what: 'blocks', ways: [['Up'], ['Down']] },
      { what: 'inside', ways: [['Right'], ['Left']] },
      { what: 'stacks', ways: [['N'], ['B']] },
    ],
  },
  {
    group: 'change',
    rows: [
      { what: 'edit', ways: [['Enter']] },
      { what: 'move', ways: [['M']] },
      { what: 'moveStack', ways: [['Shift', 'M']] },
      { what: 'detach', ways: [['X']] },
      { what: 'duplicate', ways: [['D']] },
      { what: 'delete', ways: [['Delete']] },
      { what: 'undo', ways: [['Mod', 'Z']] },
      { what: 'redo', ways: [['Mod', 'Shift', 'Z']] },
      {
        what: 'copy',
        ways: [
          ['Mod', 'C'],
          ['Mod', 'X'],
          ['Mod', 'V'],
        ],
      },
      { what: 'menu', ways: [['Mod', 'Enter']] },
      { what: 'tidy', ways: [['C']] },
    ],
  },
  {
    group: 'listen',
    rows: [
      { what: 'tell', ways: [['I']] },
      { what: 'tellMore', ways: [['Shift', 'I']] },
      { what: 'help', ways: [['/'], ['F1']] },
    ],
  },
] as const

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent)
}

/** Which key does what in the block editor. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('kidsCodeBlocks')
  const nameKey = (key: string) => {
    if (key === 'Mod') return t(isApple() ? 'keys.key.command' : 'keys.key.control')
    if (key === 'Arrows') return t('keys.key.arrows')
    if (key === 'Up') return t('keys.key.up')
    if (key === 'Down') return t('keys.key.down')
    if (key === 'Left') return t('keys.key.left')
    if (key === 'Right') return t('keys.key.right')
    if (key === 'Enter') return t('keys.key.enter')
    if (key === 'Escape') return t('keys.key.escape')
    if (key === 'Delete') return t('keys.key.delete')
    return key === 'Shift' ? t('keys.key.shift') : key
  }
  return (
    <Dialog
      open
      title={t('keys.title')}
      description={t('keys.intro')}
      width="large"
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <div className="flex flex-col gap-6">
        {KEY_GROUPS.map(({ group, rows }) => (
          <section key={group}>
            <h3 className="pb-2 font-semibold text-lg">{t(`keys.group.${group}`)}</h3>
            <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[14rem_1fr]">
              {rows.map(({ what, ways }) => (
                <Fragment key={what}>
                  <dt className="flex flex-wrap items-center gap-1">
                    {ways.map((way, index) => (
                      <Fragment key={way.join('+')}>
                        {index > 0 && <span className="px-1 text-muted">{t('keys.key.or')}</span>}
                        {way.map((key) => (
                          <kbd
                            key={key}
                            className="inline-block min-w-8 rounded-small border border-border-strong bg-sunken px-2 py-0.5 text-center font-sans"
                          >
                            {nameKey(key)}
                          </kbd>
                        ))}
                      </Fragment>
                    ))}
                  </dt>
                  <dd className="border-border border-b pb-2 sm:border-b-0 sm:pb-0">
                    {t(`keys.what.${what}`)}
                  </dd>
                </Fragment>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
