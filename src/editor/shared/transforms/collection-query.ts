/**
 * What WooCommerce's Product Collection asks for, in the product listing's words.
 */
import { type Attributes, type Category, record, text } from './shape';

/** Orders of theirs to ours. */
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

/** The slug of the one category that WooCommerce's collection is of; empty: of all; null: it asks for more, or for one that is not known. */
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

/** An order as WooCommerce's block says it; empty: that of the collection, or of the shop. */
export const orderOf = ( { orderBy, order }: Attributes ): string => {
	const asked = [ text( orderBy ), text( order ) ].join( ' ' ).trim();
	return [ 'title asc', 'post__in asc', 'post__in desc' ].includes( asked )
		? ''
		: asked;
};

const isList = ( value: unknown ): value is unknown[] =>
	Array.isArray( value ) && value.length > 0;

/** Whether WooCommerce's collection asks for what the product listing has no setting for. */
export const isForeign = ( query: Attributes, collection: string ): boolean => {
	const stock = query.woocommerceStockStatus;
	const order = orderOf( query );
	return (
		isList( query.woocommerceAttributes ) ||
		isList( query.exclude ) ||
		Boolean( query.search ) ||
		Number( query.offset ) > 0 ||
		Object.keys( record( query.priceRange ) ).length > 0 ||
		// What is new is of some days there, and the latest here.
		( collection !== 'newest' &&
			Object.keys( record( query.timeFrame ) ).length > 0 ) ||
		// Whether what is sold out is listed, the shop's settings say.
		( isList( stock ) &&
			! [ 'instock', 'onbackorder' ].every( ( status ) =>
				stock.includes( status )
			) ) ||
		( order.includes( ' ' ) ? ! ( order in ORDERS ) : order === 'random' )
	);
};
