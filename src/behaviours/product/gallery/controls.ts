import contract from '../../../contract';
import type { Behavior } from '../../page';
import { show, shownIn, slidesOf } from './slides';

const { markers } = contract;

/** Steps per key, in reading order. */
const STEPS: Readonly< Record< string, number > > = {
	ArrowLeft: -1,
	ArrowRight: 1,
	Home: -Infinity,
	End: Infinity,
};

const isRightToLeft = ( element: Element ) =>
	getComputedStyle( element ).direction === 'rtl';

/**
 * The image index that a key leads to.
 *
 * @param gallery Determines the reading direction.
 * @return Null for keys without a meaning.
 */
export const placeByKey = (
	key: string,
	gallery: Element,
	index: number
): number | null => {
	const step = STEPS[ key ];
	if ( step === undefined ) {
		return null;
	}
	const turned = key.startsWith( 'Arrow' ) && isRightToLeft( gallery );
	return index + ( turned ? -step : step );
};

/**
 * Shows the image of a thumbnail. Captures the click and stops it: thumbnails
 * are hash links, and a theme's smooth scrolling would scroll the page.
 */
const followThumb = ( event: Event ): void => {
	const { target } = event;
	const item =
		target instanceof Element &&
		target.closest( `${ markers.gallery_thumbs } a` )?.closest( 'li' );
	const gallery = item && item.closest( markers.gallery );
	if ( gallery ) {
		event.preventDefault();
		event.stopPropagation();
		const items = item.parentElement?.children ?? [];
		show( gallery, [ ...items ].indexOf( item ) );
	}
};

/** Handles thumbnails, arrows and keys. */
export const followControls: Behavior = ( page ) => {
	document.addEventListener( 'click', followThumb, true );
	const step = ( name: string, by: number ) =>
		page.on( 'click', `.${ name }`, ( _event, arrow ) => {
			const gallery = arrow.closest( markers.gallery );
			if ( gallery ) {
				show( gallery, shownIn( gallery ) + by );
			}
		} );
	step( markers.gallery_previous, -1 );
	step( markers.gallery_next, 1 );
	page.on( 'keydown', markers.gallery, ( event, gallery ) => {
		const { key, target } = event as KeyboardEvent;
		const index = placeByKey( key, gallery, shownIn( gallery ) );
		if ( index === null || ! ( target instanceof Element ) ) {
			return;
		}
		event.preventDefault();
		show( gallery, index );
		// Move the focus to the visible image.
		const within = target.closest( markers.gallery_slide )
			? slidesOf( gallery )[ shownIn( gallery ) ]?.querySelector( 'a' )
			: null;
		within?.focus( { preventScroll: true } );
	} );
};
