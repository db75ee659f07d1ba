export interface AdminAndUser {
  /** Null if the operator made the change on the command line of the server. */
  adminId: string | null;
  userId: string;
}
