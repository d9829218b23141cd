let locks = 0;
let left: [ string, string ] = [ '', '' ];

/**
 * Locks page scrolling behind a dialog and reserves the scrollbar's space to
 * avoid a layout shift. Returns the unlock function, to be called once.
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
