import contract from '../../../../contract';
import { isObject, isText } from '../../../../transport/http/shape';
import type { JQuery } from './collection';

const { events, markers } = contract;

/** Attribute of an element to the field of a variation's image. */
const OF_IMAGE = {
	src: 'src',
	height: 'src_h',
	width: 'src_w',
	srcset: 'srcset',
	sizes: 'sizes',
	title: 'title',
	'data-caption': 'caption',
	alt: 'alt',
	'data-src': 'full_src',
	'data-large_image': 'full_src',
	'data-large_image_width': 'full_src_w',
	'data-large_image_height': 'full_src_h',
};
const OF_SLIDE = { 'data-thumb': 'src' };
const OF_THUMB = { src: 'gallery_thumbnail_src' };
const OF_LINK = { href: 'full_src' };

/** What an attribute was is kept beside it, where other scripts look for it. */
const before = ( attribute: string ) => `data-o_${ attribute }`;

/** A field's value as an attribute has it; `false` where there is none. */
const textOf = ( value: unknown ) =>
	isText( value ) || typeof value === 'number' ? value : false;

/** Sets an attribute, and keeps what it was. */
export const setAttribute = (
	element: Element,
	attribute: string,
	value: string | number | false | null | undefined
): void => {
	const name = before( attribute );
	if ( ! element.hasAttribute( name ) ) {
		element.setAttribute( name, element.getAttribute( attribute ) ?? '' );
	}
	if ( value === false || value === undefined || value === null ) {
		element.removeAttribute( attribute );
	} else {
		element.setAttribute( attribute, `${ value }` );
	}
};

/** Gives an attribute back what it was. */
export const resetAttribute = ( element: Element, attribute: string ): void => {
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
	return [
		[ slide?.querySelector( '.wp-post-image' ), OF_IMAGE ],
		[ slide, OF_SLIDE ],
		[ product?.querySelector( '.flex-control-nav li img' ), OF_THUMB ],
		[ slide?.querySelector( 'a' ), OF_LINK ],
	] as const;
};

/** Shows the first picture of a product's gallery as the page came with it. */
export const resetImage = ( form: Element ): void => {
	for ( const [ element, names ] of placesOf(
		form.closest( markers.product )
	) ) {
		for ( const attribute of element ? Object.keys( names ) : [] ) {
			resetAttribute( element as Element, attribute );
		}
	}
};

/** The id of a variation's picture; empty: it has none. */
const idOf = ( variation: unknown ) =>
	isObject( variation ) && variation.image_id
		? `${ textOf( variation.image_id ) || '' }`
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
	[
		...( product?.querySelectorAll( '.flex-control-nav li img' ) ?? [] ),
	].find( ( image ) => image.getAttribute( attribute ) === src );

/**
 * Shows a variation's picture in the engine's own gallery, by the marks and the
 * events that its scripts know; `false`: the product's own again.
 *
 * @param jQuery    The page's.
 * @param form      Whose product's gallery.
 * @param variation As the page tells it.
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
			jQuery( window as never ).trigger( 'resize' );
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
	for ( const [ element, names ] of placesOf( product ) ) {
		for ( const [ attribute, field ] of element
			? Object.entries( names )
			: [] ) {
			setAttribute(
				element as Element,
				attribute,
				textOf( image[ field ] )
			);
		}
	}
	later( false );
};
