import { LandingFooter } from './frame/landing-footer.tsx'
import { LandingHeader } from './frame/landing-header.tsx'
import { SignInNotice } from './frame/sign-in-notice.tsx'
import { ClassMapPicture } from './pictures/class-map-picture.tsx'
import { CoursesPicture } from './pictures/courses-picture.tsx'
import { StudentDayPicture } from './pictures/student-day-picture.tsx'
import { WorkNotePicture } from './pictures/work-note-picture.tsx'
import { AdaptSection } from './sections/adapt-section.tsx'
import { AudienceSection } from './sections/audience-section.tsx'
import { ClosingSection } from './sections/closing-section.tsx'
import { FeaturesSection } from './sections/features-section.tsx'
import { Hero } from './sections/hero.tsx'
import { PricingSection } from './sections/pricing-section.tsx'
import { StatisticsRow } from './sections/statistics-row.tsx'
import { TestimonialsSection } from './sections/testimonials-section.tsx'
import './landing.css'

/** The first page of a visitor. Its first render depends on nothing but the words, so it can be made at build time. */
export function LandingScreen() {
  return (
    <div className="flex min-h-dvh flex-col">
      <LandingHeader />
      <main id="main" tabIndex={-1}>
        <SignInNotice />
        <Hero />
        <AdaptSection />
        <FeaturesSection />
        <AudienceSection
          id="students"
          tone="emerald"
          search={{ form: 'sign-up' }}
          picture={<StudentDayPicture />}
        />
        <AudienceSection
          id="teachers"
          tone="amber"
          search={{ mode: 'teacher' }}
          picture={<ClassMapPicture />}
          isMirrored
        />
        <AudienceSection
          id="professionals"
          tone="cyan"
          search={{ mode: 'professional' }}
          picture={<WorkNotePicture />}
        />
        <AudienceSection
          id="college"
          tone="purple"
          search={{ mode: 'college' }}
          picture={<CoursesPicture />}
          isMirrored
        />
        <TestimonialsSection />
        <StatisticsRow />
        <PricingSection />
        <ClosingSection />
      </main>
      <LandingFooter />
    </div>
  )
}
