import { fromCard, headingOf, theirTitle, toCard } from './card';
import {
	type Attributes,
	type Shape,
	count,
	flat,
	ids,
	record,
	shape,
	text,
	words,
} from './shape';

export const COLLECTION = 'woocommerce/product-collection';
const LISTING = 'vitrine/product-listing';
const TEMPLATE = 'vitrine/product-template';
const THEIR_TEMPLATE = 'woocommerce/product-template';

/** Collections of WooCommerce's to those of the product listing. */
const COLLECTIONS: Record< string, string > = {
	'product-catalog': '',
	'new-arrivals': 'newest',
	'on-sale': 'on-sale',
	'best-sellers': 'best-sellers',
	'top-rated': 'top-rated',
	featured: 'featured',
	related: 'related',
	upsells: 'upsells',
	'cross-sells': 'cross-sells',
	'hand-picked': 'hand-picked',
};

const ORDERS: Record< string, string > = {
	'date desc': 'date',
	'menu_order asc': 'menu_order',
	'popularity desc': 'popularity',
	'sales desc': 'popularity',
	'rating desc': 'rating',
	'price asc': 'price',
	'price desc': 'price-desc',
};

const LAYOUTS: Record< string, string > = {
	flex: 'grid',
	list: 'list',
	carousel: 'carousel',
};

const keyOf = ( map: Record< string, string >, value: unknown ) =>
	Object.keys( map ).find( ( key ) => map[ key ] === value );

/** Whether WooCommerce's collection asks for what the product listing has no setting for. */
const isForeign = ( query: Attributes ): boolean =>
	Object.values( record( query.taxQuery ) ).flat( 2 ).length > 0 ||
	( Array.isArray( query.woocommerceAttributes ) &&
		query.woocommerceAttributes.length > 0 ) ||
	Boolean( query.search ) ||
	Object.keys( record( query.priceRange ) ).length > 0;

/** The parts of WooCommerce's collection that the product listing can show or leave out. */
const partsOf = ( innerBlocks: readonly Shape[] ): Attributes => {
	const all = flat( innerBlocks );
	const has = ( block: string ) => all.some( ( { name } ) => name === block );
	const heading = innerBlocks.find( ( { name } ) => name === 'core/heading' );
	return {
		title: words( heading?.attributes.content ),
		heading: headingOf(
			all.find( ( { name } ) => name === 'core/post-title' )?.attributes
				.level
		),
		showPrice: has( 'woocommerce/product-price' ),
		showButton: has( 'woocommerce/product-button' ),
		showSort: has( 'woocommerce/catalog-sorting' ),
		showCount: has( 'woocommerce/product-results-count' ),
		showPagination: has( 'core/query-pagination' ),
	};
};

/**
 * WooCommerce's Product Collection as a product listing.
 *
 * @param attributes  Of the collection.
 * @param innerBlocks In it.
 * @return Null where it asks for what the product listing has no setting for.
 */
export const fromCollection = (
	attributes: Attributes,
	innerBlocks: readonly Shape[]
): Shape | null => {
	const query = record( attributes.query );
	const name = text( attributes.collection ).replace(
		`${ COLLECTION }/`,
		''
	);
	const named = name === '' ? '' : COLLECTIONS[ name ];
	const isFeatured = query.featured === true;
	const collection = named === '' && isFeatured ? 'featured' : named;
	if (
		collection === undefined ||
		isForeign( query ) ||
		( isFeatured && collection !== 'featured' )
	) {
		return null;
	}
	const display = record( attributes.displayLayout );
	const columns = Math.min( 6, count( display.columns, 3 ) );
	const template = flat( innerBlocks ).find(
		( block ) => block.name === THEIR_TEMPLATE
	);
	const listing = {
		collection,
		productIds: ids( query.woocommerceHandPickedProducts ),
		inherit: query.inherit === true,
		onSale: query.woocommerceOnSale === true && collection !== 'on-sale',
		orderby:
			ORDERS[ `${ text( query.orderBy ) } ${ text( query.order ) }` ] ??
			'',
		layout: LAYOUTS[ text( display.type ) ] ?? 'grid',
		columns,
		rows: Math.min(
			12,
			Math.max( 1, Math.ceil( count( query.perPage, 9 ) / columns ) )
		),
		...partsOf( innerBlocks ),
	};
	return shape(
		LISTING,
		listing,
		template ? [ fromCard( template.innerBlocks ) ] : []
	);
};

/** A card of WooCommerce's, of a listing that has no blocks in it. */
const cardOf = ( listing: Attributes ): Shape[] => [
	shape( 'woocommerce/product-image', { showSaleBadge: true } ),
	theirTitle( listing.heading, true ),
	...( listing.showPrice === false
		? []
		: [ shape( 'woocommerce/product-price' ) ] ),
	...( listing.showButton === false
		? []
		: [ shape( 'woocommerce/product-button' ) ] ),
];

/**
 * A product listing as WooCommerce's Product Collection.
 *
 * @param listing     Its attributes.
 * @param innerBlocks In it: none, or the template of its cards.
 * @return Null where WooCommerce has no such collection or part of a card, or knows its category by a number only.
 */
export const toCollection = (
	listing: Attributes,
	innerBlocks: readonly Shape[] = []
): Shape | null => {
	const template = innerBlocks.find( ( { name } ) => name === TEMPLATE );
	const card = template ? toCard( template.innerBlocks ) : cardOf( listing );
	const collection = keyOf( COLLECTIONS, listing.collection ?? '' );
	if ( collection === undefined || listing.category || ! card ) {
		return null;
	}
	const [ orderBy = 'title', order = 'asc' ] = (
		keyOf( ORDERS, listing.orderby ) ?? ''
	)
		.split( ' ' )
		.filter( Boolean );
	const columns = count( listing.columns, 4 );
	return shape(
		COLLECTION,
		{
			collection: `${ COLLECTION }/${ collection }`,
			query: {
				perPage: columns * count( listing.rows, 3 ),
				pages: 0,
				offset: 0,
				postType: 'product',
				order,
				orderBy,
				search: '',
				exclude: [],
				inherit: listing.inherit === true,
				taxQuery: {},
				isProductCollectionBlock: true,
				featured: collection === 'featured',
				woocommerceOnSale:
					listing.onSale === true || collection === 'on-sale',
				woocommerceStockStatus: [
					'instock',
					'outofstock',
					'onbackorder',
				],
				woocommerceAttributes: [],
				woocommerceHandPickedProducts: ids( listing.productIds ).map(
					String
				),
				filterable: false,
			},
			tagName: 'div',
			displayLayout: {
				type: keyOf( LAYOUTS, listing.layout ) ?? 'flex',
				columns,
				shrinkColumns: true,
			},
			dimensions: { widthType: 'fill' },
		},
		[
			...( listing.title
				? [ shape( 'core/heading', { content: listing.title } ) ]
				: [] ),
			shape( THEIR_TEMPLATE, {}, card ),
			...( listing.showPagination === false
				? []
				: [
						shape( 'core/query-pagination', {}, [
							shape( 'core/query-pagination-previous' ),
							shape( 'core/query-pagination-numbers' ),
							shape( 'core/query-pagination-next' ),
						] ),
				  ] ),
		]
	);
};
