/**
 * Blocks of WordPress and WooCommerce that can be transformed to ours, and which of
 * ours can be transformed back.
 */
import { block } from '../../steps/site';
import type { Begun } from '../../steps/transforms';

/** A transform in both directions. */
export interface Pair {
	/** Our block, with attributes that both have. */
	ours: Begun;
	theirs: string;
	/** Names of all inner blocks after the transform back; null: not checked. */
	inner: readonly string[] | null;
	/** Block that the editor must have for this transform. */
	needs?: string;
}

/** A transform in one direction: ours is transformed back to another block, if any. */
export interface Taken {
	theirs: Begun;
	ours: string;
	/** Attributes that it keeps. */
	kept: object;
}

/** A category of the shop. */
interface Category {
	id: number;
	slug: string;
}

/** For blocks that have no setting in common but the class that WordPress adds to all. */
const LOUD = { className: 'is-loud' };

const CENTERED = { style: { typography: { textAlign: 'center' } } };

const pair = (
	ours: string,
	theirs: string,
	attributes: object,
	inner: { before: string; after: readonly string[] | null } = {
		before: '',
		after: [],
	}
): Pair => ( {
	ours: { name: `vitrine/${ ours }`, attributes, inner: inner.before },
	theirs,
	inner: inner.after,
} );

/** WooCommerce adds all missing inner blocks to its own block. */
const THEIR_OWN = { before: '', after: null };

/** WordPress blocks, which are on every site. */
export const CORE: readonly Pair[] = [
	pair( 'breadcrumbs', 'core/breadcrumbs', { showCurrent: false } ),
	pair( 'site-search', 'core/search', { placeholder: 'Find' } ),
	pair( 'header-menu', 'core/navigation', {
		menu: 'navigation:4',
		label: 'Rooms',
	} ),
	pair( 'product-title', 'core/post-title', {
		heading: 'h3',
		isLink: true,
		...CENTERED,
	} ),
	pair( 'product-short-description', 'core/post-excerpt', {
		anchor: 'in-short',
		...CENTERED,
	} ),
	pair(
		'loop-builder',
		'core/query',
		{
			postType: 'post',
			perPage: 4,
			offset: 1,
			order: 'title',
			sticky: 'exclude',
			inherit: true,
			taxonomy: 'category',
			terms: [ 1 ],
			layout: 'grid',
			columns: 2,
		},
		{
			before:
				block(
					'vitrine/loop-template',
					{},
					block( 'core/post-title' )
				) +
				block( 'vitrine/loop-pagination' ) +
				block( 'vitrine/loop-empty', {}, block( 'core/site-title' ) ),
			after: [
				'vitrine/loop-template',
				'core/post-title',
				'vitrine/loop-pagination',
				'vitrine/loop-empty',
				'core/site-title',
			],
		}
	),
];

/** WooCommerce blocks. */
export const WOOCOMMERCE = ( { slug }: Category ): readonly Pair[] => [
	pair( 'mini-cart', 'woocommerce/mini-cart', { icon: 'bag' } ),
	pair( 'cart', 'woocommerce/cart', {}, THEIR_OWN ),
	pair( 'checkout', 'woocommerce/checkout', {}, THEIR_OWN ),
	pair( 'account-menu', 'woocommerce/customer-account', { showLabel: true } ),
	pair(
		'product',
		'woocommerce/single-product',
		{ productId: 9 },
		{
			before:
				block( 'vitrine/product-gallery' ) +
				block(
					'vitrine/product-summary',
					{},
					block( 'vitrine/product-price' ) +
						block( 'core/site-title' )
				) +
				block( 'core/loginout' ),
			after: [
				'core/columns',
				'core/column',
				'vitrine/product-gallery',
				'core/column',
				'vitrine/product-price',
				'core/site-title',
				'core/loginout',
			],
		}
	),
	pair(
		'product-listing',
		'woocommerce/product-collection',
		{
			collection: 'category',
			category: slug,
			orderby: 'price-desc',
			layout: 'carousel',
			columns: 3,
			rows: 2,
			title: 'Lamps',
			heading: 'h3',
			imageRatio: '4/5',
			onSale: true,
			showPagination: false,
			showButton: false,
		},
		{
			before: '',
			after: [
				'vitrine/product-template',
				'vitrine/loop-product',
				'vitrine/loop-product',
				'vitrine/product-title',
				'vitrine/product-price',
			],
		}
	),
	{
		...pair(
			'product-listing',
			'woocommerce/product-collection',
			{ inherit: true, showCount: true, showSort: true, rows: 5 },
			{ before: '', after: null }
		),
		// WooCommerce allows sorting only in the main listing of a template.
		needs: 'woocommerce/catalog-sorting',
	},
	pair( 'all-reviews', 'woocommerce/all-reviews', {
		number: 4,
		orderby: 'rating',
		showText: false,
		showDate: false,
		showProduct: false,
		showImage: false,
	} ),
	pair( 'all-reviews', 'woocommerce/reviews-by-category', {
		category: slug,
		number: 4,
		orderby: 'rating',
		showDate: false,
	} ),
	pair( 'breadcrumbs', 'woocommerce/breadcrumbs', { align: 'full' } ),
	pair( 'product-price', 'woocommerce/product-price', CENTERED ),
	pair( 'product-rating', 'woocommerce/product-rating', CENTERED ),
	pair( 'product-stock', 'woocommerce/product-stock-indicator', LOUD ),
	pair( 'product-gallery', 'woocommerce/product-image-gallery', LOUD ),
	pair( 'product-form', 'woocommerce/add-to-cart-form', LOUD ),
	pair( 'product-meta', 'woocommerce/product-meta', LOUD ),
	pair( 'product-details', 'woocommerce/product-details', LOUD ),
	pair( 'product-reviews', 'woocommerce/product-reviews', LOUD ),
];

const taken = (
	theirs: string,
	ours: string,
	given: object,
	kept = given
): Taken => ( {
	theirs: { name: `woocommerce/${ theirs }`, attributes: given },
	ours: `vitrine/${ ours }`,
	kept,
} );

const older = ( name: string, kept: object, given: object = {} ): Taken =>
	taken(
		name,
		'product-listing',
		{ columns: 2, rows: 4, ...given },
		{ columns: 2, rows: 4, ...kept }
	);

/** WooCommerce blocks that cannot be transformed back. */
export const TAKEN = ( { id, slug }: Category ): readonly Taken[] => [
	taken( 'classic-shortcode', 'cart', { shortcode: 'cart' }, {} ),
	taken( 'classic-shortcode', 'checkout', { shortcode: 'checkout' }, {} ),
	taken( 'product-button', 'product-form', LOUD ),
	taken( 'add-to-cart-with-options', 'product-form', LOUD ),
	taken( 'product-gallery', 'product-gallery', LOUD ),
	taken( 'product-image', 'product-gallery', LOUD ),
	taken( 'product-summary', 'product-short-description', LOUD ),
	taken( 'related-products', 'product-listing', LOUD, {
		...LOUD,
		collection: 'related',
	} ),
	older( 'product-best-sellers', { collection: 'best-sellers' } ),
	older( 'product-new', { collection: 'newest' } ),
	older(
		'product-on-sale',
		{ collection: 'on-sale', category: slug },
		{ categories: [ id ] }
	),
	older( 'product-top-rated', { collection: 'top-rated' } ),
	older(
		'handpicked-products',
		{ collection: 'hand-picked', productIds: [ 3, 5 ], rows: 1 },
		{ products: [ 3, 5 ] }
	),
	older(
		'product-category',
		{ collection: 'category', category: slug, orderby: 'price' },
		{ categories: [ id ], orderby: 'price_asc' }
	),
];
