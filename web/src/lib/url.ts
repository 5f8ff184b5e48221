const schemes = /^(https?|ftp|sftp|mailto|tel):/i
const bareEmail = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/
const bareHost = /^(localhost|[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+)(:\d{1,5})?([/?#].*)?$/u

/**
 * The URL check of spec 1 §5: http, https, ftp, sftp, mailto and tel pass; a bare e-mail gets mailto, a bare host http.
 * Anything else is no URL.
 */
export function urlOf(text: string): string | undefined {
  const trimmed = text.trim()
  const whole = schemes.test(trimmed)
    ? trimmed
    : bareEmail.test(trimmed)
      ? `mailto:${trimmed}`
      : bareHost.test(trimmed)
        ? `http://${trimmed}`
        : undefined
  return whole !== undefined && URL.canParse(whole) ? whole : undefined
}

/** A path of our own: one slash, not two (that would be another host) and no backslash. */
export const isOwnPath = (text: string): boolean => /^\/(?![/\\])/.test(text)
