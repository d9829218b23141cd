import { fixture, type Group, type Specimen } from './specimen';

const contents = ( name: string, kind: string ): Specimen => ( {
	name,
	html: fixture( `contents-${ kind }` ),
} );

const CONTENTS: Specimen[] = [
	contents( 'one product', 'one' ),
	contents( 'busy', 'pending' ),
	contents( 'error', 'error' ),
	contents( 'removed', 'removed' ),
	contents( 'coupon', 'coupon' ),
	contents( 'free shipping to come', 'free-shipping' ),
	contents( 'free shipping', 'free-shipping-reached' ),
	contents( 'empty', 'empty' ),
];

/** Loading placeholders. */
const SKELETONS: Specimen[] = [
	{
		name: 'cards',
		html: '<div class="vitrine-product-listing" aria-busy="true"><ul class="products columns-2"><li class="product"></li><li class="product"></li></ul></div>',
	},
	{
		name: 'cart',
		html: `<div class="is-filling">${ fixture( 'contents-empty' ) }</div>`,
	},
];

const PAGES = `<div class="vitrine-pagination">${ fixture(
	'loop-pages'
) }</div>`;

/** Controls of a list: filters, chips and pagination. */
const LISTS: Specimen[] = [
	{ name: 'facet', html: fixture( 'loop-facet' ) },
	{ name: 'facet with a picture', html: fixture( 'loop-facet-images' ) },
	{ name: 'facet, folded', html: fixture( 'loop-facet-folded' ) },
	{
		name: 'facet, focus',
		html: fixture( 'loop-facet' ),
		force: 'focus-visible',
	},
	{ name: 'price', html: fixture( 'loop-price' ) },
	{ name: 'pages', html: PAGES },
	{
		name: 'pages, focus',
		html: PAGES,
		force: 'focus-visible',
	},
	{
		name: 'failed',
		html: `<div class="vitrine-loop-failure">${ fixture(
			'loop-failure'
		) }</div>`,
	},
	{
		name: 'nothing found',
		html: `<p class="vitrine-loop-nothing">${ fixture(
			'loop-no-results'
		) }</p>`,
	},
];

export const OF_CARTS: Record< string, Group > = {
	'Mini-cart': {
		scope: '',
		list: CONTENTS,
		column: '22rem',
	},
	Skeletons: {
		scope: '',
		list: SKELETONS,
		column: '24rem',
	},
	'Quick view': {
		scope: '',
		list: [
			{
				name: 'loading',
				html: '<dialog class="vitrine-quick-view" open style="position:relative;margin:0;border:1px solid"></dialog>',
			},
		],
		column: '60rem',
	},
	Lists: { scope: 'vitrine-loop', list: LISTS, column: '18rem' },
};
