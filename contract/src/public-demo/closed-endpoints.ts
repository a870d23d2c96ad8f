import type { EndpointName } from '../api.ts'
import type { PlainReason } from '../refusals/catalog.ts'

type Reason = Extract<PlainReason, `demo${string}`>

const list = (reason: Reason, names: readonly EndpointName[]): [EndpointName, Reason][] =>
  names.map((name) => [name, reason])

/**
 * What a public demo refuses, and why; whatever is for admins is refused besides. `closed-endpoints.test.ts` finds each endpoint
 * that takes files, pictures or secrets and stands neither here nor in `OPEN_IN_PUBLIC_DEMO`.
 */
export const CLOSED_IN_PUBLIC_DEMO: ReadonlyMap<EndpointName, Reason> = new Map([
  ...list('demoTakesNoFiles', [
    'classFiles.add',
    'documents.addFile',
    'flashcardFiles.import',
    'flashcardFiles.preview',
    'roster.import',
    'roster.previewImport',
    'uploads.add',
    'visualPictures.addBackground',
    'visualPictures.addSprite',
  ]),
  ...list('demoOpensNoAddresses', [
    'aiHelpers.extractVideoContent',
    'planning.openCalendarFeed',
    'studyGuides.readResource',
    'teacherCalendar.openFeed',
    'videos.create',
  ]),
  ...list('demoNobodyReads', [
    'contact.send',
    'emailAddress.sendLink',
    'guardian.ask',
    'guardian.withdraw',
    'guardianConsent.answer',
    'guardianConsent.check',
    'guardianConsent.withdraw',
    'guardians.invite',
    'passwordReset.ask',
    'support.create',
  ]),
  ...list('demoAccountsStay', [
    'accounts.register',
    'accounts.signIn',
    'cardSignIn.poster',
    'cardSignIn.signIn',
    'cardSignIn.signInByPictures',
    'emailAddress.change',
    'emailAddress.check',
    'emailAddress.confirm',
    'emailAddress.refuse',
    'families.addChild',
    'familyRights.askDeletion',
    'identities.begin',
    'identities.confirm',
    'identities.finish',
    'identities.link',
    'identities.unlink',
    'invitations.check',
    'ownPictures.change',
    'passkeys.add',
    'passkeys.begin',
    'passkeys.remove',
    'passkeys.rename',
    'passkeySignIn.begin',
    'passkeySignIn.finish',
    'passwordReset.check',
    'passwordReset.confirm',
    'profile.changePassword',
    'profile.remove',
    'secondFactor.begin',
    'secondFactor.confirm',
    'secondFactor.remove',
    'signInCards.drawPictures',
    'signInCards.makePoster',
    'signInCards.print',
    'signInCards.setPictures',
    'students.resetPassword',
  ]),
])

/** What looks like an upload or a secret and is none: what is written or drawn within the product, and stays with its visitor. */
export const OPEN_IN_PUBLIC_DEMO: readonly EndpointName[] = [
  // Texts that are longer than most.
  'aiHelpers.flashcards',
  'aiHelpers.generateFlashcards',
  'aiHelpers.generateStudyGuide',
  'aiHelpers.studyGuide',
  'aiHelpers.summarize',
  'aiHelpers.summarizeNote',
  'documents.create',
  'documents.update',
  'flashcards.createMany',
  'studyGuides.create',
  'studyGuides.update',
  'videos.update',
  // What a browser says of its own errors.
  'browserErrors.report',
  // Programs of Kids Code, with what was drawn in the studio.
  'missions.attempt',
  'visualProjects.create',
  'visualProjects.update',
  // They name a picture that was uploaded before, which nobody can.
  'profile.update',
  'teacherProfile.save',
  // Addresses of pages and pictures: the server does not open them, and browsers are kept from it by the content security policy.
  'teachingResources.create',
  'teachingResources.update',
  'announcements.create',
  'announcements.update',
  'myAssignments.handIn',
]
