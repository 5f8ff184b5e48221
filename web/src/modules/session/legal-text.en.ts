import type { Text } from '#lib/text.ts'
import type { zh } from '#modules/session/legal-text.zh.ts'

export const en = {
  updated: 'In force since 1 November 2026',
  close: 'Got it',
  agreementTitle: 'User Agreement',
  privacyTitle: 'Privacy Policy',
  agreementParts: [
    {
      title: 'The service',
      text: 'Cohort is a workspace for recruitment and talent management. You sign in by phone or company account and use it on behalf of your enterprise.',
    },
    {
      title: 'Your account',
      text: 'Keep your phone and codes to yourself. My settings lists every device that is signed in and ends any of them.',
    },
    {
      title: 'Whose data it is',
      text: 'Resumes, jobs and conversations belong to the enterprise that entered them. Its administrators can export or delete them.',
    },
    {
      title: 'Fair use',
      text: 'Do not upload personal data you may not process, harvest other people’s data, or work around permissions and limits.',
    },
  ],
  privacyParts: [
    {
      title: 'What we collect',
      text: 'Phone number, name, e-mail and picture, and the name, address and time of each signed-in device. Candidates’ data is entered by enterprises, who answer for it.',
    },
    {
      title: 'What for',
      text: 'To check who signs in and what they may do, to notify, and to audit. Never for advertising, and never sold.',
    },
    {
      title: 'For how long',
      text: 'A code lives 5 minutes and is kept only as a digest. What is deleted stays 30 days in the recycle bin, then it is gone.',
    },
    {
      title: 'Your rights',
      text: 'You can see and correct your data, unbind other accounts, or leave an enterprise. Contact us when you need help.',
    },
  ],
} satisfies Text<typeof zh>
