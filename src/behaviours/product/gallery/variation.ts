import contract from '../../../contract';
import { readJson } from '../../../transport/http/json';
import { isObject, isText } from '../../../transport/http/shape';
import { show, slidesOf, stripOf } from './slides';

const { markers } = contract;

/** Attribute of an element of the first slide to the field of a variation's image. */
const OF_IMAGE = {
	src: 'src',
	srcset: 'srcset',
	sizes: 'sizes',
	title: 'title',
	alt: 'alt',
	width: 'src_w',
	height: 'src_h',
	'data-caption': 'caption',
	'data-src': 'full_src',
	'data-large_image': 'full_src',
	'data-large_image_width': 'full_src_w',
	'data-large_image_height': 'full_src_h',
} as const;
const OF_LINK = { href: 'full_src' } as const;
const OF_SLIDE = { 'data-thumb': 'gallery_thumbnail_src' } as const;
const OF_THUMB = { src: 'gallery_thumbnail_src' } as const;

type Fields = Readonly< Record< string, unknown > >;

/** What the attributes were before a variation changed them. */
const originals = new WeakMap< Element, Record< string, string | null > >();

const change = (
	element: Element | null | undefined,
	names: Readonly< Record< string, string > >,
	image: Fields
) => {
	if ( ! element ) {
		return;
	}
	const before: Record< string, string | null > = {};
	originals.set( element, before );
	for ( const [ attribute, field ] of Object.entries( names ) ) {
		const value = image[ field ];
		before[ attribute ] = element.getAttribute( attribute );
		if ( isText( value ) || typeof value === 'number' ) {
			element.setAttribute( attribute, `${ value }` );
		} else {
			// `false` where there is none.
			element.removeAttribute( attribute );
		}
	}
};

const putBack = ( element: Element | null | undefined ) => {
	const before = element && originals.get( element );
	if ( ! before ) {
		return;
	}
	originals.delete( element );
	for ( const [ attribute, value ] of Object.entries( before ) ) {
		if ( value === null ) {
			element.removeAttribute( attribute );
		} else {
			element.setAttribute( attribute, value );
		}
	}
};

const firstOf = ( gallery: Element ) => {
	const slide = slidesOf( gallery )[ 0 ];
	return {
		slide,
		link: slide?.querySelector( 'a' ),
		image: slide?.querySelector( 'img' ),
		thumb: gallery.querySelector( `${ markers.gallery_thumbs } img` ),
	};
};

/** Galleries that show what was chosen. */
const driven = new WeakSet< Element >();

/** Shows an image in place of the first picture. */
const putFirst = ( gallery: Element, image: Fields ) => {
	const first = firstOf( gallery );
	change( first.slide, OF_SLIDE, image );
	change( first.link, OF_LINK, image );
	change( first.image, OF_IMAGE, image );
	change( first.thumb, OF_THUMB, image );
};

/**
 * Puts back the picture in whose place the server has printed that of a choice.
 *
 * @return Whether there was one.
 */
const restorePrinted = ( gallery: Element ): boolean => {
	const own = readJson( gallery.getAttribute( markers.printed_over ) );
	if ( ! isObject( own ) ) {
		return false;
	}
	gallery.removeAttribute( markers.printed_over );
	putFirst( gallery, own );
	return true;
};

/** Puts the product's own pictures back, wherever the gallery stands. */
const restore = ( gallery: Element ) => {
	if ( restorePrinted( gallery ) ) {
		return;
	}
	const first = firstOf( gallery );
	putBack( first.slide );
	putBack( first.link );
	putBack( first.image );
	putBack( first.thumb );
};

/** The place of a picture that the gallery has itself; below 0 when there is none, or all are seen at once. */
const ownOf = ( gallery: Element, image: Fields ): number => {
	const strip = stripOf( gallery );
	return strip && strip.scrollWidth > strip.clientWidth
		? slidesOf( gallery ).findIndex(
				( slide ) => slide.querySelector( 'a' )?.href === image.full_src
		  )
		: -1;
};

/**
 * Shows a variation's image: the picture that the gallery has of it, else in
 * place of the first one.
 *
 * @param gallery The gallery.
 * @param image   As of spec 3.18.
 * @see spec 3.18, 4.13, field 23
 */
export const showVariation = ( gallery: Element, image: Fields ): void => {
	restore( gallery );
	driven.add( gallery );
	const own = ownOf( gallery, image );
	if ( own < 0 ) {
		putFirst( gallery, image );
	}
	// At once: a choice is not to be waited for.
	show( gallery, Math.max( 0, own ), false );
};

/**
 * Shows the product's own pictures again. Where no variation is shown, a shopper
 * who looks at another picture is left alone.
 */
export const resetVariation = ( gallery: Element ): void => {
	if (
		driven.delete( gallery ) ||
		gallery.hasAttribute( markers.printed_over )
	) {
		restore( gallery );
		show( gallery, 0, false );
	}
};

/** The image of a variation, when it has one. */
export const imageOf = ( variation: unknown ): Fields | null =>
	isObject( variation ) &&
	isObject( variation.image ) &&
	isText( variation.image.src ) &&
	variation.image.src
		? variation.image
		: null;
