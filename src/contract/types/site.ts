/** Something that a visitor may be looking for. */
export interface Suggestion {
	readonly name: string;
	readonly url: string;
	/** Its price, or what kind of thing it is. */
	readonly note: string;
	/** Address of a picture; empty: none. */
	readonly image: string;
}
