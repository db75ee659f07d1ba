/** An environment variable is invalid. The message is one line that names the variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
