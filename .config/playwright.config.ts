import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { isReference } from '../tests/e2e/support/reference';
import { BUILT_IN, shops, type Shop } from '../tests/e2e/support/shops';
import { launchOptions } from '../tests/site/browser';

const root = resolve( __dirname, '..' );
const setup = resolve( root, 'tests/e2e/support/setup.ts' );

/** Name of the run; runs at the same time need separate result files. */
const run = process.env.VITRINE_RESULTS ?? 'browser';

/** Tests that do not depend on the theme's markup. */
const ON_EVERY_THEME = [
	/\/walks\/(customer|variations)/,
	/\/preview\/(messages|theme)\./,
];

/** Product listings and the crossfade of results; post listings do not depend on the engine. */
const LISTINGS = [ /\/loop\/products/, /\/loop\/crossfade\./ ];

/** Bottom sheets on phones (facets and quick view), whose styles can conflict with a classic theme's. */
const SHEETS = [ /\/loop\/products-sheet/, /\/product\/quick-view-sheet/ ];

/** Product page on every engine and theme. */
const PRODUCT_PAGE = [
	/\/product\/(cards|form|gallery|quick-view|sticky|variations)\./,
];

/** Vitrine's product block; classic themes use their own template. */
const PRODUCT_BLOCK = [
	/\/product\/(composed|linked|option-swatches|parts|root|summary|viewed)\./,
];

/** Walks that end at Vitrine's checkout. */
const WALKS = [ /\/walks\/(?!extras)/ ];

/** Cart and checkout composed of blocks, and the empty cart. */
const COMPOSED = [ /\/(cart|checkout)\/composed\./, /\/cart\/empty\./ ];

/** WooCommerce's own checkout form, which Vitrine's blocks leave alone. */
const OWN_CHECKOUT = [ /\/woocommerce\/classic\/(extras|order)\./ ];

/** WooCommerce's own front end with other plugins' code, in every theme. */
const NEIGHBOURS = [ '**/woocommerce/neighbours/**' ];

/** Those of NEIGHBOURS that involve the theme's product markup. */
const FORMS = [ /\/woocommerce\/neighbours\/(form|gallery|variations)\./ ];

/** WooCommerce's features on pages that Vitrine's blocks replace. */
const FUNCTIONS = [ '**/woocommerce/functions/**' ];

/**
 * Those of FUNCTIONS that involve a classic theme: its styles, its templates and its
 * output above a page. A reference run tests WooCommerce's own pages and needs all.
 */
const IN_CLASSIC_THEMES = isReference
	? FUNCTIONS
	: [
			/\/woocommerce\/functions\/(coupons|look)\./,
			/\/woocommerce\/functions\/hooks\/(fragments|looks)\./,
			/\/woocommerce\/functions\/templates\//,
	  ];

/** Sites that were not built with Vitrine. */
const BESIDE = [ /\/woocommerce\/beside\// ];

/** Move of a built-in shop to WooCommerce. */
const MOVE = [ '**/woocommerce/move/**' ];

/** Direct checkout from the cart to the order; wallet failures do not depend on the engine. */
const WALLET = [ /\/wallet\/flow/ ];

/**
 * Tests that run on a shop. Walks are the same on every engine that takes orders
 * itself; classic themes have their own markup and therefore their own walks. Tests
 * of a single engine are in a folder of its name.
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
 * Browser tests, without retries: they would hide flaky behavior.
 */
export default defineConfig< object, { shop: Shop } >( {
	testDir: resolve( root, 'tests/e2e' ),
	outputDir: resolve( root, '.cache/playwright', run ),
	...( existsSync( setup ) ? { globalSetup: setup } : {} ),
	fullyParallel: false,
	// Pages wait for the server or a timer a quarter of the time, so three workers keep two processors busy.
	workers: 3,
	retries: 0,
	forbidOnly: true,
	// For a busy machine; tests rarely take half of it.
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
		// Tracing takes a third of the test time: use `--trace=retain-on-failure` to debug.
		trace: 'off',
	},
	projects: shops().map( ( shop ) => ( {
		name: shop.name,
		use: { ...devices[ 'Desktop Chrome' ], shop },
		...testsOf( shop ),
	} ) ),
} );
