import type { GalleryLayout } from './layout-select';

/** A block and the blocks in it, as WordPress makes blocks of them. */
export type Template = [ string, Record< string, unknown >, Template[] ];

/** What the product block says of its parts while no blocks are in it. */
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

/** As block.json has them. */
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
 * The parts of a product as blocks, in the order of the page without any.
 *
 * @param attributes Of the product block.
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
