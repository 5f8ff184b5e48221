import {
  createChannel,
  createSpace,
  deleteChannel,
  deleteSpace,
  getFirstId,
  getTreeItem,
  listChannelProjects,
  listChannels,
  listSpaces,
  moveChannel,
  moveSpace,
  updateChannel,
  updateSpace,
} from '@cohort/contract/spaces'
import { dumpChannel } from '@cohort/contract/templates'
import { route } from '#kernel/route'
import { dump } from '#modules/spaces/models'
import * as spaces from '#modules/spaces/service'
import * as tree from '#modules/spaces/tree'

export const routes = [
  route(listSpaces, tree.spaces),
  route(listChannels, tree.channels),
  route(listChannelProjects, tree.projects),
  route(getTreeItem, tree.baseInfo),
  route(getFirstId, tree.firstId),
  route(createSpace, spaces.create),
  route(updateSpace, spaces.update),
  route(deleteSpace, spaces.remove),
  route(moveSpace, spaces.move),
  route(createChannel, spaces.createChannelIn),
  route(updateChannel, spaces.updateChannelIn),
  route(deleteChannel, spaces.removeChannel),
  route(moveChannel, spaces.moveChannelTo),
  route(dumpChannel, dump),
]
