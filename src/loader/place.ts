// eslint-disable-next-line @typescript-eslint/no-unused-vars -- The bundler reads it.
declare let __webpack_public_path__: string;

/**
 * Says where the parts of a script of ours are: not always beside it, for it may be
 * one file with those of others.
 *
 * @param build As the page says it; a slash at its end.
 */
export const findParts = ( build?: string ): void => {
	if ( build ) {
		__webpack_public_path__ = build;
	}
};
