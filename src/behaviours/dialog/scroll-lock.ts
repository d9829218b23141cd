let locks = 0;
let left: [ string, string ] = [ '', '' ];

/**
 * Keeps the page behind a dialog still. The scrollbar's room is kept, so that
 * nothing shifts. Returns the unlocking function, to be called once.
 */
export const lockScroll = (): ( () => void ) => {
	const { style, clientWidth } = document.documentElement;
	if ( ! locks++ ) {
		left = [ style.overflow, style.scrollbarGutter ];
		if ( window.innerWidth > clientWidth ) {
			style.scrollbarGutter = 'stable';
		}
		style.overflow = 'hidden';
	}
	return () => {
		if ( ! --locks ) {
			[ style.overflow, style.scrollbarGutter ] = left;
		}
	};
};
