/** The idea is refused. The message is the catalogue's. */
export class RefusedIdea extends Error {
  override readonly name = "RefusedIdea";
}

/** The composer is not on this device. The message is the catalogue's. */
export class NoComposer extends Error {
  override readonly name = "NoComposer";
}
