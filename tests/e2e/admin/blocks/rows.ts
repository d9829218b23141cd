import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { here } from './pages';
import type { Wanted } from './settings';

/** Metadata in a block.json. */
export interface Metadata {
	name: string;
	title: string;
	keywords: string[];
	/** Example for the preview in the inserter. */
	example?: object;
	supports?: { inserter?: boolean };
	attributes?: Record< string, { default?: unknown } >;
}

const folder = resolve( __dirname, '../../../../blocks' );

/** All blocks of this plugin by name, without the namespace. */
export const BLOCKS = new Map(
	readdirSync( folder ).map( ( name ): [ string, Metadata ] => [
		name,
		JSON.parse(
			readFileSync( resolve( folder, name, 'block.json' ), 'utf8' )
		) as Metadata,
	] )
);

/** A block to insert, and the values of its settings. */
export interface Row {
	block: string;
	/** Search term in the inserter; null: the block is on the page already, and another row inserts it or `why` explains why none can. */
	keyword: string | null;
	why?: string;
	/** Title in the inserter, if it is not the title of the block. */
	title?: string;
	/** Name of the paragraph next to which the block is inserted. */
	beside: string;
	wanted?: Wanted;
	/** Labels of settings whose texts are not on the page after all others have been changed. */
	silent?: readonly string[];
	/** Markup of blocks to insert into it. */
	inside?: string;
	/** Attributes that no setting changes here, with reasons. */
	unset?: Readonly< Record< string, string > >;
	/** Attributes that are changed but make no difference on these pages, with reasons. */
	unseen?: Readonly< Record< string, string > >;
}

export const metadataOf = ( { block: name }: Row ): Metadata => {
	const metadata = BLOCKS.get( name );
	if ( ! metadata ) {
		throw new Error( `There is no block ${ name }.` );
	}
	return metadata;
};

export const rows = (
	beside: string,
	all: Record< string, Omit< Row, 'block' | 'beside' > | string >
): Row[] =>
	Object.entries( all ).map( ( [ name, row ] ) => ( {
		// Further rows for the same block have a suffix after a space.
		block: name.replace( / .*/, '' ),
		beside,
		...( typeof row === 'string' ? { keyword: row } : row ),
	} ) );

const ONE_SHOP = { kind: 'the shop uses one engine' };

/** Label of a setting that needs a low value, since the sample shop has few terms. */
const FIRST = 'Values before “Show more”';

const FACET_UNSET = { meta: 'the shop has no custom fields to filter by' };

const COLUMN = {
	keyword: null,
	why: 'allowed once, locked in its parent block',
	unset: { area: 'set by the layout' },
};

/** Blocks at the top level of a page. */
export const ALONE: Row[] = rows( '', {
	// Allowed once per page; on this page from the start, without inner blocks.
	'cart without blocks': {
		keyword: null,
		wanted: { 'Sticky totals': 'on' },
	},
	'checkout without blocks': {
		keyword: null,
		wanted: { 'Sticky order summary': 'on' },
		unset: {
			showNextSteps:
				'block themes show it in the order confirmation template',
		},
	},
	'product without blocks': {
		keyword: null,
		wanted: { Product: 'Linen House Robe' },
	},
	'product-listing without blocks': {
		keyword: null,
		wanted: { Category: 'textiles' },
	},
	'all-reviews': {
		keyword: 'testimonials',
		wanted: { 'Number of reviews': '1', Category: 'textiles' },
	},
	account: { keyword: 'my account', wanted: { 'Number of orders': '1' } },
	'account-menu': 'login',
	breadcrumbs: 'breadcrumb trail',
	'category-image': 'category thumbnail',
	'cart-drawer': { keyword: 'flyout', unset: ONE_SHOP },
	'coming-soon-banner': {
		keyword: 'launch',
		unset: { text: 'edited in the block itself' },
	},
	'header-menu': 'mega menu',
	// The inserter offers its variations instead of the block.
	'loop-builder': {
		keyword: 'query loop',
		title: 'Blog grid',
		wanted: {
			Content: 'vitrine_product',
			'Filter taxonomy': 'vitrine_product_tag',
			'Limit to terms (leave empty for all)': 'Soft',
		},
		unset: { sticky: 'only for a list of posts' },
	},
	'mini-cart': { keyword: 'basket', unset: ONE_SHOP },
	'order-received': { keyword: 'thank you', title: 'Order received' },
	'palette-switcher': 'dark mode',
	'proceed-to-checkout': 'button',
	product: 'single product',
	'product-listing': {
		keyword: 'related products',
		wanted: { Category: 'textiles' },
	},
	'quick-view': { keyword: 'popup', wanted: { 'Opens by': 'text' } },
	'scroll-to-top': 'go to top',
	'site-header': 'sticky',
	'site-search': 'product search',
	'store-notice': 'announcement',
} );

/** Blocks inside other blocks. */
export const PARTS: Row[] = [
	...rows( 'header', { 'header-row': 'top bar' } ),
	...rows( 'cart', {
		'cart-items': 'line items',
		'cart-coupon': 'voucher',
		'cart-totals': 'subtotal',
		'cart-cross-sells': 'upsell',
	} ),
	...rows( 'empty', {
		'cart-empty': {
			keyword: 'nothing',
			inside: here( 'nothing' ),
			silent: [ 'Message', 'Button text' ],
		},
	} ),
	...rows( 'checkout', {
		'checkout-express': 'wallet',
		'checkout-login': 'returning',
		'checkout-contact': 'email',
		'checkout-billing-address': 'name',
		'checkout-shipping-address': 'delivery',
		'checkout-shipping-methods': 'shipping options',
		'checkout-additional-information': 'order notes',
		'checkout-order-summary': 'order review',
		'checkout-payment': 'gateway',
		'checkout-terms': 'legal',
		'checkout-place-order': 'submit',
	} ),
	...rows( 'list', {
		'loop-active-filters': 'chips',
		'loop-category': {
			keyword: 'category filter',
			wanted: { 'Limit to categories (leave empty for all)': 'Lighting' },
		},
		'loop-count': 'results',
		'loop-empty': 'nothing found',
		// First, so that the facets below are inserted above it: the first facet of a
		// taxonomy determines how its filter works.
		'loop-filters': { keyword: 'sidebar', title: 'Product Filters' },
		'loop-facet': {
			keyword: 'layered',
			wanted: { Taxonomy: '', [ FIRST ]: '1' },
			unset: FACET_UNSET,
		},
		'loop-facet of tags': {
			keyword: 'product filter',
			wanted: { Taxonomy: 'vitrine_product_tag', [ FIRST ]: '1' },
			unset: FACET_UNSET,
			unseen: {
				hierarchy: 'tags are not hierarchical',
				match: 'only for hierarchical values',
			},
		},
		'loop-facet of an attribute': {
			keyword: 'attribute',
			title: 'Filter by Attribute',
			// A dropdown has no swatches.
			wanted: { Selection: 'radio', [ FIRST ]: '1' },
			unset: FACET_UNSET,
		},
		'loop-pagination': 'infinite scroll',
		'loop-reset': 'clear filters',
		'loop-search': 'find',
		'loop-sort': 'order by',
		'loop-template': 'card',
	} ),
	...rows( 'result', {
		'loop-product': {
			keyword: 'sale badge',
			wanted: { Element: 'button' },
		},
		'loop-product of an image': {
			keyword: 'hover',
			title: 'Product image',
			wanted: { Element: 'image' },
		},
		'loop-product of swatches': {
			keyword: 'colors',
			title: 'Product swatches',
			wanted: { Element: 'quick-view' },
		},
	} ),
	...rows( 'products', { 'product-template': 'card' } ),
	...rows( 'product', {
		'product-summary': 'buy box',
		'product-title': 'product name',
		'product-price': 'cost',
		'product-rating': 'average',
		'product-gallery': 'photos',
		'product-short-description': 'excerpt',
		'product-form': 'quantity',
		'product-meta': 'dimensions',
		'product-share': 'whatsapp',
		'product-sticky-bar': 'floating',
	} ),
	...rows( 'robe', {
		'product-details': 'accordion',
		'product-reviews': 'stars',
	} ),
	...rows( 'vase', { 'product-stock': 'availability' } ),
	...rows( 'cart', { 'cart-column': COLUMN } ),
	...rows( 'checkout', { 'checkout-column': COLUMN } ),
];
