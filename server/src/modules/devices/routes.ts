import { endDevice, listDevices, signOut } from '@cohort/contract/session'
import { route } from '#kernel/route'
import * as devices from '#modules/devices/service'

export const routes = [route(listDevices, devices.list), route(endDevice, devices.end), route(signOut, devices.signOut)]
