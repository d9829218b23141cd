import contract from '../../../contract';
import { readJson } from '../../../transport/http/json';
import { isObject } from '../../../transport/http/shape';
import { setAttribute } from '../../dom/attributes';
import { keepAttributes, restoreAttributes } from '../../dom/kept';
import {
	OF_IMAGE,
	OF_LINK,
	OF_THUMB,
	placesIn,
	textOf,
} from '../variations/picture';
import { show, slidesOf, stripOf } from './slides';

const { markers } = contract;

const OF_SLIDE = { 'data-thumb': 'gallery_thumbnail_src' };

type Fields = Readonly< Record< string, unknown > >;

/** The elements of the first image, with the attributes to change. */
const placesOf = ( gallery: Element ) => {
	const slide = slidesOf( gallery )[ 0 ];
	return placesIn(
		[ slide, OF_SLIDE ],
		[ slide?.querySelector( 'a' ), OF_LINK ],
		[ slide?.querySelector( 'img' ), OF_IMAGE ],
		[ gallery.querySelector( `${ markers.gallery_thumbs } img` ), OF_THUMB ]
	);
};

/** Galleries that show a variation's image. */
const driven = new WeakSet< Element >();

/** Replaces the first image. */
const putFirst = ( gallery: Element, image: Fields ) => {
	for ( const { element, names } of placesOf( gallery ) ) {
		for ( const [ attribute, field ] of Object.entries( names ) ) {
			setAttribute( element, attribute, textOf( image[ field ] ) );
		}
	}
};

/** Restores the product's own first image. */
const restore = ( gallery: Element ) => {
	const own = readJson( gallery.getAttribute( markers.printed_over ) );
	if ( isObject( own ) ) {
		// The server has printed a chosen variation's image.
		gallery.removeAttribute( markers.printed_over );
		putFirst( gallery, own );
		return;
	}
	placesOf( gallery ).forEach( ( { element } ) =>
		restoreAttributes( element )
	);
};

/** Index of an image in the gallery; -1: not there, or all are visible. */
const ownOf = ( gallery: Element, image: Fields ): number => {
	const strip = stripOf( gallery );
	return strip && strip.scrollWidth > strip.clientWidth
		? slidesOf( gallery ).findIndex(
				( slide ) => slide.querySelector( 'a' )?.href === image.full_src
		  )
		: -1;
};

/**
 * Shows a variation's image: its slide if the gallery has one, else in place of
 * the first image.
 *
 * @param image See spec 3.18.
 * @see spec 3.18, 4.13, field 23
 */
export const showVariation = ( gallery: Element, image: Fields ): void => {
	restore( gallery );
	driven.add( gallery );
	const own = ownOf( gallery, image );
	if ( own < 0 ) {
		placesOf( gallery ).forEach( ( { element, names } ) =>
			keepAttributes( element, Object.keys( names ) )
		);
		putFirst( gallery, image );
	}
	// Without animation, to respond at once.
	show( gallery, Math.max( 0, own ), false );
};

/** Restores the product's images. Does not scroll if no variation was shown. */
export const resetVariation = ( gallery: Element ): void => {
	if (
		driven.delete( gallery ) ||
		gallery.hasAttribute( markers.printed_over )
	) {
		restore( gallery );
		show( gallery, 0, false );
	}
};
