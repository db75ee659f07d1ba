/** The client ended the connection before its request was complete or answered. Nobody is left to tell. */
export class ClientGone extends Error {
  constructor() {
    super('The client ended the connection.');
    this.name = 'ClientGone';
  }
}
