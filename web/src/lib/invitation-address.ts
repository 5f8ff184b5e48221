/** The link that is sent: the page behind it is /join-company. */
export const invitationAddress = (code: string): string =>
  `${location.origin}/join-company?${new URLSearchParams({ code })}`
