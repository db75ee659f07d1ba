import { Counter, Gauge, Registry } from 'prom-client';
import type { Services } from '../../services.ts';
import type { ReplicaState } from '../database/open-replica.ts';

type Deps = Pick<Services, 'backups' | 'filesState' | 'jobs' | 'live' | 'log' | 'poolUse' | 'replica'>;

/** Gauges, which are read at each scrape. They are rendered even while the database is unavailable. */
export async function renderStateMetrics({ backups, filesState, jobs, live, log, poolUse, replica }: Deps) {
  const registry = new Registry();
  const registers = [registry];
  new Gauge({ registers, name: 'foxtale_live_streams', help: 'Open event streams.' }).set(live.size);
  const areFilesUp = filesState().isWorking ? 1 : 0;
  new Gauge({
    registers,
    name: 'foxtale_file_store_up',
    help: '1 if the file store worked when it was last checked, otherwise 0.',
  }).set(areFilesUp);
  if (backups !== undefined) {
    const interval = { name: 'foxtale_backup_interval_seconds', help: 'How often the embedded database is backed up.' };
    new Gauge({ registers, ...interval }).set(backups.everyMs / 1000);
    const last = { name: 'foxtale_last_backup_timestamp_seconds', help: 'When the last complete backup was started.' };
    new Gauge({ registers, ...last }).set((backups.lastAt()?.getTime() ?? 0) / 1000);
  }
  if (replica !== undefined) addReplica(registers, replica.measure());
  const connections = new Gauge({
    registers,
    name: 'foxtale_database_connections',
    help: 'Connections of this process to the database.',
    labelNames: ['state'],
  });
  for (const [state, count] of Object.entries(poolUse())) connections.set({ state }, count);
  const isUp = new Gauge({ registers, name: 'foxtale_database_up', help: '1 if the database answers, otherwise 0.' });
  const labelNames = ['queue', 'state'] as const;
  const count = new Gauge({ registers, name: 'foxtale_jobs', help: 'Jobs of all processes by state.', labelNames });
  const age = new Gauge({
    registers,
    name: 'foxtale_job_oldest_age_seconds',
    help: 'Age of the oldest job in a state; 0 if there is none.',
    labelNames,
  });
  try {
    for (const { name, state, count: jobCount, oldestSeconds } of await jobs.measure()) {
      count.set({ queue: name, state }, jobCount);
      age.set({ queue: name, state }, oldestSeconds);
    }
    isUp.set(1);
  } catch (err) {
    log.warn({ err }, 'the job queue could not be measured');
    isUp.set(0);
  }
  return registry.metrics();
}

function addReplica(registers: Registry[], { lagSeconds, reads }: ReplicaState) {
  const isUp = new Gauge({ registers, name: 'foxtale_replica_up', help: '1 if the replica answers, otherwise 0.' });
  isUp.set(lagSeconds === undefined ? 0 : 1);
  const lag = new Gauge({ registers, name: 'foxtale_replica_lag_seconds', help: 'How far the replica is behind.' });
  if (lagSeconds !== undefined) lag.set(lagSeconds);
  const total = new Counter({
    registers,
    name: 'foxtale_replica_reads_total',
    help: 'Reads that may go to the replica, by where they went.',
    labelNames: ['target'],
  });
  for (const [target, count] of Object.entries(reads)) total.inc({ target }, count);
}
