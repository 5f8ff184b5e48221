import type { Adapter, AdapterPayload } from 'oidc-provider'

/** Where the provider keeps its sessions and codes: in memory, for as long as it runs. */
export function memoryAdapter(): (kind: string) => Adapter {
  const kept = new Map<string, AdapterPayload>()
  return (kind) => {
    const key = (id: string) => `${kind} ${id}`
    const findBy = async (test: (payload: AdapterPayload) => boolean) =>
      [...kept].find(([name, payload]) => name.startsWith(`${kind} `) && test(payload))?.[1]
    return {
      upsert: async (id, payload) => void kept.set(key(id), payload),
      find: async (id) => kept.get(key(id)),
      findByUid: (uid) => findBy((payload) => payload.uid === uid),
      findByUserCode: (code) => findBy((payload) => payload.userCode === code),
      consume: async (id) => {
        const payload = kept.get(key(id))
        if (payload) kept.set(key(id), { ...payload, consumed: Math.floor(Date.now() / 1000) })
      },
      destroy: async (id) => void kept.delete(key(id)),
      revokeByGrantId: async (grantId) => {
        for (const [name, payload] of kept) if (payload.grantId === grantId) kept.delete(name)
      },
    }
  }
}
