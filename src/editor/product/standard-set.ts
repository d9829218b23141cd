import type { GalleryLayout } from './layout-select';

/** A block template with inner blocks. */
export type Template = [ string, Record< string, unknown >, Template[] ];

/** Attributes of the product block without inner blocks. */
export interface PartAttributes extends Record< string, unknown > {
	showGallery: boolean;
	showTitle: boolean;
	showMeta: boolean;
	showDescription: boolean;
	stickyBar: boolean;
	galleryLayout: GalleryLayout;
	heading: string;
	buttonLabel: string;
}

/** Defaults, as in block.json. */
export const STANDARD: PartAttributes = {
	showGallery: true,
	showTitle: true,
	showMeta: true,
	showDescription: true,
	stickyBar: true,
	galleryLayout: 'below',
	heading: 'h1',
	buttonLabel: '',
};

const part = (
	name: string,
	attributes: Record< string, unknown > = {},
	inner: Template[] = []
): Template => [ `vitrine/product-${ name }`, attributes, inner ];

/**
 * The parts of a product as blocks, in the order of the standard layout.
 *
 * @param attributes The product block's attributes.
 */
export const standardSet = ( attributes: PartAttributes ): Template[] => {
	const { galleryLayout, heading, buttonLabel, showDescription } = attributes;
	return [
		...( attributes.showGallery
			? [ part( 'gallery', { galleryLayout } ) ]
			: [] ),
		part( 'summary', {}, [
			...( attributes.showTitle ? [ part( 'title', { heading } ) ] : [] ),
			part( 'rating' ),
			part( 'price' ),
			part( 'short-description' ),
			part( 'stock' ),
			part( 'form', { buttonLabel } ),
			...( attributes.showMeta ? [ part( 'meta' ) ] : [] ),
		] ),
		part( 'details', { showDescription } ),
		...( attributes.stickyBar
			? [ part( 'sticky-bar', { buttonLabel } ) ]
			: [] ),
	];
};
