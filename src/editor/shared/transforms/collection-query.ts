/** Converts the query of WooCommerce's Product Collection. */
import { type Attributes, type Category, record, text } from './shape';

/** WooCommerce's sort order to ours. */
export const ORDERS: Record< string, string > = {
	'date desc': 'date',
	'menu_order asc': 'menu_order',
	'popularity desc': 'popularity',
	'sales desc': 'popularity',
	'rating desc': 'rating',
	'price asc': 'price',
	'price desc': 'price-desc',
};

export const CATEGORY = 'product_cat';

/**
 * Slug of the category that WooCommerce's collection is limited to; empty:
 * none; null: other filters, or an unknown category.
 */
export const categoryOf = (
	query: Attributes,
	categories: readonly Category[]
): string | null => {
	const chosen = Object.entries( record( query.taxQuery ) ).flatMap(
		( [ taxonomy, terms ] ) =>
			[ terms ].flat().map( ( term ) => [ taxonomy, Number( term ) ] )
	);
	const [ only, more ] = chosen;
	if ( ! only ) {
		return '';
	}
	return only[ 0 ] === CATEGORY && ! more
		? categories.find( ( { id } ) => id === only[ 1 ] )?.slug ?? null
		: null;
};

/** WooCommerce's sort order; empty: the default of the collection or shop. */
export const orderOf = ( { orderBy, order }: Attributes ): string => {
	const asked = [ text( orderBy ), text( order ) ].join( ' ' ).trim();
	return [ 'title asc', 'post__in asc', 'post__in desc' ].includes( asked )
		? ''
		: asked;
};

const isList = ( value: unknown ): value is unknown[] =>
	Array.isArray( value ) && value.length > 0;

/** Whether WooCommerce's collection has filters that the product listing lacks. */
export const isForeign = ( query: Attributes, collection: string ): boolean => {
	const stock = query.woocommerceStockStatus;
	const order = orderOf( query );
	return (
		isList( query.woocommerceAttributes ) ||
		isList( query.exclude ) ||
		Boolean( query.search ) ||
		Number( query.offset ) > 0 ||
		Object.keys( record( query.priceRange ) ).length > 0 ||
		// WooCommerce's new products are those of some days, ours are the
		// latest.
		( collection !== 'newest' &&
			Object.keys( record( query.timeFrame ) ).length > 0 ) ||
		// Whether out-of-stock products are listed is a setting of the shop.
		( isList( stock ) &&
			! [ 'instock', 'onbackorder' ].every( ( status ) =>
				stock.includes( status )
			) ) ||
		( order.includes( ' ' ) ? ! ( order in ORDERS ) : order === 'random' )
	);
};
