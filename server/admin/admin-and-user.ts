export interface AdminAndUser {
  /** Null for the operator on the command line of the server. */
  adminId: string | null;
  userId: string;
}
