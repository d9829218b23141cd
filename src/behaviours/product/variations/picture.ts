import { isNumber, isText } from '../../../transport/http/shape';

/** Attributes of what shows a picture, to the fields of a variation's image. */
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

/** A field's value as an attribute has it; null where there is none, which the list says by `false`. */
export const textOf = ( value: unknown ): string | null =>
	isText( value ) || isNumber( value ) ? `${ value }` : null;

/** An element that shows a part of a picture, with what it changes of it. */
interface Place {
	readonly element: Element;
	readonly names: Readonly< Record< string, string > >;
}

/** Those of them that there are. */
export const placesIn = (
	...places: Array<
		readonly [ Element | null | undefined, Place[ 'names' ] ]
	>
): Place[] =>
	places.flatMap( ( [ element, names ] ) =>
		element ? [ { element, names } ] : []
	);
