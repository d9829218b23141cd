import contract from '../../../../contract';
import { isObject, isText } from '../../../../transport/http/shape';
import { setAttribute } from '../../../dom/attributes';
import type { JQuery } from '../../../jquery/of-page';
import { OF_IMAGE, OF_LINK, OF_THUMB, placesIn, textOf } from '../picture';

const { events, markers } = contract;

const OF_SLIDE = { 'data-thumb': 'src' };

const THUMBS = '.flex-control-nav li img';

/** Attribute with the original value, as other scripts expect it. */
const before = ( attribute: string ) => `data-o_${ attribute }`;

/** Sets an attribute and keeps the original value. */
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

/** Restores the original value of an attribute. */
export const resetKept = ( element: Element, attribute: string ): void => {
	const own = element.getAttribute( before( attribute ) );
	if ( own !== null ) {
		element.setAttribute( attribute, own );
	}
};

/** The elements that a variation's image changes, with their attributes. */
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

/** Restores the first image of a product's gallery. */
export const resetImage = ( form: Element ): void => {
	for ( const { element, names } of placesOf(
		form.closest( markers.product )
	) ) {
		for ( const attribute of Object.keys( names ) ) {
			resetKept( element, attribute );
		}
	}
};

/** The id of a variation's image; empty: none. */
const idOf = ( variation: unknown ) =>
	isObject( variation ) && variation.image_id
		? textOf( variation.image_id ) ?? ''
		: '';

/** Resets the gallery to its first image if the variation's image differs. */
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

/** The thumbnail of an image that is in the gallery. */
const thumbnailOf = (
	product: Element | null,
	attribute: string,
	src: string
) =>
	[ ...( product?.querySelectorAll( THUMBS ) ?? [] ) ].find(
		( image ) => image.getAttribute( attribute ) === src
	);

/**
 * Shows a variation's image in the engine's own gallery, with the attributes
 * and events its scripts expect; `false` restores the product's own.
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
