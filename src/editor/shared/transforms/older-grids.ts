/**
 * WooCommerce's older lists of products: no longer in its inserter, but on the pages of
 * many shops. They become a listing of the same products, and stay where that would
 * show others.
 */
import { type Attributes, count, ids, record } from './shape';

/** Its older lists, and the collection that shows the same. */
const COLLECTIONS = {
	'product-best-sellers': 'best-sellers',
	'product-new': 'newest',
	'product-on-sale': 'on-sale',
	'product-top-rated': 'top-rated',
} as const;

const looks = ( { columns, contentVisibility }: Attributes ): Attributes => {
	const shows = record( contentVisibility );
	return {
		columns: count( columns, 3 ),
		showPrice: shows.price !== false,
		showButton: shows.button !== false,
		showSort: false,
		showCount: false,
		showPagination: false,
	};
};

const toOurs =
	( collection: string ) =>
	( theirs: Attributes ): Attributes | null =>
		// Of some categories alone: a collection is of the whole shop.
		ids( theirs.categories ).length > 0
			? null
			: {
					collection,
					rows: count( theirs.rows, 3 ),
					...looks( theirs ),
			  };

const handPicked = ( theirs: Attributes ): Attributes => {
	const productIds = ids( theirs.products );
	const columns = count( theirs.columns, 3 );
	return {
		collection: 'hand-picked',
		productIds,
		...looks( theirs ),
		rows: Math.max( 1, Math.ceil( productIds.length / columns ) ),
	};
};

const older = (
	name: string,
	as: ( theirs: Attributes ) => Attributes | null
) => ( {
	ours: 'vitrine/product-listing',
	theirs: `woocommerce/${ name }`,
	toOurs: as,
	toTheirs: false as const,
} );

export const OLDER_GRIDS = [
	...Object.entries( COLLECTIONS ).map( ( [ name, collection ] ) =>
		older( name, toOurs( collection ) )
	),
	older( 'handpicked-products', handPicked ),
];
