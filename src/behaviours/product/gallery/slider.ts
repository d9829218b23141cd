import contract from '../../../contract';
import { isSlider, mark, scrolledTo, show, shownIn, stripOf } from './slides';

const { timings_ms: timings } = contract;

const followed = new WeakSet< Element >();

/** Follows what a shopper does with the strip of a gallery itself: swipes. */
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
				// The thumbnails of a wide window say where they lead to.
				if ( isSlider() ) {
					mark( gallery, scrolledTo( gallery ) );
				}
			} );
		},
		{ passive: true }
	);
};

/**
 * Puts the picture in view right again when the window has another width.
 *
 * @see spec 9.7
 */
export const followWidth = ( galleries: () => Iterable< Element > ): void => {
	let timer: ReturnType< typeof setTimeout > | undefined;
	let width = window.innerWidth;
	window.addEventListener( 'resize', () => {
		clearTimeout( timer );
		timer = setTimeout( () => {
			// A phone's keyboard, or its bars, change the height only.
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
