/** Has the page be one that the browser makes ahead, until `open()`. */
export const makeAhead = (): { open: () => void } => {
	let isAhead = true;
	Object.defineProperty( document, 'prerendering', {
		configurable: true,
		get: () => isAhead,
	} );
	return {
		open: () => {
			isAhead = false;
			document.dispatchEvent( new Event( 'prerenderingchange' ) );
		},
	};
};
