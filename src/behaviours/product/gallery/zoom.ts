import contract from '../../../contract';
import { openDialog } from '../../dialog';
import { setAttribute } from '../../dom/attributes';
import { make } from '../../dom/make';
import type { Behavior, Page } from '../../page';
import { placeByKey } from './controls';
import { followMagnifier, isMagnified } from './magnify';
import { show, shownIn, slidesOf } from './slides';
import { followSwipes } from './swipe';

const { markers } = contract;

/** The empty dialog, with the gallery's arrows. A press on the image magnifies it. */
const build = ( page: Page, gallery: Element ) => {
	const image = make( 'img' );
	const magnifier = make( 'button', { type: 'button' }, image );
	const caption = make( 'figcaption' );
	const close = make(
		'button',
		{
			class: 'vitrine-zoom-close',
			type: 'button',
			'aria-label': page.text( 'close' ),
		},
		'✕'
	);
	const arrows = gallery.querySelector( `.${ markers.gallery_arrows }` );
	const dialog = make(
		'dialog',
		{ class: markers.gallery_zoom },
		make( 'figure', {}, make( 'div', {}, magnifier ), caption ),
		...( arrows ? [ arrows.cloneNode( true ) ] : [] ),
		close
	);
	close.addEventListener( 'click', () => dialog.close() );
	return { dialog, image, magnifier, caption, close };
};

type Zoom = ReturnType< typeof build >;

const paint = (
	{ dialog, image, magnifier, caption }: Zoom,
	gallery: Element
) => {
	const index = shownIn( gallery );
	const slide = slidesOf( gallery )[ index ];
	const small = slide?.querySelector( 'img' );
	const link = slide?.querySelector( 'a' );
	image.src = link?.href ?? small?.src ?? '';
	image.alt = small?.alt ?? '';
	// "Enlarge: …", in the language of the page.
	setAttribute(
		magnifier,
		'aria-label',
		link?.getAttribute( 'aria-label' ) ?? null
	);
	magnifier.setAttribute( 'aria-pressed', 'false' );
	caption.textContent = small?.dataset.caption ?? '';
	dialog.setAttribute( 'aria-label', image.alt );
	for ( const name of [
		markers.gallery_previous,
		markers.gallery_next,
		markers.gallery_count,
	] ) {
		const from = gallery.querySelector( `.${ name }` );
		const to = dialog.querySelector( `.${ name }` );
		if ( ! from || ! to ) {
			continue;
		}
		if ( name === markers.gallery_count ) {
			to.textContent = from.textContent;
		} else {
			to.setAttribute(
				'aria-disabled',
				from.getAttribute( 'aria-disabled' ) ?? 'false'
			);
		}
	}
};

const turn = ( zoom: Zoom, gallery: Element, index: number ) => {
	show( gallery, index, false );
	paint( zoom, gallery );
};

/** Arrows, keys and swipes in the dialog also move the gallery. */
const listen = ( zoom: Zoom, gallery: Element ) => {
	zoom.dialog.addEventListener( 'click', ( { target } ) => {
		if ( ! ( target instanceof Element ) ) {
			return;
		}
		const by =
			Number( !! target.closest( `.${ markers.gallery_next }` ) ) -
			Number( !! target.closest( `.${ markers.gallery_previous }` ) );
		if ( by ) {
			turn( zoom, gallery, shownIn( gallery ) + by );
		}
	} );
	const turnByKey = ( key: string ): boolean => {
		const index = placeByKey( key, gallery, shownIn( gallery ) );
		if ( index !== null ) {
			turn( zoom, gallery, index );
		}
		return index !== null;
	};
	zoom.dialog.addEventListener( 'keydown', ( event ) => {
		if ( isMagnified( zoom.magnifier ) ) {
			// The keys scroll the image; the gallery around the dialog stays.
			event.stopPropagation();
		} else if ( turnByKey( event.key ) ) {
			event.preventDefault();
		}
	} );
	followMagnifier( zoom.magnifier );
	followSwipes( zoom.magnifier, ( key ) => {
		if ( ! isMagnified( zoom.magnifier ) ) {
			turnByKey( key );
		}
	} );
};

/**
 * Shows an image in a full-window dialog. Without dialog support, the link is
 * followed.
 *
 * @see spec 2.3, field 20
 */
export const zoomIn: Behavior = ( page ) => {
	page.on( 'click', `${ markers.gallery_slide } a`, ( event, link ) => {
		const { metaKey, ctrlKey, shiftKey } = event as MouseEvent;
		const gallery = link.closest( markers.gallery );
		const slide = link.closest< HTMLElement >( markers.gallery_slide );
		if ( metaKey || ctrlKey || shiftKey || ! gallery || ! slide ) {
			return;
		}
		const zoom = build( page, gallery );
		// Inside a surrounding dialog, if any, which makes the rest inert.
		gallery.append( zoom.dialog );
		const opened = openDialog( page, zoom.dialog, {
			focus: zoom.close,
			focusAfter: 0,
			onClose: () => zoom.dialog.remove(),
		} );
		if ( ! opened ) {
			zoom.dialog.remove();
			return;
		}
		event.preventDefault();
		listen( zoom, gallery );
		turn( zoom, gallery, slidesOf( gallery ).indexOf( slide ) );
	} );
};
