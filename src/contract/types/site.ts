/** A search suggestion. */
export interface Suggestion {
	readonly name: string;
	readonly url: string;
	/** Its price or type. */
	readonly note: string;
	/** URL of an image; empty: none. */
	readonly image: string;
}
