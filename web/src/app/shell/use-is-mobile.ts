import { firstPage } from '../../device/first-page.ts'
import { useMediaQuery } from '../../ui/layout/use-media-query.ts'

const wasPhone = () => firstPage.shape.width === 'phone'
const wasCrowded = () => firstPage.shape.width !== 'wide'

/** Documented: below 768 px the product is on a phone. */
export const useIsMobile = (): boolean => useMediaQuery('(width < 768px)', wasPhone)

/** The menu, a page and a column beside it do not all fit. */
export const useIsCrowded = (): boolean => useMediaQuery('(width < 1200px)', wasCrowded)
