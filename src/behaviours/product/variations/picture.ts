import { isNumber, isObject, isText } from '../../../transport/http/shape';

/** Attributes of image elements, by the fields of a variation's image. */
export const OF_IMAGE = {
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
};
export const OF_LINK = { href: 'full_src' };
export const OF_THUMB = { src: 'gallery_thumbnail_src' };

/** The value as an attribute; null for `false` and the like. */
export const textOf = ( value: unknown ): string | null =>
	isText( value ) || isNumber( value ) ? `${ value }` : null;

/** An element of an image and the attributes to change. */
interface Place {
	readonly element: Element;
	readonly names: Readonly< Record< string, string > >;
}

/** The places whose element exists. */
export const placesIn = (
	...places: Array<
		readonly [ Element | null | undefined, Place[ 'names' ] ]
	>
): Place[] =>
	places.flatMap( ( [ element, names ] ) =>
		element ? [ { element, names } ] : []
	);

/** The image of a variation, or null. */
export const imageOf = (
	variation: unknown
): Readonly< Record< string, unknown > > | null =>
	isObject( variation ) &&
	isObject( variation.image ) &&
	isText( variation.image.src ) &&
	variation.image.src
		? variation.image
		: null;
