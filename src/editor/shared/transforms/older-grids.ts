/**
 * Converts WooCommerce's older product grids, which are not in its inserter any
 * more but are still used by many shops. They become a listing of the same
 * products and are not converted if that would show others.
 */
import {
	type Attributes,
	type Category,
	type ConvertBlock,
	count,
	ids,
	record,
	slugOf,
	text,
} from './shape';

/** Older grids and the collection with the same products. */
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

/** The category that a grid is limited to; null: several, or unknown. */
const limit = (
	theirs: Attributes,
	categories: readonly Category[]
): Attributes | null => {
	if ( ids( theirs.categories ).length === 0 ) {
		return {};
	}
	const category = slugOf( theirs.categories, categories );
	return category === undefined ? null : { category };
};

const toOurs =
	( collection: string ): ConvertBlock =>
	( theirs, _inner, categories ) => {
		const category = limit( theirs, categories );
		return (
			category && {
				collection,
				rows: count( theirs.rows, 3 ),
				...looks( theirs ),
				...category,
			}
		);
	};

/** Sort orders of the category grid to ours; the shop's default is by title. */
const ORDERS: Record< string, string > = {
	title: '',
	menu_order: 'menu_order',
	date: 'date',
	popularity: 'popularity',
	rating: 'rating',
	price_asc: 'price',
	price_desc: 'price-desc',
};

const ofCategory: ConvertBlock = ( theirs, inner, categories ) => {
	const listing = toOurs( 'category' )( theirs, inner, categories );
	return listing?.category
		? { ...listing, orderby: ORDERS[ text( theirs.orderby ) ] ?? '' }
		: null;
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

const older = ( name: string, as: ConvertBlock ) => ( {
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
	older( 'product-category', ofCategory ),
];
