import type { Text } from '#lib/text.ts'
import type { zh } from '#modules/session/text.zh.ts'

const digits = (count: number): string => (count === 1 ? '1 digit' : `${count} digits`)

export const en = {
  panel: {
    label: 'About the product',
    name: 'Cohort',
    position: (index, count) => `${index} / ${count}`,
    goTo: (index, title) => `Slide ${index}: ${title}`,
    slides: [
      {
        title: 'Every match shows its evidence',
        text: 'Requirement by requirement, quoted from the resume itself. See who fits, what falls short and what is still unknown.',
      },
      {
        title: 'Talent you know, found again',
        text: 'Someone you met last year may fit the job you open today. Each new job names whom to call, and why.',
      },
      {
        title: 'From first look to first day',
        text: 'Resumes, interviews, offers and teamwork on one board. Who has it now and where it is stuck, without asking.',
      },
    ],
    schoolSlides: [
      {
        title: 'From campus to your first job',
        text: 'Complete your resume once and match every partner job. Each match tells you what fits and what is missing.',
      },
      {
        title: 'Every talk and fair on one page',
        text: 'Which companies visit this week, and in which hall. Sign up with one click, be reminded in time.',
      },
      {
        title: 'Always know where you stand',
        text: 'Screening, interview, result: each change reaches you. Your advisers see when you could use a hand.',
      },
    ],
  },
  area: {
    language: 'Language',
    trouble: 'Trouble signing in? ',
    contact: 'Contact us',
    release: (version) => `Cohort ${version}`,
  },
  login: {
    title: 'Sign in to Cohort',
    schoolTitle: 'Sign in to Career Service',
    subtitle: 'New here? We create your account on first sign-in',
    closed: 'Use the phone number your company registered for you',
    submit: 'Sign in',
    or: 'or use your company account',
    entering: (name) => `You will enter “${name}”`,
    otherEnterprise: 'Another one',
    unknownAlias: (alias) => `No enterprise “${alias}” was found. You will enter the one you used last.`,
  },
  form: {
    phone: 'Phone number',
    country: 'Country or region code',
    mainland: 'Mainland China',
    onlyMainland: 'Sign-in by text message takes mainland China numbers only. Elsewhere, use your company account.',
    phoneValid: 'Number complete',
    phoneProblem: (problem) =>
      problem.kind === 'start'
        ? 'A phone number starts with 1'
        : `${digits(problem.missing)} missing, a phone number has 11`,
    phoneEmpty: 'Enter your phone number',
    code: 'Verification code',
    codeLabel: (count) => `Verification code, ${count} digits`,
    codeShort: (missing) => `${digits(missing)} missing, the code has 6`,
    codeEmpty: 'Enter the code from the text message',
    getCode: 'Get code',
    resend: 'Resend',
    sending: 'Sending',
    resendIn: (seconds) => `Resend in ${seconds} s`,
    codeSent: 'Code sent',
    codeOnPage: (code) => `Demo on this machine: the code is ${code}`,
    fillIn: 'Fill in',
    agree: 'I agree to the ',
    agreement: 'User Agreement',
    and: ' and ',
    privacy: 'Privacy Policy',
    mustAgree: 'Please read and accept the User Agreement and Privacy Policy first',
  },
  sso: {
    wecom: 'WeCom',
    feishu: 'Feishu',
    dingtalk: 'DingTalk',
    sso: 'SSO',
    oidc: 'OpenID Connect',
    saml: 'SAML 2.0',
    jwt: 'JWT',
    dialogTitle: (way) => `Sign in with ${way}`,
    enterprise: 'Enterprise id or alias',
    enterpriseHint: 'It stands in your invitation, or ask your administrator. We remember it for next time.',
    placeholder: 'for example chenghai',
    next: 'Next',
    cancel: 'Cancel',
    required: 'Enter the enterprise id or alias',
    notConfigured: 'This enterprise has not set up this way of signing in',
    choose: 'Choose how to sign in',
    leaving: 'Taking you to the sign-in page',
  },
} satisfies Text<typeof zh>
