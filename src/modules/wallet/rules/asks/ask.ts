/**
 * A request to the wallet's iframe.
 *
 * @see spec 7.17
 */
export interface Ask {
	/** Action of the request message. */
	readonly request: string;
	/** Action of the reply message. */
	readonly reply: string;
	/** Action of the error message, if there is one. */
	readonly error?: string;
}
