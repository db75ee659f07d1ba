/** The client closed the connection before the response. It is not an error of the server. */
export class ClientGone extends Error {
  constructor() {
    super('The client ended the connection.');
    this.name = 'ClientGone';
  }
}
