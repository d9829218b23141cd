import contract from '../../../contract';
import { setFlag } from '../../dom/attributes';
import { all } from '../../dom/find';

const { limits, markers } = contract;

/** The slides of a gallery, in order. */
export const slidesOf = ( gallery: Element ): HTMLElement[] =>
	all( markers.gallery_slide, gallery );

/** The scroll container of the slides. */
export const stripOf = ( gallery: Element ): HTMLElement | null =>
	gallery.querySelector< HTMLElement >( markers.gallery_slide )
		?.parentElement ?? null;

/** Whether the window is narrow enough for a slider. */
export const isSlider = (): boolean =>
	window.innerWidth < limits.gallery_break_px;

/** The index of the visible image of each gallery. */
const shown = new WeakMap< Element, number >();

/** The index of the visible image. */
export const shownIn = ( gallery: Element ): number =>
	shown.get( gallery ) ?? 0;

const markArrow = ( gallery: Element, name: string, isEnd: boolean ) =>
	setFlag( gallery.querySelector( `.${ name }` ), 'aria-disabled', isEnd );

/** Updates thumbnails, arrows and the counter. */
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
	// "1 of 3", in the language and word order that the server printed.
	const text = count?.textContent.replace( /\d+/, `${ index + 1 }` );
	if ( count && text && text !== count.textContent ) {
		count.textContent = text;
	}
};

/**
 * Scrolls to an image. The index is clamped to the slides.
 *
 * @param smooth Whether to scroll smoothly, as the style sheet says.
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
	// The browser may not have loaded an image outside of the viewport.
	slide.querySelector( 'img' )?.setAttribute( 'loading', 'eager' );
	mark( gallery, index );
	if ( ! smooth ) {
		strip.style.scrollBehavior = 'auto';
	}
	// From center to center, which works for both writing directions.
	const { left, width } = strip.getBoundingClientRect();
	const box = slide.getBoundingClientRect();
	strip.scrollLeft += box.left + box.width / 2 - left - width / 2;
	strip.style.scrollBehavior = '';
};

/** The index of the image scrolled to. */
export const scrolledTo = ( gallery: Element ): number => {
	const { left = 0, width = 0 } =
		stripOf( gallery )?.getBoundingClientRect() ?? {};
	const offsets = slidesOf( gallery ).map( ( slide ) => {
		const box = slide.getBoundingClientRect();
		return Math.abs( box.left + box.width / 2 - left - width / 2 );
	} );
	return Math.max( 0, offsets.indexOf( Math.min( ...offsets ) ) );
};
