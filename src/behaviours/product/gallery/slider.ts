import contract from '../../../contract';
import { isSlider, mark, scrolledTo, show, shownIn, stripOf } from './slides';

const { timings_ms: timings } = contract;

const followed = new WeakSet< Element >();

/** Follows swipes in the image strip of a gallery. */
export const followStrip = ( gallery: HTMLElement ): void => {
	const strip = stripOf( gallery );
	if ( ! strip || followed.has( strip ) ) {
		return;
	}
	followed.add( strip );
	let frame = 0;
	strip.addEventListener(
		'scroll',
		() => {
			cancelAnimationFrame( frame );
			frame = requestAnimationFrame( () => {
				// In wide windows the thumbnails are in charge.
				if ( isSlider() ) {
					mark( gallery, scrolledTo( gallery ) );
				}
			} );
		},
		{ passive: true }
	);
};

/**
 * Realigns the visible image when the window width changes.
 *
 * @see spec 9.7
 */
export const followWidth = ( galleries: () => Iterable< Element > ): void => {
	let timer: ReturnType< typeof setTimeout > | undefined;
	let width = window.innerWidth;
	window.addEventListener( 'resize', () => {
		clearTimeout( timer );
		timer = setTimeout( () => {
			// A phone's keyboard or bars change only the height.
			if ( window.innerWidth === width ) {
				return;
			}
			width = window.innerWidth;
			for ( const gallery of galleries() ) {
				show( gallery, shownIn( gallery ), false );
			}
		}, timings.gallery_resize );
	} );
};
