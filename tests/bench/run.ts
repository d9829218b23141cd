/**
 * `npm run bench`: measures the shop's pages and compares them with their
 * budgets.
 *
 * `--json=FILE` sets the output file. `--steady` checks only the budgets of bytes
 * and requests, measures times only twice, and fills no site with posts or
 * products. `--presses` measures only the time from clicks to the next paint,
 * `--products` only shops with many products, `--facets` only facets with 100,000
 * products, or another number: `--facets=20000`. `--commerce=woocommerce`
 * compares WooCommerce's own front end with Vitrine instead, or measures the
 * facets of its products.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium, request, type Browser } from '@playwright/test';
import { launchOptions } from '../site/browser';
import { createSite } from '../site/site';
import type { Site } from '../site/types';
import { BUDGETS, overBudget, type Check, type PageName } from './budgets';
import { checksOf, isSteady } from './checks';
import { facetsChecks, measureFacets, renderFacets } from './catalog/facets';
import {
	measureProducts,
	productsChecks,
	renderProducts,
} from './catalog/products';
import { measureEndpoints } from './endpoints';
import { measureChoices } from './intents/choices';
import { measurePresses, pressChecks } from './intents/presses';
import { measureChange } from './loop/change';
import { measurePosts } from './loop/posts';
import { addProbe } from './site/grown';
import { measureOpenings } from './site/openings';
import { measureWakings } from './site/wakings';
import {
	measureIntents,
	measurePage,
	needsCart,
	type PageFigures,
} from './pages';
import { render, renderBroken, renderPresses, type Figures } from './report';
import { sideBySide } from './side-by-side/run';

const OUTPUT =
	process.argv.find( ( word ) => word.startsWith( '--json=' ) )?.slice( 7 ) ??
	'.cache/results/bench.json';

/** Whether to check only budgets that do not depend on the machine's load; the rest is only shown. */
const steady = process.argv.includes( '--steady' );

/** Number of runs for medians of times. */
const ROUNDS = steady ? 2 : 10;

interface Shop {
	shop: string;
	/** Listings of posts and of products. */
	journal: string;
	finder: string;
	product: string;
	/** A product with many variations. */
	variable: string;
	/** The same product, with options selected by the URL. */
	chosen: string;
	cart: string;
	checkout: string;
	product_id: number;
}

/** Returns the URLs of the seeded shop's pages. */
const findShop = async ( site: Site ): Promise< Shop > =>
	JSON.parse(
		await site.php( `
			$engine = Vitrine\\Commerce\\Engines::active();
			$query = new Vitrine\\Commerce\\Value\\ProductQuery( per_page: 100 );
			foreach ( $engine->catalog()->query( $query )->products as $product ) {
				if ( 'simple' === $product->type && $product->in_stock && ( null === $product->stock || $product->stock > 50 ) ) {
					break;
				}
			}
			$robe = get_page_by_path( 'linen-house-robe', OBJECT, $engine->content_types()['post_type'] );
			$choice = $engine->catalog()->find( $robe->ID )->variations[0]->attributes;
			echo wp_json_encode( array(
				'shop'       => $engine->page_url( 'shop' ),
				'journal'    => get_permalink( get_page_by_path( 'journal' ) ),
				'finder'     => get_permalink( get_page_by_path( 'finder' ) ),
				'product'    => $product->permalink,
				'variable'   => get_permalink( $robe ),
				'chosen'     => add_query_arg( $choice, get_permalink( $robe ) ),
				'cart'       => $engine->page_url( 'cart' ),
				'checkout'   => $engine->page_url( 'checkout' ),
				'product_id' => $product->id,
			) );
		` )
	) as Shop;

const measurePages = async (
	browser: Browser,
	shop: Shop
): Promise< PageFigures[] > => {
	const names: Exclude< PageName, 'site' >[] = [
		'shop',
		'journal',
		'finder',
		'product',
		'variable',
		'chosen',
		'cart',
		'checkout',
	];
	const figures: PageFigures[] = [];
	for ( const name of names ) {
		figures.push(
			await measurePage(
				browser,
				name,
				shop[ name ],
				needsCart( name ) ? shop.shop : ''
			)
		);
	}
	return figures;
};

/** Prints the exceeded budgets and the number of checks. */
const verdict = ( checks: readonly Check[] ): number => {
	const broken = overBudget( checks );
	process.stdout.write(
		broken.length ? `${ renderBroken( broken ) }\n` : ''
	);
	process.stdout.write(
		`bench: ${ checks.length - broken.length } passed, ${
			broken.length
		} failed\n`
	);
	return broken.length ? 1 : 0;
};

const main = async (): Promise< number > => {
	const isWooCommerce = process.argv.includes( '--commerce=woocommerce' );
	const facets = process.argv.find( ( word ) =>
		word.startsWith( '--facets' )
	);
	if ( facets ) {
		const figures = await measureFacets(
			Number( facets.split( '=' )[ 1 ] ?? 100_000 ),
			isWooCommerce ? 'woocommerce' : 'builtin'
		);
		process.stdout.write( `${ renderFacets( figures ) }\n\n` );
		return verdict( facetsChecks( figures ) );
	}
	if ( isWooCommerce ) {
		process.stdout.write( `${ await sideBySide( ROUNDS ) }\n` );
		return 0;
	}
	if ( process.argv.includes( '--products' ) ) {
		const products = await measureProducts();
		process.stdout.write( `${ renderProducts( products ) }\n\n` );
		return verdict( productsChecks( products, BUDGETS.productsTime ) );
	}
	const site = await createSite( { name: 'bench', seed: true, fresh: true } );
	addProbe( site );
	const browser = await chromium.launch( launchOptions( 'whole' ) );
	try {
		const shop = await findShop( site );
		if ( process.argv.includes( '--presses' ) ) {
			const presses = await measurePresses( browser, shop, ROUNDS );
			process.stdout.write( `${ renderPresses( presses ) }\n\n` );
			return verdict( pressChecks( presses, BUDGETS.inpSlowMs ) );
		}
		const client = await request.newContext();
		const pages = await measurePages( browser, shop );
		// Last, since its settings affect every page.
		const all = await site.php( join( __dirname, 'site/page.php' ) );
		pages.push( await measurePage( browser, 'site', all, '' ) );
		const openings = await measureOpenings( browser, all, ROUNDS );
		const figures: Figures = {
			pages,
			intents: await measureIntents( browser, shop.shop, ROUNDS ),
			choices: await measureChoices( browser, shop.variable, ROUNDS ),
			endpoints: await measureEndpoints(
				client,
				site.url,
				shop.product_id,
				'WELCOME10',
				ROUNDS
			),
			openings,
			presses: steady
				? []
				: await measurePresses( browser, shop, ROUNDS ),
			change: await measureChange( browser, shop.journal, ROUNDS ),
			wakings: await measureWakings( browser, shop, ROUNDS ),
			posts: steady ? [] : await measurePosts(),
			products: steady ? [] : await measureProducts(),
		};
		const checks = checksOf( figures ).filter(
			( check ) => ! steady || isSteady( check )
		);
		mkdirSync( dirname( OUTPUT ), { recursive: true } );
		writeFileSync(
			OUTPUT,
			JSON.stringify(
				{ figures, broken: overBudget( checks ) },
				null,
				'\t'
			)
		);
		process.stdout.write( `${ render( figures ) }\n\n` );
		return verdict( checks );
	} finally {
		await browser.close();
		await site.stop();
	}
};

void main().then(
	( code ) => {
		process.exitCode = code;
	},
	( error: unknown ) => {
		process.stderr.write( `${ String( error ) }\n` );
		process.exitCode = 1;
	}
);
