import { removeContents } from '#modules/files/uses'

export const jobs = [removeContents]
