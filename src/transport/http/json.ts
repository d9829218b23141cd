/** Parses JSON of any shape; undefined if invalid. */
export const readJson = ( text: string | null | undefined ): unknown => {
	try {
		return JSON.parse( text ?? '' );
	} catch {
		return undefined;
	}
};
