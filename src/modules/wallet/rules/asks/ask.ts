/**
 * A question to the wallet.
 *
 * @see spec 7.17
 */
export interface Ask {
	/** The message that asks. */
	readonly request: string;
	/** The message that answers. */
	readonly reply: string;
	/** The message that says that it has failed, where there is one. */
	readonly error?: string;
}
