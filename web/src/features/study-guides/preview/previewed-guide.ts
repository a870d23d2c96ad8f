import type { PublicGuide, StudyGuide } from '#contract/study/study-guides.ts'

/** What the preview shows, of an own guide as of a public one. */
export type PreviewedGuide = Omit<PublicGuide, 'isPublic'>

export function toPreviewed(props: StudyGuide): PreviewedGuide {
  const {
    userId: _userId,
    resources: _resources,
    isPublic: _isPublic,
    isHidden: _isHidden,
    sharing: _sharing,
    decline: _decline,
    ...guide
  } = props
  return { ...guide, isOwn: true, isReported: false }
}
