/**
 * `npm run style-guide`: takes screenshots of every component in each of its
 * states, at 1280 and 390 px, in the colors of the theme and of its darkest style
 * variation. For visual inspection; tests/e2e/pages/style-guide.spec.ts compares
 * the screenshots of the components.
 */
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { launchOptions, requireBrowser } from '../site/browser';
import { createSite } from '../site/site';
import { cachePath } from '../site/tools/paths';
import type { Site } from '../site/types';
import { FIND_PRODUCT, styleGuide } from './page';
import { forceStates } from './states';

const WIDTHS = [ 1280, 390 ];

/** Style variations of Twenty Twenty-Five, by file name; empty for the theme's own styles. */
const VARIATIONS = [ '', '08-midnight' ];

/** Applies a style variation, as the owner does in the Site Editor. */
const dress = ( site: Site, variation: string ): Promise< string > =>
	site.php(
		`$id = WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
		$file = get_theme_file_path( 'styles/' . $args['variation'] . '.json' );
		$styles = '' === $args['variation'] ? array( 'version' => 3 ) : (array) json_decode( (string) file_get_contents( $file ), true );
		wp_update_post( wp_slash( array( 'ID' => $id, 'post_content' => wp_json_encode( $styles + array( 'isGlobalStylesUserThemeJSON' => true ) ) ) ) );
		wp_clean_theme_json_cache();`,
		{ args: { variation }, user: 1 }
	);

async function main(): Promise< void > {
	await requireBrowser();
	const folder = cachePath( 'pictures', 'style-guide' );
	mkdirSync( folder, { recursive: true } );
	const site = await createSite( {
		name: 'style-guide',
		seed: true,
		temporary: true,
	} );
	const browser = await chromium.launch( launchOptions() );
	try {
		await site.php(
			`wp_insert_post( wp_slash( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => 'style-guide', 'post_title' => 'Style guide', 'post_content' => $args['content'] ) ) );`,
			{
				args: {
					content: styleGuide( await site.php( FIND_PRODUCT ) ),
				},
				user: 1,
			}
		);
		for ( const variation of VARIATIONS ) {
			await dress( site, variation );
			for ( const width of WIDTHS ) {
				const page = await browser.newPage( {
					viewport: { width, height: 900 },
					reducedMotion: 'reduce',
				} );
				await page.goto( `${ site.url }/style-guide/` );
				await forceStates( page );
				const path = `${ folder }/${
					variation || 'theme'
				}-${ width }.png`;
				await page.screenshot( { path, fullPage: true } );
				process.stdout.write( `${ path }\n` );
				await page.close();
			}
		}
	} finally {
		await browser.close();
		await site.stop();
	}
}

main().catch( ( error: unknown ) => {
	process.stderr.write(
		`${ error instanceof Error ? error.message : String( error ) }\n`
	);
	process.exit( 1 );
} );
