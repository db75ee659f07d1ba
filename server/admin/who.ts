export interface Who {
  /** Null for the operator at the command line of the server. */
  adminId: string | null;
  userId: string;
}
