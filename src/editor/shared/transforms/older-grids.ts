/**
 * WooCommerce's older lists of products: no longer in its inserter, but on the pages of
 * many shops. They become a listing of the same products, and stay where that would
 * show others.
 */
import {
	type Attributes,
	type Category,
	count,
	ids,
	record,
	text,
} from './shape';

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

type Tell = (
	theirs: Attributes,
	inner: readonly unknown[],
	categories: readonly Category[]
) => Attributes | null;

/** The category that a list is limited to; null: it is more than one, or not known. */
const limit = (
	theirs: Attributes,
	categories: readonly Category[]
): Attributes | null => {
	const [ only, ...more ] = ids( theirs.categories );
	if ( only === undefined ) {
		return {};
	}
	const found = categories.find( ( { id } ) => id === only );
	return found && more.length === 0 ? { category: found.slug } : null;
};

const toOurs =
	( collection: string ): Tell =>
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

/** Orders of its list of a category to those of ours; the shop's own is by the title. */
const ORDERS: Record< string, string > = {
	title: '',
	menu_order: 'menu_order',
	date: 'date',
	popularity: 'popularity',
	rating: 'rating',
	price_asc: 'price',
	price_desc: 'price-desc',
};

const ofCategory: Tell = ( theirs, inner, categories ) => {
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

const older = ( name: string, as: Tell ) => ( {
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
