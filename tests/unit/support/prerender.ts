/** Makes the page a prerendered one until `open()`. */
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
