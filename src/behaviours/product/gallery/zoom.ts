import contract from '../../../contract';
import { openDialog } from '../../dialog';
import { make } from '../../dom/make';
import type { Behavior, Page } from '../../page';
import { placeByKey } from './controls';
import { show, shownIn, slidesOf } from './slides';

const { markers } = contract;

/** The empty dialog, with the gallery's arrows. */
const build = ( page: Page, gallery: Element ) => {
	const image = make( 'img' );
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
		make( 'figure', {}, image, caption ),
		...( arrows ? [ arrows.cloneNode( true ) ] : [] ),
		close
	);
	close.addEventListener( 'click', () => dialog.close() );
	return { dialog, image, caption, close };
};

type Zoom = ReturnType< typeof build >;

const paint = ( { dialog, image, caption }: Zoom, gallery: Element ) => {
	const index = shownIn( gallery );
	const slide = slidesOf( gallery )[ index ];
	const small = slide?.querySelector( 'img' );
	image.src = slide?.querySelector( 'a' )?.href ?? small?.src ?? '';
	image.alt = small?.alt ?? '';
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

/** Arrows and keys of the dialog also move the gallery. */
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
	zoom.dialog.addEventListener( 'keydown', ( event ) => {
		const index = placeByKey( event.key, gallery, shownIn( gallery ) );
		if ( index !== null ) {
			event.preventDefault();
			turn( zoom, gallery, index );
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
