import contract from '../../../../contract';
import { isObject, isText } from '../../../../transport/http/shape';
import { setAttribute } from '../../../dom/attributes';
import type { JQuery } from '../../../jquery/of-page';
import { OF_IMAGE, OF_LINK, OF_THUMB, placesIn, textOf } from '../picture';

const { events, markers } = contract;

const OF_SLIDE = { 'data-thumb': 'src' };

const THUMBS = '.flex-control-nav li img';

/** What an attribute was is kept beside it, where other scripts look for it. */
const before = ( attribute: string ) => `data-o_${ attribute }`;

/** Sets an attribute, and keeps what it was. */
export const setKept = (
	element: Element,
	attribute: string,
	value: string | null
): void => {
	const name = before( attribute );
	if ( ! element.hasAttribute( name ) ) {
		element.setAttribute( name, element.getAttribute( attribute ) ?? '' );
	}
	setAttribute( element, attribute, value );
};

/** Gives an attribute back what it was. */
export const resetKept = ( element: Element, attribute: string ): void => {
	const own = element.getAttribute( before( attribute ) );
	if ( own !== null ) {
		element.setAttribute( attribute, own );
	}
};

/** The elements that a variation's image changes, each with what it changes of them. */
const placesOf = ( product: Element | null ) => {
	const slide = product?.querySelector(
		'.images :is( .woocommerce-product-gallery__image, .woocommerce-product-gallery__image--placeholder )'
	);
	return placesIn(
		[ slide?.querySelector( '.wp-post-image' ), OF_IMAGE ],
		[ slide, OF_SLIDE ],
		[ product?.querySelector( THUMBS ), OF_THUMB ],
		[ slide?.querySelector( 'a' ), OF_LINK ]
	);
};

/** Shows the first picture of a product's gallery as the page came with it. */
export const resetImage = ( form: Element ): void => {
	for ( const { element, names } of placesOf(
		form.closest( markers.product )
	) ) {
		for ( const attribute of Object.keys( names ) ) {
			resetKept( element, attribute );
		}
	}
};

/** The id of a variation's picture; empty: it has none. */
const idOf = ( variation: unknown ) =>
	isObject( variation ) && variation.image_id
		? textOf( variation.image_id ) ?? ''
		: '';

/** Tells the gallery to begin at its first picture where another one is meant now. */
export const resetSlide = (
	jQuery: JQuery,
	form: Element,
	variation: unknown
): void => {
	const id = idOf( variation );
	const isOther = form.getAttribute( 'current-image' ) !== id;
	form.setAttribute( 'current-image', id );
	if ( isOther ) {
		jQuery( form )
			.closest( markers.product )
			.find( '.images' )
			.trigger( events.gallery_reset_slide );
	}
};

/** The thumbnail that leads to a picture which the gallery has itself. */
const thumbnailOf = (
	product: Element | null,
	attribute: string,
	src: string
) =>
	[ ...( product?.querySelectorAll( THUMBS ) ?? [] ) ].find(
		( image ) => image.getAttribute( attribute ) === src
	);

/**
 * Shows a variation's picture in the engine's own gallery, by the marks and the
 * events that its scripts know; `false`: the product's own again.
 *
 * @see spec 3.18, 4.13
 */
export const updateImage = (
	jQuery: JQuery,
	form: Element,
	variation: unknown
): void => {
	const product = form.closest( markers.product );
	const $gallery = jQuery( form )
		.closest( markers.product )
		.find( '.images' );
	const image =
		isObject( variation ) && isObject( variation.image )
			? variation.image
			: null;
	const later = ( isMoved: boolean ) =>
		setTimeout( () => {
			jQuery( window ).trigger( 'resize' );
			if ( ! isMoved ) {
				resetSlide( jQuery, form, variation );
			}
			$gallery.trigger( events.gallery_init_zoom );
		}, 20 );

	if ( ! image || ! isText( image.src ) || image.src.length < 2 ) {
		resetImage( form );
		later( false );
		return;
	}
	const small = String( image.gallery_thumbnail_src );
	if ( thumbnailOf( product, before( 'src' ), small ) ) {
		resetImage( form );
	}
	const thumbnail = thumbnailOf( product, 'src', small );
	if ( thumbnail ) {
		jQuery( thumbnail ).trigger( 'flexslider-click' );
		form.setAttribute( 'current-image', idOf( variation ) );
		later( true );
		return;
	}
	for ( const { element, names } of placesOf( product ) ) {
		for ( const [ attribute, field ] of Object.entries( names ) ) {
			setKept( element, attribute, textOf( image[ field ] ) );
		}
	}
	later( false );
};
