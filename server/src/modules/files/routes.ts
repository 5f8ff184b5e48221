import { createFileUrl, createFileUrls, readFile, uploadFile } from '@cohort/contract/files'
import { route } from '#kernel/route'
import * as addresses from '#modules/files/addresses'
import { read } from '#modules/files/reading'
import { upload } from '#modules/files/uploads'

export const routes = [
  route(uploadFile, upload),
  route(createFileUrl, addresses.createUrl),
  route(createFileUrls, addresses.createUrls),
  route(readFile, read),
]
