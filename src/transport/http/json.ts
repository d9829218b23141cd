/** Reads text as JSON of any shape; undefined when it is none. */
export const readJson = ( text: string | null | undefined ): unknown => {
	try {
		return JSON.parse( text ?? '' );
	} catch {
		return undefined;
	}
};
