/** A variable of the environment cannot be used. The message is one line that names it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
