import contract from '../../../contract';
import { setFlag } from '../../dom/attributes';
import { all } from '../../dom/find';

const { limits, markers } = contract;

/** The pictures of a gallery, in their order. */
export const slidesOf = ( gallery: Element ): HTMLElement[] =>
	all( markers.gallery_slide, gallery );

/** What scrolls: the element that holds the pictures. */
export const stripOf = ( gallery: Element ): HTMLElement | null =>
	gallery.querySelector< HTMLElement >( markers.gallery_slide )
		?.parentElement ?? null;

/** Whether the window is so narrow that the gallery is a slider. */
export const isSlider = (): boolean =>
	window.innerWidth < limits.gallery_break_px;

/** Which picture each gallery shows. */
const shown = new WeakMap< Element, number >();

/** The place of the picture in view. */
export const shownIn = ( gallery: Element ): number =>
	shown.get( gallery ) ?? 0;

const markArrow = ( gallery: Element, name: string, isEnd: boolean ) =>
	setFlag( gallery.querySelector( `.${ name }` ), 'aria-disabled', isEnd );

/** Tells thumbnails, arrows and count which picture is in view. */
export const mark = ( gallery: Element, index: number ): void => {
	shown.set( gallery, index );
	const last = slidesOf( gallery ).length - 1;
	gallery
		.querySelectorAll( `${ markers.gallery_thumbs } a` )
		.forEach( ( thumb, place ) =>
			setFlag( thumb, 'aria-current', place === index )
		);
	markArrow( gallery, markers.gallery_previous, index === 0 );
	markArrow( gallery, markers.gallery_next, index === last );
	const count = gallery.querySelector( `.${ markers.gallery_count }` );
	// "1 of 3", in the language and the order that the server has printed.
	const text = count?.textContent.replace( /\d+/, `${ index + 1 }` );
	if ( count && text && text !== count.textContent ) {
		count.textContent = text;
	}
};

/**
 * Brings a picture into view. There is none before the first or after the last.
 *
 * @param smooth Whether it may glide there, as the style sheet says.
 * @see spec 9.7
 */
export const show = ( gallery: Element, to: number, smooth = true ): void => {
	const strip = stripOf( gallery );
	const slides = slidesOf( gallery );
	const index = Math.min( Math.max( to, 0 ), slides.length - 1 );
	const slide = slides[ index ];
	if ( ! strip || ! slide ) {
		return;
	}
	// Far off in its strip, the browser would not have fetched it yet.
	slide.querySelector( 'img' )?.setAttribute( 'loading', 'eager' );
	mark( gallery, index );
	if ( ! smooth ) {
		strip.style.scrollBehavior = 'auto';
	}
	// From the middle of the one to the middle of the other: right in both
	// directions of writing.
	const { left, width } = strip.getBoundingClientRect();
	const box = slide.getBoundingClientRect();
	strip.scrollLeft += box.left + box.width / 2 - left - width / 2;
	strip.style.scrollBehavior = '';
};

/** The picture that a shopper has scrolled to. */
export const scrolledTo = ( gallery: Element ): number => {
	const { left = 0, width = 0 } =
		stripOf( gallery )?.getBoundingClientRect() ?? {};
	const offsets = slidesOf( gallery ).map( ( slide ) => {
		const box = slide.getBoundingClientRect();
		return Math.abs( box.left + box.width / 2 - left - width / 2 );
	} );
	return Math.max( 0, offsets.indexOf( Math.min( ...offsets ) ) );
};
