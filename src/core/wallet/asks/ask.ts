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

/** A question whose failure ends nothing: it has a default. @see spec 8.5 */
export interface GentleAsk< Answer > extends Ask {
	/**
	 * What an answer says.
	 *
	 * @param value The answer; undefined: it failed, and the default holds.
	 * @see readings 26
	 */
	readonly read: ( value: unknown ) => Answer;
}

/** For questions that only a plain yes answers by yes. */
export const isTrue = ( value: unknown ): boolean => value === true;
