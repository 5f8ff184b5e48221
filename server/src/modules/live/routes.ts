import { listenLive } from '@cohort/contract/live'
import { route } from '#kernel/route'
import { listen } from '#modules/live/service'

export const routes = [route(listenLive, listen)]
