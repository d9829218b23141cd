// eslint-disable-next-line @typescript-eslint/no-unused-vars -- Read by webpack.
declare let __webpack_public_path__: string;

/**
 * Sets the URL of our chunks: optimizers may combine scripts elsewhere.
 *
 * @param build The build URL with a trailing slash.
 */
export const findParts = ( build?: string ): void => {
	if ( build ) {
		__webpack_public_path__ = build;
	}
};
