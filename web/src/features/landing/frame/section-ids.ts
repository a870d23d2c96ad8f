/** The documented anchors of the page, in the order of the header. */
export const SECTION_IDS = ['features', 'students', 'teachers', 'professionals', 'college'] as const
export type SectionId = (typeof SECTION_IDS)[number]
export type AudienceId = Exclude<SectionId, 'features'>
