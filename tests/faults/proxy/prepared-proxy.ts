/** The arguments and environment variables that start a proxy with its configuration file from docs/deploy. */
export interface PreparedProxy {
  args: string[];
  environment: Record<string, string>;
}

export interface ProxyPlace {
  /** Folder for the files of the proxy. */
  folder: string;
  port: number;
  /** Host and port of each web process. */
  servers: readonly [string, string];
}
