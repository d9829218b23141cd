import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Browser } from '@playwright/test';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../site/browser';
import { createSite } from '../../site/site';
import { cachePath } from '../../site/tools/paths';
import { step } from '../../site/tools/progress';
import type { Site } from '../../site/types';
import { choicesOf } from './choices';
import { costOf, intentsOf } from './measure';
import { put, sidesOf, type Side } from './sides';
import { render, type Compared, type SideFigures } from './table';

/** Pages that both front ends have, and whether they need a filled cart. */
const PAGES: readonly { name: string; path: string; cart: boolean }[] = [
	{ name: 'shop', path: '/shop/', cart: false },
	{ name: 'product', path: '/product/everyday-mug/', cart: false },
	{
		name: 'variable product',
		path: '/product/linen-house-robe/',
		cart: false,
	},
	{ name: 'cart', path: '/cart/', cart: true },
	{ name: 'checkout', path: '/checkout/', cart: true },
	{ name: 'block cart', path: '/block-cart/', cart: true },
	{ name: 'block checkout', path: '/block-checkout/', cart: true },
];

const productId = async ( site: Site ): Promise< number > =>
	Number(
		await site.php(
			`echo get_page_by_path( 'everyday-mug', OBJECT, 'product' )->ID;`
		)
	);

const measure = async (
	browser: Browser,
	site: Site,
	side: Side,
	rounds: number
): Promise< SideFigures > => {
	const product = await productId( site );
	const pages: SideFigures[ 'pages' ] = {};
	for ( const { name, path, cart } of PAGES ) {
		const context = await browser.newContext();
		if ( cart ) {
			await side.add( context.request, site.url, product );
		}
		pages[ name ] = await costOf( context, site.url + path );
		await context.close();
	}
	return {
		pages,
		intents: await intentsOf( browser, site.url, product, side, rounds ),
		choices: await choicesOf( browser, site.url, rounds ),
	};
};

/** Measures both front ends of a shop, one after the other on the same site. */
const compare = async (
	browser: Browser,
	theme: string | undefined,
	rounds: number
): Promise< Compared > => {
	const site = await createSite( {
		name: [ 'bench-woocommerce', theme ? basename( theme ) : '' ]
			.filter( Boolean )
			.join( '-' ),
		commerce: 'woocommerce',
		seed: true,
		fresh: true,
		...( theme ? { theme } : {} ),
	} );
	try {
		const [ own, vitrine ] = sidesOf( theme === undefined );
		const figures = async ( side: Side ) => {
			await put( site, side );
			return measure( browser, site, side, rounds );
		};
		return {
			theme: theme ? basename( theme ) : 'Twenty Twenty-Five',
			own: await figures( own ),
			vitrine: await figures( vitrine ),
		};
	} finally {
		await site.stop();
	}
};

/**
 * Compares WooCommerce's own front end with Vitrine on one site in one run: in a
 * block theme, and in the classic theme in THEME_DIR.
 *
 * @param rounds Number of visits per figure.
 * @return The tables.
 */
export async function sideBySide( rounds: number ): Promise< string > {
	const browser = await chromium.launch( launchOptions( 'whole' ) );
	const given = process.env.THEME_DIR;
	const themes = [ undefined, ...( given ? [ given ] : [] ) ];
	const all: Compared[] = [];
	try {
		for ( const theme of themes ) {
			all.push(
				await step( `Side by side (${ theme ?? 'block theme' })`, () =>
					compare( browser, theme, rounds )
				)
			);
		}
	} finally {
		await browser.close();
	}
	writeFileSync(
		cachePath( 'results', 'bench-woocommerce.json' ),
		JSON.stringify( all, null, '\t' )
	);
	const tables = all.map( render );
	if ( ! given ) {
		tables.push(
			'Classic theme: skipped, THEME_DIR is not set to a folder.'
		);
	}
	return tables.join( '\n\n' );
}
