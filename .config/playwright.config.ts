import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { isReference } from '../tests/e2e/support/reference';
import { BUILT_IN, shops, type Shop } from '../tests/e2e/support/shops';
import { launchOptions } from '../tests/site/browser';

const root = resolve( __dirname, '..' );
const setup = resolve( root, 'tests/e2e/support/setup.ts' );

/** Runs at the same time keep to files of their own. */
const run = process.env.VITRINE_RESULTS ?? 'browser';

/** What is about a page whatever its theme's markup is. */
const ON_EVERY_THEME = [
	/\/walks\/(customer|variations)/,
	/\/preview\/(messages|theme)\./,
];

/** Listings of what the engine sells, and how results fade; those of posts are the same beside every engine. */
const LISTINGS = [ /\/loop\/products/, /\/loop\/crossfade\./ ];

/** Sheets of a phone, whose styles are beside a classic theme's: facets and quick view. */
const SHEETS = [ /\/loop\/products-sheet/, /\/product\/quick-view-sheet/ ];

/** A shopper's product page, whatever engine and theme are behind it. */
const PRODUCT_PAGE = [
	/\/product\/(cards|form|gallery|quick-view|sticky|variations)\./,
];

/** What Vitrine's own product block brings; a classic theme has a template of its own. */
const PRODUCT_BLOCK = [
	/\/product\/(composed|linked|option-swatches|parts|root|summary|viewed)\./,
];

/** Walks that end at Vitrine's checkout or at one of its kind. */
const WALKS = [ /\/walks\/(?!extras)/ ];

/** A cart and a checkout that their owner has put together of blocks, and a cart with nothing in it. */
const COMPOSED = [ /\/(cart|checkout)\/composed\./, /\/cart\/empty\./ ];

/** WooCommerce's own checkout form, which Vitrine's blocks leave alone. */
const OWN_CHECKOUT = [ /\/woocommerce\/classic\/(extras|order)\./ ];

/** WooCommerce's own front end beside other plugins' code, in whichever theme. */
const NEIGHBOURS = [ '**/woocommerce/neighbours/**' ];

/** Of those what a theme's own markup of a product has a part in. */
const FORMS = [ /\/woocommerce\/neighbours\/(form|gallery|variations)\./ ];

/** What WooCommerce's pages do, where blocks of ours stand in their place. */
const FUNCTIONS = [ '**/woocommerce/functions/**' ];

/**
 * Of those what a classic theme has a part in: its styles, its templates, and what
 * it prints above a page. The rest it has none in, or its pages are WooCommerce's
 * own there, which only a reference run asks.
 */
const IN_CLASSIC_THEMES = isReference
	? FUNCTIONS
	: [
			/\/woocommerce\/functions\/(coupons|look)\./,
			/\/woocommerce\/functions\/hooks\/(fragments|looks)\./,
			/\/woocommerce\/functions\/templates\//,
	  ];

/** A site that was not made for Vitrine. */
const BESIDE = [ /\/woocommerce\/beside\// ];

/** A shop of Vitrine's that WooCommerce takes over. */
const MOVE = [ '**/woocommerce/move/**' ];

/** Direct checkout, from the cart to the order; how a wallet can fail is the same for every engine. */
const WALLET = [ /\/wallet\/flow/ ];

/**
 * Walks are the same on every engine that takes orders itself, where Vitrine's
 * blocks stand; a classic theme has its own markup and so walks of its own. What
 * one engine alone has stands in a folder of its name.
 */
function testsOf( { name, commerce, theme }: Shop ) {
	if ( name === BUILT_IN.name ) {
		return { testIgnore: /\/(woocommerce|downloads|two-shops)\// };
	}
	if ( commerce !== 'woocommerce' ) {
		return { testMatch: `**/${ name }/**` };
	}
	return {
		testMatch: theme
			? [
					...ON_EVERY_THEME,
					...SHEETS,
					...PRODUCT_PAGE,
					'**/woocommerce/classic/**',
					...( isReference ? NEIGHBOURS : FORMS ),
					...IN_CLASSIC_THEMES,
			  ]
			: [
					...WALKS,
					...COMPOSED,
					...OWN_CHECKOUT,
					...BESIDE,
					...PRODUCT_PAGE,
					...PRODUCT_BLOCK,
					...LISTINGS,
					...WALLET,
					...MOVE,
					...NEIGHBOURS,
					...FUNCTIONS,
			  ],
	};
}

/**
 * Browser tests. A retry would hide what is broken now and then, so there is
 * none.
 */
export default defineConfig< object, { shop: Shop } >( {
	testDir: resolve( root, 'tests/e2e' ),
	outputDir: resolve( root, '.cache/playwright', run ),
	...( existsSync( setup ) ? { globalSetup: setup } : {} ),
	fullyParallel: false,
	// A page waits for its server or a timer a quarter of the time: three keep two processors busy.
	workers: 3,
	retries: 0,
	forbidOnly: true,
	// Of a busy machine: half of them is seldom reached.
	timeout: 120_000,
	expect: { timeout: 15_000 },
	reporter: [
		[ 'list' ],
		[
			'json',
			{
				outputFile: resolve(
					root,
					`.cache/results/playwright-${ run }.json`
				),
			},
		],
		[ '../tests/e2e/support/summary.ts' ],
	],
	use: {
		launchOptions: launchOptions(),
		actionTimeout: 20_000,
		screenshot: 'only-on-failure',
		// It takes a third of the time of all tests: `--trace=retain-on-failure` where one is looked into.
		trace: 'off',
	},
	projects: shops().map( ( shop ) => ( {
		name: shop.name,
		use: { ...devices[ 'Desktop Chrome' ], shop },
		...testsOf( shop ),
	} ) ),
} );
