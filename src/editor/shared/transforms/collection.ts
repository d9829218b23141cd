import { fromCard, headingOf, counterpartTitle, toCard } from './card';
import {
	CATEGORY,
	ORDERS,
	categoryOf,
	isForeign,
	orderOf,
} from './collection-query';
import {
	type Attributes,
	type Category,
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

/** WooCommerce's collections to those of the product listing. */
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
	'by-category': 'category',
};

const LAYOUTS: Record< string, string > = {
	flex: 'grid',
	list: 'list',
	carousel: 'carousel',
};

const keyOf = ( map: Record< string, string >, value: unknown ) =>
	Object.keys( map ).find( ( key ) => map[ key ] === value );

/** Aspect ratios that both blocks have. */
const RATIOS = [ '4/5', '3/4', '4/3', '16/9' ];

/**
 * Which optional parts WooCommerce's collection has, as attributes of the
 * product listing.
 */
const partsOf = ( innerBlocks: readonly Shape[] ): Attributes => {
	const all = flat( innerBlocks );
	const has = ( block: string ) => all.some( ( { name } ) => name === block );
	const heading = innerBlocks.find( ( { name } ) => name === 'core/heading' );
	const ratio = text(
		all.find( ( { name } ) => name === 'woocommerce/product-image' )
			?.attributes.aspectRatio
	).replace( /\s/g, '' );
	return {
		title: words( heading?.attributes.content ),
		imageRatio: RATIOS.includes( ratio ) ? ratio : '1',
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
 * Converts WooCommerce's Product Collection to a product listing.
 *
 * @param attributes  Its attributes.
 * @param innerBlocks Its inner blocks.
 * @param categories  The shop's categories.
 * @return Null if the product listing lacks one of its filters.
 */
export const fromCollection = (
	attributes: Attributes,
	innerBlocks: readonly Shape[],
	categories: readonly Category[] = []
): Shape | null => {
	const query = record( attributes.query );
	const name = text( attributes.collection ).replace(
		`${ COLLECTION }/`,
		''
	);
	const named = name === '' ? '' : COLLECTIONS[ name ];
	const isFeatured = query.featured === true;
	const collection = named === '' && isFeatured ? 'featured' : named;
	const category = categoryOf( query, categories );
	if (
		collection === undefined ||
		category === null ||
		isForeign( query, collection ) ||
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
		category,
		productIds: ids( query.woocommerceHandPickedProducts ),
		inherit: query.inherit === true,
		onSale: query.woocommerceOnSale === true && collection !== 'on-sale',
		orderby: ORDERS[ orderOf( query ) ] ?? '',
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

const ratioOf = ( { imageRatio }: Attributes ): Attributes =>
	RATIOS.includes( text( imageRatio ) ) ? { aspectRatio: imageRatio } : {};

/** WooCommerce's card for a product listing without inner blocks. */
const cardOf = ( listing: Attributes ): Shape[] => [
	shape( 'woocommerce/product-image', {
		showSaleBadge: true,
		...ratioOf( listing ),
	} ),
	counterpartTitle( listing.heading, true ),
	...( listing.showPrice === false
		? []
		: [ shape( 'woocommerce/product-price' ) ] ),
	...( listing.showButton === false
		? []
		: [ shape( 'woocommerce/product-button' ) ] ),
];

/**
 * Converts a product listing to WooCommerce's Product Collection.
 *
 * @param listing     Its attributes.
 * @param innerBlocks Its inner blocks: none, or the template.
 * @param categories  The shop's categories.
 * @return Null if WooCommerce has no such collection or part of a card, or the category
 * is unknown.
 */
export const toCollection = (
	listing: Attributes,
	innerBlocks: readonly Shape[] = [],
	categories: readonly Category[] = []
): Shape | null => {
	const template = innerBlocks.find( ( { name } ) => name === TEMPLATE );
	const card = template
		? toCard( template.innerBlocks, ratioOf( listing ) )
		: cardOf( listing );
	const category = categories.find(
		( { slug } ) => slug === listing.category
	);
	const collection = keyOf( COLLECTIONS, listing.collection ?? '' );
	if (
		collection === undefined ||
		( listing.category && ! category ) ||
		! card
	) {
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
				taxQuery: category ? { [ CATEGORY ]: [ category.id ] } : {},
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
			// WooCommerce's blocks for these support the page's own query only.
			...( listing.inherit === true && listing.showCount !== false
				? [ shape( 'woocommerce/product-results-count' ) ]
				: [] ),
			...( listing.inherit === true && listing.showSort !== false
				? [ shape( 'woocommerce/catalog-sorting' ) ]
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
