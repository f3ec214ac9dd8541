import type { Job } from './job.js';

/** Waiting jobs: the highest priority first, then the earliest. */
export class JobQueue {
  readonly #byPriority = new Map<number, Set<Job>>();

  add(job: Job, priority: number): void {
    const jobs = this.#byPriority.get(priority) ?? new Set();
    this.#byPriority.set(priority, jobs.add(job));
  }

  take(): Job | undefined {
    if (this.#byPriority.size === 0) return undefined;
    const [job] = this.#byPriority.get(Math.max(...this.#byPriority.keys()))!;
    this.remove(job!);
    return job;
  }

  /** False if the job is not waiting. */
  remove(job: Job): boolean {
    for (const [priority, jobs] of this.#byPriority) {
      if (!jobs.delete(job)) continue;
      if (jobs.size === 0) this.#byPriority.delete(priority);
      return true;
    }
    return false;
  }
}
