import { listRoles, type Role } from '@cohort/contract/roles'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiFailure } from '#lib/api.ts'
import { keyOf } from '#lib/query.ts'
import { useUpdateRole } from '#modules/roles/queries.ts'
import {
  changeCount,
  conflictOf,
  draftOf,
  type RoleConflict,
  type RoleDraft,
  type Settlement,
  settle,
  toggled,
} from '#modules/roles/role-draft.ts'
import { useRolesText } from '#modules/roles/text.ts'
import { useUiText } from '#ui/text.ts'
import { toast } from '#ui/toast.ts'

/** Drafts of roles, one for each: going to another role and back loses nothing. */
export function useRoleEditor() {
  const text = useRolesText().save
  const ui = useUiText()
  const client = useQueryClient()
  const update = useUpdateRole()
  const [drafts, setDrafts] = useState<Readonly<Record<string, RoleDraft>>>({})
  const [conflict, setConflict] = useState<RoleConflict>()

  const keep = (draft: RoleDraft) => setDrafts((now) => ({ ...now, [draft.base.roleId]: draft }))
  const drop = (roleId: string) => setDrafts(({ [roleId]: _gone, ...rest }) => rest)

  /** A change of rights is undone by the opposite change. */
  const restore = (saved: Role, codes: readonly number[]) =>
    update.mutate(
      { params: { id: saved.roleId }, body: { version: saved.version, codes: [...codes] } },
      { onSuccess: () => toast.show({ text: text.restored(saved.name) }) },
    )

  const save = (draft: RoleDraft) => {
    const { base, name, codes } = draft
    const body = { version: base.version, codes: [...codes], name: name === base.name ? undefined : name }
    update.mutate(
      { params: { id: base.roleId }, body },
      {
        onSuccess: (saved) => {
          drop(base.roleId)
          setConflict(undefined)
          toast.undo(text.saved(saved.name), ui.undo, () => restore(saved, base.codes))
        },
        onError: (error) => {
          if (!(error instanceof ApiFailure) || error.code !== 'Conflict') return
          setConflict(conflictOf(draft, error.detail.current as Role))
        },
      },
    )
  }

  const choose = (choice: Settlement) => {
    if (!conflict) return
    const draft = settle(conflict, choice)
    const { roleId, name } = draft.base
    setConflict(undefined)
    void client.invalidateQueries({ queryKey: keyOf(listRoles) })
    if (changeCount(draft) === 0 && draft.name === name) return drop(roleId)
    keep(draft)
    save(draft)
  }

  return {
    conflict,
    isSaving: update.isPending,
    unsaved: new Set(
      Object.values(drafts)
        .filter((draft) => changeCount(draft) > 0)
        .map(({ base }) => base.roleId),
    ),
    draftFor: (role: Role): RoleDraft => drafts[role.roleId] ?? draftOf(role),
    toggle: (draft: RoleDraft, code: number) => {
      const next = { ...draft, codes: toggled(draft.codes, code) }
      if (changeCount(next) === 0) drop(draft.base.roleId)
      else keep(next)
    },
    discard: drop,
    save,
    settle: choose,
    closeConflict: () => setConflict(undefined),
  }
}

export type RoleEditor = ReturnType<typeof useRoleEditor>
