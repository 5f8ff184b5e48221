import { createFileUrl, readFile } from '@cohort/contract/files'
import { route } from '#kernel/route'
import * as files from '#modules/files/service'

export const routes = [route(createFileUrl, files.createUrl), route(readFile, files.read)]
