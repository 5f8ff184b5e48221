import { listAssociatedTasks } from '@cohort/contract/entity-searches'
import { attachPipelines, detachPipelines, updatePipeline } from '@cohort/contract/pipelines'
import { getProjectOverview } from '@cohort/contract/projects'
import {
  createTasks,
  deleteTask,
  deleteTasks,
  getBoard,
  getBoardColumn,
  getTask,
  listMoves,
  listTaskReasons,
  listTasks,
  moveTasks,
  setManyTaskFields,
  setSubStatus,
  setTaskFields,
  setTaskReason,
  undoMove,
  updateTask,
  updateTasks,
} from '@cohort/contract/tasks'
import { route } from '#kernel/route'
import * as associated from '#modules/tasks/associated'
import * as board from '#modules/tasks/board'
import * as changes from '#modules/tasks/changes'
import * as moves from '#modules/tasks/moves'
import { overview } from '#modules/tasks/overview'
import * as tasks from '#modules/tasks/service'
import * as stages from '#modules/tasks/stages'

export const routes = [
  route(listTasks, tasks.list),
  route(getTask, tasks.get),
  route(createTasks, tasks.create),
  route(updateTask, changes.update),
  route(updateTasks, changes.updateMany),
  route(moveTasks, moves.move),
  route(setSubStatus, moves.setStatus),
  route(undoMove, moves.undo),
  route(listMoves, moves.history),
  route(setTaskFields, changes.setFields),
  route(setManyTaskFields, changes.setManyFields),
  route(listTaskReasons, changes.reasons),
  route(setTaskReason, changes.setReason),
  route(deleteTask, changes.remove),
  route(deleteTasks, changes.removeMany),
  route(getBoard, board.board),
  route(getBoardColumn, board.column),
  route(updatePipeline, stages.update),
  route(attachPipelines, stages.attach),
  route(detachPipelines, stages.detach),
  route(getProjectOverview, overview),
  route(listAssociatedTasks, associated.associated),
]
