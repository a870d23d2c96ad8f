import type common from '../../messages/en/common.json'

type NotALine = 'label' | 'sheetTitle' | 'learn' | 'practice'

export type MenuLabel = Exclude<keyof typeof common.menu, NotALine>
